// Choices: few moves are buttons, many are forms whose fields narrow those after them.

import { describe, expect, test } from "vitest";

import { byKind, fewMoves, fieldsFor, moveFrom, type DefaultNumber } from "@/model/choices";
import type { ChoiceRow } from "@/net/wire";

const least: DefaultNumber = (_field, from) => from;
const unnamed = () => false;
const named = () => true;

const ATTACK: ChoiceRow[] = [
  {
    move: "attack",
    fields: {
      source: { is: "alaska" },
      target: { one_of: ["kamchatka"] },
      dice: { from: 1, to: 3 },
    },
  },
  {
    move: "attack",
    fields: {
      source: { is: "brazil" },
      target: { one_of: ["peru", "congo"] },
      dice: { from: 1, to: 2 },
    },
  },
];
const TRADE: ChoiceRow[] = [
  { move: "trade", fields: { cards: { is: [1, 2, 3] }, bonus: { one_of: ["", "peru"] } } },
  { move: "trade", fields: { cards: { is: [1, 2, 4] }, bonus: { is: "" } } },
];
const END: ChoiceRow = { move: "end_turn", fields: {} };

const offered = (rows: ChoiceRow[], chosen: Record<string, unknown>) =>
  fieldsFor(rows, chosen, least).map(({ name, offer, value }) => [name, offer, value]);

describe("kinds and buttons", () => {
  test("rows are grouped by their kind, in order, and what asks for nothing more comes last", () => {
    const kinds = byKind([END, ...ATTACK, ...ATTACK]);
    expect([...kinds].map(([kind, rows]) => [kind, rows.length])).toEqual([
      ["attack", 4],
      ["end_turn", 1],
    ]);
  });

  test("a move without fields is one button", () => {
    expect(fewMoves([END], unnamed)).toEqual([{ move: "end_turn" }]);
  });

  test("a few moves are listed, whole values as they are", () => {
    expect(fewMoves(TRADE, unnamed)).toEqual([
      { move: "trade", cards: [1, 2, 3], bonus: "" },
      { move: "trade", cards: [1, 2, 3], bonus: "peru" },
      { move: "trade", cards: [1, 2, 4], bonus: "" },
    ]);
  });

  test("numbers without names become a stepper sooner than things with names", () => {
    const rows: ChoiceRow[] = [{ move: "answer", fields: { option: { from: 0, to: 4 } } }];
    expect(fewMoves(rows, named)).toHaveLength(5);
    expect(fewMoves(rows, unnamed)).toEqual([]);
  });

  test.each<ChoiceRow>([
    { move: "guess", fields: { text: { text: 30 } } },
    { move: "draw", fields: { stroke: { free: "stroke", paper: 100 } } },
    { move: "bid", fields: { count: { from: 1, to: 9 }, rank: { from: 0, to: 5 } } },
  ])("what is open or too much is no button: $move", (row) => {
    expect(fewMoves([row], unnamed)).toEqual([]);
  });
});

describe("forms", () => {
  test("at first only the first open field is there, with the values of all rows", () => {
    expect(offered(ATTACK, {})).toEqual([
      ["source", { kind: "list", values: ["alaska", "brazil"] }, undefined],
    ]);
    expect(moveFrom(ATTACK, fieldsFor(ATTACK, {}, least))).toBeNull();
  });

  test("what is chosen narrows what comes after it", () => {
    expect(offered(ATTACK, { source: "brazil" })).toEqual([
      ["source", { kind: "list", values: ["alaska", "brazil"] }, "brazil"],
      ["target", { kind: "list", values: ["peru", "congo"] }, undefined],
    ]);
  });

  test("the only value is chosen by itself, a number has its default", () => {
    const fields = fieldsFor(ATTACK, { source: "alaska" }, (_field, _from, to) => to);
    expect(moveFrom(ATTACK, fields)).toEqual({
      move: "attack",
      source: "alaska",
      target: "kamchatka",
      dice: 3,
    });
  });

  test("what does not fit any more is given up, a number is brought back into its range", () => {
    const kept = { source: "brazil", target: "kamchatka", dice: 3 };
    expect(offered(ATTACK, kept).at(-1)).toEqual([
      "target",
      { kind: "list", values: ["peru", "congo"] },
      undefined,
    ]);
    expect(offered(ATTACK, { ...kept, target: "peru" }).at(-1)).toEqual([
      "dice",
      { kind: "span", from: 1, to: 2 },
      2,
    ]);
  });

  test("ranges of several rows join; gaps make a list", () => {
    const row = (from: number, to: number): ChoiceRow => ({
      move: "m",
      fields: { n: { from, to } },
    });
    expect(offered([row(1, 3), row(3, 5)], {})[0]![1]).toEqual({ kind: "span", from: 1, to: 5 });
    expect(offered([row(1, 2), row(4, 5)], {})[0]![1]).toEqual({
      kind: "list",
      values: [1, 2, 4, 5],
    });
  });

  test("text and free values are asked for with their limits", () => {
    const guess: ChoiceRow[] = [{ move: "guess", fields: { text: { text: 30 } } }];
    expect(offered(guess, { text: "  " })).toEqual([
      ["text", { kind: "text", length: 30 }, undefined],
    ]);
    expect(moveFrom(guess, fieldsFor(guess, { text: "cat" }, least))).toEqual({
      move: "guess",
      text: "cat",
    });
    const seal: ChoiceRow[] = [{ move: "seal", fields: { sheet: { free: "sheet", sum: 12 } } }];
    expect(offered(seal, {})[0]![1]).toEqual({ kind: "free", free: "sheet", hints: { sum: 12 } });
  });
});
