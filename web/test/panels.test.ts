// Panels: a view shown by its meaning, derived from schema and values alone.

import { describe, expect, test } from "vitest";

import { isMain, panelsOf, seatColumns } from "@/boards/generic/panels";
import type { Fields, Schema } from "@/model/schema";
import type { View } from "@/net/wire";

const NUMBER: Schema = { type: "integer" };
const SEAT: Schema = { type: "integer", ludoteca: "seat" };
const RANK: Schema = { type: "integer", ludoteca: "rank" };
const POINT: Schema = { type: "array", prefixItems: [NUMBER, NUMBER], items: false };
const many = (items: Schema): Schema => ({ type: "array", items });

const COMMON = {
  seat: 0,
  round: 1,
  phase: "",
  scores: [0, 0],
  out: [0, 0],
  resting: false,
  over: "",
};
const view = (own: Record<string, unknown>) => ({ ...COMMON, ...own }) as View;
const kinds = (own: Record<string, unknown>, fields: Fields, terms = {}) =>
  panelsOf(view(own), fields, 2, terms).map((panel) => [panel.kind, panel.name]);

describe("a view in pieces", () => {
  test("what the shell shows of every game is not repeated", () => {
    expect(kinds({ deadline: 5000 }, { seat: SEAT, round: NUMBER, deadline: NUMBER })).toEqual([]);
  });

  test("single values stand together, and empty ones do not stand at all", () => {
    const fields = { bidder: SEAT, pot: NUMBER, word: { type: "string" } };
    const [panel, ...rest] = panelsOf(view({ bidder: 1, pot: 0, word: "" }), fields, 2, {});
    expect(rest).toEqual([]);
    expect(panel).toMatchObject({ kind: "facts", facts: [{ name: "bidder" }, { name: "pot" }] });
  });

  test("a number for every seat is a column of the seats, cards and sheets are not", () => {
    const fields = {
      sizes: many(NUMBER),
      hand: many(NUMBER),
      order: many(SEAT),
      mine: { type: "array", prefixItems: [NUMBER, NUMBER], items: false } as Schema,
    };
    const own = { sizes: [3, 2], hand: [7, 9], order: [1, 0], mine: [6, 6] };
    expect(seatColumns(view(own), fields, 2).map(({ name }) => name)).toEqual(["sizes"]);
    expect(kinds(own, fields)).toEqual([
      ["things", "hand"],
      ["things", "order"],
      ["things", "mine"],
    ]);
  });

  test("long lists of the same length are one board, with the names of as many things", () => {
    const ids = Array.from({ length: 9 }, (_, i) => `t${i}`);
    const terms = { territory: { "": "none", ...Object.fromEntries(ids.map((id) => [id, id])) } };
    const own = { owner: Array(9).fill(0), armies: Array(9).fill(2) };
    const fields = { owner: many(NUMBER), armies: many(NUMBER) };
    const [grid] = panelsOf(view(own), fields, 2, terms);
    expect(grid).toMatchObject({ kind: "grid", labels: ids.map((id) => [id, id]) });
  });

  test("a few facts stand before a board, many after it", () => {
    const named = (count: number) => Array.from({ length: count }, (_, i) => `fact${i}`);
    const kindsWith = (count: number) => {
      const own = Object.fromEntries(named(count).map((name) => [name, 1]));
      const fields = Object.fromEntries(named(count).map((name) => [name, NUMBER]));
      const strokes = many(many(POINT));
      return kinds({ ...own, strokes: [] }, { ...fields, strokes }).map(([kind]) => kind);
    };
    expect(kindsWith(3)).toEqual(["facts", "drawing"]);
    expect(kindsWith(9)).toEqual(["drawing", "facts"]);
  });

  test("points are a drawing, also before the first stroke", () => {
    const fields = { strokes: many(many(POINT)) };
    expect(kinds({ strokes: [] }, fields)).toEqual([["drawing", "strokes"]]);
  });

  test("a sentence is a headline; structs are facts, lists of them rows", () => {
    const struct: Schema = { type: "object", properties: { least: NUMBER } };
    const fields = {
      conquest: { anyOf: [struct, { type: "null" }] },
      odds: many(struct),
      question: { type: "string" },
      custom: { type: "object" },
    };
    const own = {
      conquest: { least: 2 },
      odds: [{ least: 1 }],
      question: "How many?",
      custom: { a: 1 },
    };
    expect(kinds(own, fields)).toEqual([
      ["headline", "question"],
      ["facts", "conquest"],
      ["rows", "odds"],
      ["document", "custom"],
    ]);
  });

  test("what merely repeats the options of the table is left out", () => {
    const fields = { map: { type: "string" }, pot: NUMBER };
    const [panel] = panelsOf(view({ map: "classic", pot: 3 }), fields, 2, {}, ["map"]);
    expect(panel).toMatchObject({ facts: [{ name: "pot" }] });
  });

  test("hands are looked at all the time, lists of seats are not", () => {
    const fields = { hand: many(RANK), ready: many(SEAT) };
    const panels = panelsOf(view({ hand: [1], ready: [0] }), fields, 2, {});
    expect(panels.filter(isMain).map(({ name }) => name)).toEqual(["hand"]);
  });
});
