// The room's match: catching up, steps, streams and moves, over a fake WebSocket.

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { Room } from "@/net/room.svelte";

import { browser, startBrowser, stopBrowser } from "./support/browser";
import { match, pastStep, pastSteps, position, step, view, welcome } from "./support/messages";
import { comeBack, enter, reply } from "./support/tableServer";

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
    void room.loadEarlierSteps();
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
    const due = { at: 5000, name: "turn", moment: 1, moved: null };
    browser.socket.deliver({ type: "timing", paused: true, due });
    expect(room.position).toEqual(position({ due }));
  });
});

describe("streams", () => {
  beforeEach(() => enter(0, 1));

  test("streamed steps add events and leave the position", () => {
    const before = room.position;
    browser.socket.deliver({ type: "stream", steps: pastSteps(2, 3) });
    expect(room.position).toBe(before);
    expect(room.seq).toBe(3);
    expect(room.streamed).toEqual([{ event: "e2" }, { event: "e3" }]);
  });

  test("streamed steps that overlap are added once", () => {
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
    const due = { at: 5000, name: "turn", moment: 1, moved: null };
    browser.socket.deliver(step(6, { due, choices: [{ move: "answer", fields: {} }] }));
    await room.lookAt(2);
    expect(browser.socket.sentOf("state_at")).toEqual([]);
  });
});
