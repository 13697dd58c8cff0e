// The socket of a table: reconnecting, resending and closing, over a fake WebSocket.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ApiError } from "@/net/api";
import { type Listener, type Status, TableSocket } from "@/net/tableSocket";
import type { FromServerMessage } from "@/net/wire";

import { browser, startBrowser, stopBrowser } from "./support/browser";
import { welcome } from "./support/messages";

class Recorder implements Listener {
  readonly statuses: Status[] = [];
  readonly messages: FromServerMessage["type"][] = [];
  since = 0;

  hello() {
    return { type: "hello" as const, match: "m1", since: this.since };
  }

  onMessage(message: FromServerMessage) {
    this.messages.push(message.type);
  }

  onStatus(status: Status) {
    this.statuses.push(status);
  }
}

let listener: Recorder;
let socket: TableSocket;

beforeEach(() => {
  startBrowser();
  listener = new Recorder();
  socket = new TableSocket("PL UM", listener);
});
afterEach(() => {
  socket.close();
  stopBrowser();
});

const connect = () => browser.socket.accept().deliver(welcome());
const answer = (id: string) => ({ type: "answer" as const, id, seq: null });
const ids = (index: number) => browser.sockets[index]!.sentOf("sit").map(({ id }) => id);

describe("connecting", () => {
  test("the address names the table and is as secure as the page", () => {
    expect(browser.socket.url).toBe("wss://ludoteca.test/api/tables/PL%20UM/socket");
  });

  test("hello is sent first, and the welcome makes it online", () => {
    browser.socket.accept();
    expect(browser.socket.sent).toEqual([{ type: "hello", match: "m1", since: 0 }]);
    expect(listener.statuses).toEqual(["connecting"]);
    browser.socket.deliver(welcome());
    expect(listener.statuses).toEqual(["connecting", "online"]);
  });

  test("a ping follows the welcome and then every 20 seconds", () => {
    connect();
    expect(browser.socket.sentOf("ping")).toEqual([{ type: "ping", sent: 1_000_000 }]);
    browser.socket.deliver({ type: "pong", sent: 1_000_000, now: 1_000_000 });
    vi.advanceTimersByTime(20_000);
    expect(browser.socket.sentOf("ping")).toHaveLength(2);
  });

  test("a second welcome on the same connection starts no second pulse", () => {
    connect();
    browser.socket.deliver(welcome());
    vi.advanceTimersByTime(20_000);
    expect(browser.socket.sentOf("ping")).toHaveLength(2);
  });

  test("every message reaches the listener", () => {
    connect();
    browser.socket.deliver({ type: "presence", person: "ana", online: false, autopilot: null });
    expect(listener.messages).toEqual(["welcome", "presence"]);
  });
});

describe("requests", () => {
  test("an answer resolves the request of the same id and no other", async () => {
    connect();
    const first = socket.request({ type: "sit" });
    const second = socket.request({ type: "stand" });
    const [sit] = browser.socket.sentOf("sit");
    const [stand] = browser.socket.sentOf("stand");
    expect(sit!.id).not.toBe(stand!.id);
    browser.socket.deliver(answer(stand!.id), answer(sit!.id));
    await expect(second).resolves.toEqual(answer(stand!.id));
    await expect(first).resolves.toEqual(answer(sit!.id));
  });

  test("a refusal rejects with its code, parameters and text", async () => {
    connect();
    const request = socket.request({ type: "sit" });
    const { id } = browser.socket.sentOf("sit")[0]!;
    const refused = { code: "table_full", params: { seats: 2 }, text: "Full." };
    browser.socket.deliver({ type: "refused", id, ...refused });
    const error = await request.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(refused);
  });

  test("an answer nobody waits for is ignored", () => {
    connect();
    expect(() => browser.socket.deliver(answer("unknown"))).not.toThrow();
  });

  test("a request before the connection is sent with the welcome", () => {
    void socket.request({ type: "sit" });
    browser.socket.accept();
    expect(browser.socket.sentOf("sit")).toEqual([]);
    browser.socket.deliver(welcome());
    expect(browser.socket.sentOf("sit")).toHaveLength(1);
  });

  test("an unanswered request is sent again with the same id, an answered one is not", async () => {
    connect();
    const done = socket.request({ type: "sit" });
    browser.socket.deliver(answer(ids(0)[0]!));
    await done;
    const open = socket.request({ type: "sit" });
    browser.socket.drop();
    vi.advanceTimersByTime(500);
    connect();
    expect(ids(1)).toEqual([ids(0)[1]]);
    browser.socket.deliver(answer(ids(1)[0]!));
    await expect(open).resolves.toEqual(answer(ids(0)[1]!));
  });

  test("requests are sent again in their order, after hello", () => {
    connect();
    void socket.request({ type: "sit" });
    void socket.request({ type: "stand" });
    browser.socket.drop();
    vi.advanceTimersByTime(500);
    connect();
    expect(browser.socket.sent.map(({ type }) => type)).toEqual(["hello", "ping", "sit", "stand"]);
  });
});

describe("reconnecting", () => {
  test("hello names what is known by then", () => {
    connect();
    browser.socket.drop();
    listener.since = 7;
    vi.advanceTimersByTime(500);
    browser.socket.accept();
    expect(browser.socket.sent).toEqual([{ type: "hello", match: "m1", since: 7 }]);
  });

  test.each([1000, 1001, 1006, 1011, 4000])("close code %i leads to a new connection", (code) => {
    connect();
    browser.socket.drop(code);
    expect(listener.statuses.at(-1)).toBe("offline");
    vi.advanceTimersByTime(500);
    expect(browser.sockets).toHaveLength(2);
    expect(listener.statuses.at(-1)).toBe("connecting");
  });

  test("the wait doubles with every failure, up to 15 seconds", () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = browser.sockets.length;
      browser.socket.drop();
      vi.advanceTimersByTime(wait - 1);
      expect(browser.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(browser.sockets).toHaveLength(before + 1);
    }
  });

  test.each([
    [0, 375],
    [1, 625],
  ])("the wait varies by a quarter: random %d gives %d ms", (random, wait) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    browser.socket.drop();
    vi.advanceTimersByTime(wait - 1);
    expect(browser.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(browser.sockets).toHaveLength(2);
  });

  test.each([
    ["a welcome", welcome()],
    ["a server that goes down for a moment", { type: "closing" as const, retry: 100 }],
  ])("%s resets the wait", (_name, message) => {
    browser.socket.drop();
    vi.advanceTimersByTime(500);
    browser.socket.accept().deliver(message);
    browser.socket.drop();
    vi.advanceTimersByTime(500);
    expect(browser.sockets).toHaveLength(3);
  });

  test("a connection without a sign of life for 45 seconds is replaced", () => {
    connect();
    const silent = browser.socket;
    vi.advanceTimersByTime(40_000);
    expect(listener.statuses.at(-1)).toBe("online");
    vi.advanceTimersByTime(20_000);
    expect(silent.readyState).toBe(WebSocket.CLOSED);
    expect(listener.statuses.at(-1)).toBe("offline");
    vi.advanceTimersByTime(500);
    expect(browser.sockets).toHaveLength(2);
  });

  test("the pulse stops with its connection", () => {
    connect();
    browser.socket.drop();
    vi.advanceTimersByTime(500);
    connect();
    vi.advanceTimersByTime(20_000);
    expect(browser.sockets[0]!.sentOf("ping")).toHaveLength(1);
    expect(browser.sockets[1]!.sentOf("ping")).toHaveLength(2);
  });

  test("going offline is noticed at once", () => {
    connect();
    browser.isOnline = false;
    browser.fire("offline");
    expect(listener.statuses.at(-1)).toBe("offline");
  });

  test.each(["online", "visibilitychange"] as const)("%s ends the wait", (event) => {
    connect();
    browser.socket.drop();
    browser.fire(event);
    expect(browser.sockets).toHaveLength(2);
    vi.advanceTimersByTime(15_000);
    expect(browser.sockets).toHaveLength(2);
  });

  test("a hidden page waits its time", () => {
    connect();
    browser.socket.drop();
    browser.isHidden = true;
    browser.fire("visibilitychange");
    expect(browser.sockets).toHaveLength(1);
  });

  test("reconnecting on purpose opens at once and resends", () => {
    connect();
    const old = browser.socket;
    void socket.request({ type: "sit" });
    socket.reconnect();
    expect(old.readyState).toBe(WebSocket.CLOSED);
    old.drop();
    expect(browser.sockets).toHaveLength(2);
    connect();
    expect(ids(1)).toEqual(ids(0));
  });

  test("greeting again says hello on the same connection", () => {
    connect();
    socket.greet();
    expect(browser.sockets).toHaveLength(1);
    expect(browser.socket.sentOf("hello")).toHaveLength(2);
  });
});

describe("closing", () => {
  test("a table that is gone is left for good", () => {
    connect();
    const problem = { code: "kicked", params: {}, text: "" };
    browser.socket.deliver({ type: "gone", problem });
    expect(listener.statuses.at(-1)).toBe("gone");
    expect(browser.socket.readyState).toBe(WebSocket.CLOSED);
    browser.socket.drop();
    vi.advanceTimersByTime(60_000);
    browser.fire("online");
    expect(browser.sockets).toHaveLength(1);
  });

  test("a closed socket neither pings nor comes back", () => {
    connect();
    socket.close();
    browser.socket.drop();
    vi.advanceTimersByTime(60_000);
    browser.fire("online");
    browser.fire("visibilitychange");
    expect(browser.sockets).toHaveLength(1);
    expect(browser.socket.sentOf("ping")).toHaveLength(1);
  });

  test("closing during the wait cancels the next attempt", () => {
    connect();
    browser.socket.drop();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(browser.sockets).toHaveLength(1);
  });
});
