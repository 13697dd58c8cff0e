// The room: the state of a table, kept current by messages over a fake WebSocket.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { pledgeOf } from "@/net/nonce";
import { Room } from "@/net/room.svelte";
import { site } from "@/net/session.svelte";
import type { MatchView, Session } from "@/net/wire";

import { browser, startBrowser, stopBrowser } from "./support/browser";
import {
  ANA,
  chatLine,
  COMMITMENT,
  match,
  pastStep,
  pastSteps,
  position,
  seat,
  step,
  table,
  view,
  welcome,
} from "./support/messages";

let room: Room;
let isLive: boolean;

beforeEach(() => {
  startBrowser();
  isLive = false;
  room = new Room("PLUM", { isLive: () => isLive });
});
afterEach(() => {
  room.close();
  stopBrowser();
});

const seqs = () => room.steps.map(({ seq }) => seq);

/** Enter a match with these steps. */
function enter(from: number, to: number, given: Partial<MatchView> = {}) {
  const steps = pastSteps(from, to);
  browser.socket.accept().deliver(welcome({ match: match({ seq: to, ...given }), steps }));
}

/** Lose the connection and open the next one. */
function comeBack() {
  browser.socket.drop();
  vi.advanceTimersByTime(500);
  browser.socket.accept();
}

/** Answer the newest request of this kind. */
async function reply(type: "play" | "state_at" | "ask_history" | "sit" | "read", body: object) {
  const { id } = browser.socket.sentOf(type).at(-1)!;
  browser.socket.deliver({ id, ...body } as never);
  await vi.advanceTimersByTimeAsync(0);
}

describe("hello", () => {
  test("somebody new knows no match", () => {
    expect(room.hello()).toEqual({
      type: "hello",
      match: "",
      since: 0,
      text: false,
      screen: false,
    });
  });

  test("the last known step is named on the way back", () => {
    enter(0, 3);
    browser.socket.deliver(step(4));
    comeBack();
    expect(browser.socket.sentOf("hello")).toMatchObject([{ match: "m1", since: 4 }]);
  });

  test("text mode is asked for at once and after a reconnect", () => {
    enter(0, 0);
    room.describe(true);
    expect(browser.socket.sentOf("hello").at(-1)).toMatchObject({ text: true });
    comeBack();
    expect(browser.socket.sentOf("hello")).toMatchObject([{ text: true }]);
  });

  test("a screen says so", () => {
    const screen = new Room("PLUM", { isScreen: true });
    expect(screen.hello()).toMatchObject({ screen: true });
    screen.close();
  });
});

describe("catching up", () => {
  test("a welcome brings the table, the match and its steps", () => {
    enter(0, 2);
    expect(room.status).toBe("online");
    expect(room.table?.code).toBe("PLUM");
    expect(room.match?.id).toBe("m1");
    expect(room.seq).toBe(2);
    expect(seqs()).toEqual([0, 1, 2]);
  });

  test("missed steps are added to the known ones", () => {
    enter(0, 2);
    comeBack();
    browser.socket.deliver(welcome({ match: match({ seq: 4 }), steps: pastSteps(3, 4) }));
    expect(seqs()).toEqual([0, 1, 2, 3, 4]);
    expect(room.seq).toBe(4);
  });

  test("steps that are known already are not added again", () => {
    enter(0, 2);
    comeBack();
    browser.socket.deliver(welcome({ match: match({ seq: 3 }), steps: pastSteps(1, 3) }));
    expect(seqs()).toEqual([0, 1, 2, 3]);
  });

  test("nothing missed leaves the steps as they are", () => {
    enter(0, 2);
    comeBack();
    browser.socket.deliver(welcome({ match: match({ seq: 2 }), steps: [] }));
    expect(seqs()).toEqual([0, 1, 2]);
  });

  test("after a gap only the new steps are kept, so that the log has no hole", () => {
    enter(0, 2);
    comeBack();
    browser.socket.deliver(welcome({ match: match({ seq: 60 }), steps: pastSteps(50, 60) }));
    expect(seqs()).toEqual(pastSteps(50, 60).map(({ seq }) => seq));
  });

  test("another match replaces everything of the one before", async () => {
    enter(0, 2);
    void room.lookAt(1);
    await reply("state_at", { type: "past", step: 1, view: view(), text: "" });
    expect(room.look).not.toBeNull();
    comeBack();
    browser.socket.deliver(welcome({ match: match({ id: "m2", seq: 1 }), steps: pastSteps(0, 1) }));
    expect(seqs()).toEqual([0, 1]);
    expect(room.match?.id).toBe("m2");
    expect(room.look).toBeNull();
  });

  test("a look at the past survives a reconnect to the same match", async () => {
    enter(0, 2);
    void room.lookAt(1);
    await reply("state_at", { type: "past", step: 1, view: view(), text: "" });
    comeBack();
    browser.socket.deliver(welcome({ match: match({ seq: 2 }), steps: [] }));
    expect(room.look).toMatchObject({ step: 1 });
  });

  test("a table without a match forgets the match", () => {
    enter(0, 2);
    comeBack();
    browser.socket.deliver(welcome());
    expect(room.match).toBeNull();
    expect(room.position).toBeNull();
    expect(room.steps).toEqual([]);
  });

  test("earlier steps are put before the first known one", async () => {
    enter(150, 152);
    void room.earlier();
    expect(browser.socket.sentOf("ask_history")).toMatchObject([{ since: 49, until: 149 }]);
    await reply("ask_history", { type: "history", steps: pastSteps(148, 149) });
    expect(seqs()).toEqual([148, 149, 150, 151, 152]);
  });
});

describe("steps", () => {
  beforeEach(() => enter(0, 2));

  test("a step brings its events and the new position", () => {
    browser.socket.deliver(step(3, { to_act: [1] }));
    expect(seqs()).toEqual([0, 1, 2, 3]);
    expect(room.seq).toBe(3);
    expect(room.position?.to_act).toEqual([1]);
    expect(room.steps.at(-1)).toEqual(pastStep(3));
  });

  test.each([2, 1, 0])("step %i is known and changes nothing", (seq) => {
    const before = room.position;
    browser.socket.deliver(step(seq, { to_act: [1] }));
    expect(seqs()).toEqual([0, 1, 2]);
    expect(room.position).toBe(before);
    expect(room.seq).toBe(2);
  });

  test("the same step twice counts once", () => {
    browser.socket.deliver(step(3), step(3));
    expect(seqs()).toEqual([0, 1, 2, 3]);
  });

  test("a step before any match is ignored", () => {
    comeBack();
    browser.socket.deliver(welcome(), step(1));
    expect(room.steps).toEqual([]);
    expect(room.position).toBeNull();
  });

  test("a take-back is a step forward with the position of before", () => {
    const before = position({ to_act: [0], view: view(1) });
    browser.socket.deliver(step(3, { to_act: [1], view: view(2) }));
    browser.socket.deliver({
      type: "step",
      ...pastStep(4, "taken_back"),
      position: before,
    });
    expect(seqs()).toEqual([0, 1, 2, 3, 4]);
    expect(room.position).toEqual(before);
    expect(room.steps.at(-1)?.events).toEqual([{ event: "taken_back" }]);
  });

  test("a pause moves what is due and leaves the rest", () => {
    const due = { at: 5000, name: "turn", moment: 1 };
    browser.socket.deliver({ type: "timing", paused: true, due });
    expect(room.position).toEqual(position({ due }));
  });
});

describe("streams", () => {
  beforeEach(() => enter(0, 1));

  test("quick steps add events and leave the position", () => {
    const before = room.position;
    browser.socket.deliver({ type: "stream", steps: pastSteps(2, 3) });
    expect(room.position).toBe(before);
    expect(room.seq).toBe(3);
    expect(room.streamed).toEqual([{ event: "e2" }, { event: "e3" }]);
  });

  test("quick steps that overlap are added once", () => {
    browser.socket.deliver(
      { type: "stream", steps: pastSteps(2, 3) },
      { type: "stream", steps: pastSteps(3, 4) },
    );
    expect(seqs()).toEqual([0, 1, 2, 3, 4]);
    expect(room.streamed).toHaveLength(3);
  });

  test("the next position contains what was streamed", () => {
    browser.socket.deliver({ type: "stream", steps: pastSteps(2, 3) }, step(4));
    expect(room.streamed).toEqual([]);
  });

  test("so does the position after a reconnect", () => {
    browser.socket.deliver({ type: "stream", steps: pastSteps(2, 3) });
    comeBack();
    expect(browser.socket.sentOf("hello")).toMatchObject([{ since: 3 }]);
    browser.socket.deliver(welcome({ match: match({ seq: 4 }), steps: pastSteps(4, 4) }));
    expect(room.streamed).toEqual([]);
    expect(seqs()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("moves", () => {
  const ROLL = { move: "roll" };
  beforeEach(() => enter(0, 0));

  test("a move is pending until it is answered", async () => {
    const played = room.play(ROLL);
    expect(room.pending).toEqual([ROLL]);
    await reply("play", { type: "answer", seq: 1 });
    expect(await played).toBe(true);
    expect(room.pending).toEqual([]);
  });

  test("a refused move is given back, with the reason", async () => {
    const played = room.play(ROLL);
    await reply("play", { type: "refused", code: "not_your_turn", params: {}, text: "Wait." });
    expect(await played).toBe(false);
    expect(room.pending).toEqual([]);
    expect(room.problem).toMatchObject({ code: "not_your_turn", text: "Wait." });
  });

  test("the next request clears the reason", async () => {
    void room.play(ROLL);
    await reply("play", { type: "refused", code: "not_your_turn", params: {}, text: "" });
    void room.request({ type: "sit" });
    expect(room.problem).toBeNull();
  });

  test("a move whose answer was lost is sent again with its id and made once", async () => {
    const played = room.play(ROLL);
    const [first] = browser.socket.sentOf("play");
    comeBack();
    expect(room.pending).toEqual([ROLL]);
    browser.socket.deliver(welcome({ match: match({ seq: 1 }), steps: pastSteps(1, 1) }));
    expect(browser.socket.sentOf("play")).toEqual([first]);
    await reply("play", { type: "answer", seq: 1 });
    expect(await played).toBe(true);
    expect(seqs()).toEqual([0, 1]);
  });
});

describe("looking back", () => {
  beforeEach(() => enter(0, 5));

  test("a step of the past is asked for and shown", async () => {
    void room.lookAt(2);
    await reply("state_at", { type: "past", step: 2, view: view(1), text: "Then." });
    expect(room.look).toMatchObject({ step: 2, text: "Then." });
  });

  test.each([null, 5])("%s is now, which needs no request", async (at) => {
    await room.lookAt(at);
    expect(room.look).toBeNull();
    expect(browser.socket.sentOf("state_at")).toEqual([]);
  });

  test("nobody looks back in a live game while it is their turn", async () => {
    isLive = true;
    const due = { at: 5000, name: "turn", moment: 1 };
    browser.socket.deliver(step(6, { due, choices: [{ move: "answer", fields: {} }] }));
    await room.lookAt(2);
    expect(browser.socket.sentOf("state_at")).toEqual([]);
  });
});

describe("the table", () => {
  test("presence follows people and bots", () => {
    enter(0, 0);
    expect(room.presence).toEqual(["here", "bot"]);
    browser.socket.deliver({ type: "presence", person: "ana", online: false });
    expect(room.presence).toEqual(["away", "bot"]);
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
    void room.read([1, 2, 3, 4]);
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
