// Groups and lines of the log.

import { describe, expect, test } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import { GameText } from "@/i18n/gameText";
import { logGroups } from "@/i18n/logLines";

describe("the log", () => {
  const words = new Catalogue("en", [
    `event-drawn = A stroke.
event-round_started = Round { $round }.
event-round_ended = Round { $round } is over.
event-turn_started = It begins.
event-placed = { $seat } places { $armies } in { $land }.
log-many-placed = { $seat } places { $armies } in { $land } ({ $count } times).
log-round_ended = {""}
`,
  ]);
  const gameText = new GameText(words, {}, {});
  const step = (seq: number, event: string, fields = {}) => ({
    seq,
    at: 0,
    wall: 0,
    events: [{ event, ...fields }],
  });
  const round = (seq: number, number: number) => step(seq, "round_started", { round: number });
  const texts = (...steps: Parameters<typeof logGroups>[0][number][]) =>
    logGroups(steps, gameText).map(({ heading, lines }) => [heading, ...lines.map((l) => l.text)]);

  test("what happens again and again is told once", () => {
    const [group] = logGroups(
      [round(0, 1), ...[1, 2, 3, 4].map((seq) => step(seq, "drawn"))],
      gameText,
    );
    expect(group).toMatchObject({ key: "0 0", seq: 0, heading: "Round 1.", isSetUp: false });
    expect(group!.lines).toEqual([{ key: "4 0", seq: 4, text: "A stroke.", times: 4 }]);
  });

  test("what happens twice is told twice, so that each can be looked at", () => {
    expect(texts(step(1, "drawn"), step(2, "drawn"))).toEqual([["", "A stroke.", "A stroke."]]);
  });

  test("each round is a group, the set-up apart, and a turn says whose it is", () => {
    const groups = logGroups(
      [round(0, 0), step(1, "drawn"), round(2, 1), step(3, "turn_started", { seat: 2 })],
      gameText,
    );
    expect(groups.map(({ isSetUp, seat }) => [isSetUp, seat])).toEqual([
      [true, null],
      [false, 2],
    ]);
  });

  test("a run of one seat is told in one sentence where the game has one", () => {
    const place = (seq: number, seat: number, armies: number, land: string) =>
      step(seq, "placed", { seat, armies, land });
    expect(texts(place(1, 0, 3, "a"), place(2, 0, 2, "b"), place(3, 1, 1, "c"))).toEqual([
      ["", "0 places 5 in a, b (2 times).", "1 places 1 in c."],
    ]);
  });

  test("what the game has no line for is left out", () => {
    expect(texts(round(0, 1), step(1, "round_ended", { round: 1 }), round(2, 2))).toEqual([
      ["Round 1."],
      ["Round 2."],
    ]);
  });
});
