// Details of things that can be chosen, in the game's own sentences.

import { describe, expect, test } from "vitest";

import { detailsOf, detailsTogether } from "@/boards/generic/details";
import { Catalogue } from "@/i18n/catalogue";
import { GameText } from "@/i18n/gameText";
import type { View } from "@/net/wire";

const WORDS =
  "detail-owner = { $owner }\ndetail-armies = { $armies } armies\ndetail-win = { $percent } %\n";
const TERMS = {
  territory: { "": "none", alaska: "Alaska", ural: "Ural", peru: "Peru" },
  seat: { "-1": "neutral" },
};
const gameText = new GameText(new Catalogue("en", [WORDS]), {}, {}, ["Ana", "Bea"], TERMS);
const view: View = {
  seat: 1,
  round: 1,
  phase: "attack",
  scores: [0, 0],
  out: [0, 0],
  resting: false,
  over: "",
  owner: [0, -1, 1],
  armies: [9, 2, 4],
  pool: [5, 5],
  odds: [
    { source: "alaska", target: "ural", win: 0.751 },
    { source: "peru", target: "ural", win: 1 },
  ],
};
const FIELDS = { source: {}, target: {}, dice: {} };

describe("of a thing by itself", () => {
  test.each([
    ["alaska", ["Ana", "9 armies"]],
    ["ural", ["neutral", "2 armies"]],
    ["peru", ["4 armies"]], // one's own
    ["atlantis", []],
  ])("%s", (id, told) => {
    expect(detailsOf("territory", id, view, gameText)).toEqual(told);
  });
});

describe("of things together", () => {
  test.each([
    [{ source: "alaska", target: "ural" }, ["75 %"]],
    [{ source: "peru", target: "ural", dice: 3 }, ["99 %"]], // nothing is certain
    [{ source: "peru" }, []],
    [{ source: "peru", target: "alaska" }, []],
  ])("%j", (chosen, told) => {
    expect(detailsTogether(chosen, FIELDS, view, gameText)).toEqual(told);
  });
});
