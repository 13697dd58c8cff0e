// The room's table: people, chat, clock and nonces, over a fake WebSocket.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { pledgeOf } from "@/net/nonce";
import { Room } from "@/net/room.svelte";
import { site } from "@/net/session.svelte";
import type { Session } from "@/net/wire";

import { browser, startBrowser, stopBrowser } from "./support/browser";
import {
  ANA,
  chatLine,
  COMMITMENT,
  match,
  pastStep,
  seat,
  table,
  welcome,
} from "./support/messages";
import { enter } from "./support/tableServer";

let room: Room;

beforeEach(() => {
  startBrowser();
  room = new Room("PLUM");
});
afterEach(() => {
  room.close();
  stopBrowser();
});

describe("the table", () => {
  test("presence follows people and bots", () => {
    enter(0, 0);
    expect(room.presence).toEqual(["here", "bot"]);
    browser.socket.deliver({ type: "presence", person: "ana", online: false, autopilot: null });
    expect(room.presence).toEqual(["away", "bot"]);
  });

  test("absence tells when the autopilot plays", () => {
    enter(0, 0);
    const away = { type: "presence", person: "ana", online: false, autopilot: 5_000 } as const;
    browser.socket.deliver(away);
    expect(room.table?.people[0]?.autopilot).toBe(5_000);
  });

  test("who returns learns what the autopilot did since", () => {
    const skipped = (seq: number, seat: number) => ({
      ...pastStep(seq, "skipped"),
      events: [{ event: "seat_skipped", seat }],
    });
    const steps = [skipped(1, 0), skipped(2, 1), skipped(3, 0)];
    enter(0, 0);
    browser.socket.deliver(welcome({ match: match({ id: "m2", seq: 3 }), steps, left_at: 1 }));
    expect(room.autopilot.map(({ seq }) => seq)).toEqual([3]);
  });

  test("a new name is used in the match", () => {
    enter(0, 2);
    const seats = [seat({ name: "Anna", person: "ana" }), seat({ name: "Bot", bot: "easy" })];
    browser.socket.deliver({ type: "table", table: table({ phase: "playing", seats }), you: ANA });
    expect(room.match?.names).toEqual(["Anna", "Bot"]);
  });

  test("back in the lobby the match is over", () => {
    enter(0, 2);
    browser.socket.deliver({ type: "table", table: table({ phase: "waiting" }), you: ANA });
    expect(room.match).toBeNull();
    expect(room.steps).toEqual([]);
  });

  test("a match that begins replaces the last one", () => {
    enter(0, 2);
    const begun = match({ id: "m2" });
    browser.socket.deliver({ type: "begun", match: begun, opening: pastStep(0, "begun") });
    expect(room.match?.id).toBe("m2");
    expect(room.steps).toEqual([pastStep(0, "begun")]);
  });

  test("the outcome of a proposal is shown for a while", () => {
    enter(0, 0);
    const ended = { what: "pause", by: 1, name: "", outcome: "expired" } as const;
    browser.socket.deliver({ type: "proposal_ended", ...ended });
    expect(room.ended).toMatchObject(ended);
    vi.advanceTimersByTime(10_000);
    expect(room.ended).toBeNull();
  });

  test("a table that is gone says why", () => {
    enter(0, 0);
    const problem = { code: "kicked", params: {}, text: "Out." };
    browser.socket.deliver({ type: "gone", problem });
    expect(room.gone).toEqual(problem);
    expect(room.status).toBe("gone");
  });

  test("a session that ended elsewhere ends here", () => {
    site.session = {} as Session;
    enter(0, 0);
    const problem = { code: "no_session", params: {}, text: "" };
    browser.socket.deliver({ type: "gone", problem });
    expect(site.session).toBeNull();
  });

  test("a change of language opens a new connection", () => {
    enter(0, 0);
    room.refresh();
    expect(browser.sockets).toHaveLength(2);
  });
});

describe("sitting down", () => {
  const lobby = (given = {}) => table({ phase: "waiting", ...given });
  const guest = { ...ANA, seat: null };
  const sits = () => browser.socket.sentOf("sit").length;

  test("a guest sits down with the welcome, and once", () => {
    room.sitWhenWelcomed();
    browser.socket.accept();
    expect(sits()).toBe(0);
    browser.socket.deliver(welcome({ table: lobby(), you: guest }));
    expect(sits()).toBe(1);
    browser.socket.deliver(welcome({ table: lobby(), you: guest }));
    expect(sits()).toBe(1);
  });

  test("who is welcome already sits down at once", () => {
    browser.socket.accept().deliver(welcome({ table: lobby(), you: guest }));
    room.sitWhenWelcomed();
    expect(sits()).toBe(1);
  });

  test.each([
    ["has a seat", lobby(), ANA],
    ["comes too late", table({ phase: "playing" }), guest],
  ])("nobody sits down who %s", (_why, given, you) => {
    room.sitWhenWelcomed();
    browser.socket.accept().deliver(welcome({ table: given, you }));
    expect(sits()).toBe(0);
  });
});

describe("messages", () => {
  beforeEach(() => enter(0, 0));

  test("a line of chat is unread, one's own is not", () => {
    browser.socket.deliver(chatLine(1), chatLine(2, { person: "ana" }));
    expect(room.messages.map(({ number }) => number)).toEqual([1, 2]);
    expect(room.unread).toEqual([1]);
  });

  test("the same line twice counts once", () => {
    browser.socket.deliver(chatLine(1), chatLine(1));
    expect(room.messages).toHaveLength(1);
    expect(room.unread).toEqual([1]);
  });

  test("reading tells the server the last number of each conversation", () => {
    browser.socket.deliver(
      chatLine(1),
      chatLine(2),
      chatLine(3, { seat: 1, to: [0] }),
      chatLine(4, { seat: 0, to: [1], person: "ana" }),
    );
    void room.letters.read([1, 2, 3, 4]);
    expect(room.unread).toEqual([]);
    expect(browser.socket.sentOf("read").map(({ number }) => number)).toEqual([2, 4]);
  });
});

describe("the clock", () => {
  test("the welcome gives a first estimate of the server's clock", () => {
    browser.socket.accept().deliver(welcome({ now: 1_000_700 }));
    expect(room.ahead).toBe(700);
  });

  test("the quickest answer gives the best one", () => {
    enter(0, 0);
    const sent = Date.now();
    vi.advanceTimersByTime(100);
    browser.socket.deliver({ type: "pong", sent, now: sent + 350 });
    expect(room.ahead).toBe(300);
    vi.advanceTimersByTime(300);
    browser.socket.deliver({ type: "pong", sent, now: sent + 5000 });
    expect(room.ahead).toBe(300);
  });
});

describe("nonces", () => {
  const seated = (pledged: boolean) =>
    table({ phase: "waiting", seats: [seat({ name: "Ana", person: "ana", pledged })] });

  test("a seat pledges the hash of a nonce, and shows that nonce at the start", () => {
    browser.socket.accept().deliver(welcome({ table: seated(false) }));
    const { hash } = browser.socket.sentOf("pledge")[0]!;
    browser.socket.deliver({ type: "reveal_nonce" });
    const { nonce } = browser.socket.sentOf("reveal")[0]!;
    expect(pledgeOf(nonce)).toBe(hash);
  });

  test("a second pledge for the same commitment is for the same nonce", () => {
    browser.socket.accept().deliver(welcome({ table: seated(false) }));
    browser.socket.deliver({ type: "table", table: seated(false), you: ANA });
    const hashes = browser.socket.sentOf("pledge").map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(1);
  });

  test.each([
    ["has pledged", seated(true), ANA],
    ["only watches", seated(false), { ...ANA, seat: null }],
    ["plays already", { ...seated(false), phase: "playing" as const }, ANA],
  ])("nobody pledges who %s", (_why, given, you) => {
    browser.socket.accept().deliver(welcome({ table: given, you }));
    expect(browser.socket.sentOf("pledge")).toEqual([]);
  });

  test("who pledged nothing reveals nothing", () => {
    browser.socket.accept().deliver(welcome({ table: table({ commitment: COMMITMENT }) }));
    browser.socket.deliver({ type: "reveal_nonce" });
    expect(browser.socket.sentOf("reveal")).toEqual([]);
  });
});
