// Choosing with cards, from the choices the server sends; and the fan of the hand.

import { describe, expect, it } from "vitest";

import { othersFrom } from "@/boards/cards/seating";
import { fanOf } from "@/boards/cards/fan";
import { MovePlan, type TargetRules } from "@/boards/cards/movePlan.svelte";
import { faceOf as teraFace } from "@/games/teradeck/cardFaces";
import { faceOf as unoFace } from "@/games/uno/cardFaces";
import type { ChoiceRow, MoveData } from "@/net/wire";

const TARGET_RULES: TargetRules = {
  joined: [
    ["owner", "module"],
    ["other", "other_module"],
  ],
  spotOf: (fields) => Object.values(fields).flat().join("/"),
  playSpotOf: () => "home",
};

function planOf(rows: ChoiceRow[], targetRules: Partial<TargetRules> = {}) {
  const made: MoveData[] = [];
  const play = (move: MoveData) => Promise.resolve(Boolean(made.push(move)));
  return { plan: new MovePlan(() => rows, play, { ...TARGET_RULES, ...targetRules }), made };
}

const UNO: ChoiceRow[] = [
  {
    move: "play",
    fields: {
      card: { one_of: ["red_7", "red_8"] },
      colour: { is: null },
      uno: { one_of: [false, true] },
    },
  },
  {
    move: "play",
    fields: {
      card: { is: "wild" },
      colour: { one_of: ["red", "blue"] },
      uno: { one_of: [false, true] },
    },
  },
  { move: "draw", fields: {} },
];
const CALLED: Partial<TargetRules> = { aside: () => ({ uno: true }) };

describe("a plan", () => {
  it("plays a card that needs nothing by a second tap, with what is decided apart", () => {
    const { plan, made } = planOf(UNO, CALLED);
    expect([...plan.cards]).toEqual(["red_7", "red_8", "wild"]);
    expect(plan.bare).toEqual(["draw"]);
    plan.tap("red_8");
    expect([...plan.lit]).toEqual(["home"]);
    plan.tap("red_8");
    expect(made).toEqual([{ move: "play", card: "red_8", colour: null, uno: true }]);
    expect(plan.card).toBe("");
  });

  it("asks for what a card needs, and the last answer makes the move", () => {
    const { plan, made } = planOf(UNO, CALLED);
    plan.tap("wild");
    expect(plan.asked).toEqual(["colour"]);
    expect(plan.move).toBeNull();
    plan.goOn("blue");
    expect(made).toEqual([{ move: "play", card: "wild", colour: "blue", uno: true }]);
  });

  it("does not play a card that is not offered", () => {
    const { plan, made } = planOf(UNO, CALLED);
    plan.tap("green_1");
    expect([plan.taken, plan.card, plan.move]).toEqual(["green_1", "", null]);
    expect(plan.lit.size).toBe(0);
    plan.tap("green_1");
    expect([plan.taken, made.length]).toEqual(["", 0]);
  });

  it("chooses fields together that one spot stands for, and goes on from there", () => {
    const row = (module: string, other_module: string): ChoiceRow => ({
      move: "exchange",
      fields: {
        card: { is: "swap" },
        owner: { is: 0 },
        module: { is: module },
        other: { is: 1 },
        other_module: { is: other_module },
      },
    });
    const { plan, made } = planOf([row("a", "a"), row("a", "b"), row("b", "b")]);
    plan.tap("swap");
    expect([...plan.lit]).toEqual(["0/a", "0/b"]);
    plan.goOn("0/a");
    expect([...plan.lit]).toEqual(["1/a", "1/b"]);
    plan.goOn("1/b");
    const fields = { owner: 0, module: "a", other: 1, other_module: "b" };
    expect(made).toEqual([{ move: "exchange", card: "swap", ...fields }]);
  });

  it("may leave things where they are, or everything to the rules", () => {
    const rows: ChoiceRow[] = [
      {
        move: "phish",
        fields: { card: { is: "p" }, a: { is: null }, b: { one_of: [null, [2, "b"]] } },
      },
    ];
    const { plan, made } = planOf(rows);
    plan.tap("p");
    expect(plan.asked).toEqual(["b"]);
    expect(plan.moveWithDefaults).toEqual({ move: "phish", card: "p", a: null, b: null });
    plan.goOn("2/b");
    expect(made).toEqual([{ move: "phish", card: "p", a: null, b: [2, "b"] }]);
  });

  it("also decides what needs no card", () => {
    const { plan, made } = planOf([{ move: "swap", fields: { rival: { one_of: [1, 2] } } }]);
    expect([...plan.lit]).toEqual(["1", "2"]);
    plan.goOn("2");
    expect(made).toEqual([{ move: "swap", rival: 2 }]);
  });
});

describe("a hand", () => {
  const cards = (count: number) => Array.from({ length: count }, (_, i) => String(i));

  it.each([
    [1, 296, 1],
    [7, 366, 1],
    [12, 366, 2],
    [20, 296, 3],
    [20, 800, 1],
  ])("of %i cards on %i pixels lies in %i rows", (count, width, rows) => {
    const fan = fanOf(cards(count), width, 62);
    expect(fan.rows).toHaveLength(rows);
    expect(fan.rows.flat()).toEqual(cards(count));
    const longest = Math.max(...fan.rows.map(({ length }) => length));
    expect((longest - 1) * fan.step + 62).toBeLessThanOrEqual(width);
  });
});

it("everybody else sits around the table in the order of play", () => {
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
  expect(othersFrom(null, 3)).toEqual([0, 1, 2]);
});

it.each([
  ["red_7_2", "red", "7"],
  ["blue_draw_two", "blue", "draw_two"],
  ["wild", null, "wild"],
  ["wild_draw_four_4", null, "wild_draw_four"],
])("UNO's card %s shows %s and %s", (card, colour, symbol) => {
  expect(unoFace(card)).toEqual({ colour, symbol });
});

it.each([
  ["bug_data_science_2", "bug", "data_science"],
  ["module_multicolor_1", "module", "multicolor"],
  ["op_recruit_ace_1", "op_recruit_ace", null],
])("TeraDeck's card %s is a %s of %s", (card, kind, colour) => {
  expect(teraFace(card)).toEqual({ kind, colour });
});
