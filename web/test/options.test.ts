// Options of a table: presets and lines to read.

import { expect, test } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import { firstOptions, isPreset, optionLines, presetOptions } from "@/model/options";
import type { GamePage } from "@/net/wire";

const schema = {
  properties: {
    stacking: { type: "boolean", default: false },
    target: { type: "integer", default: 500 },
    turn_seconds: { type: "integer", default: 0, unit: "second" },
  },
};
const page = {
  options: schema,
  presets: { classic: {}, house: { stacking: true } },
} as unknown as GamePage;

test("a preset takes back what another one set", () => {
  expect(presetOptions(page, "classic")).toEqual({ stacking: false });
  expect(presetOptions(page, "house")).toEqual({ stacking: true });
});

test("only one preset is chosen, whatever the options it says nothing about", () => {
  const chosen = (values: object) =>
    Object.keys(page.presets).filter((name) => isPreset(page, name, { ...values }));
  expect(chosen({ target: 200 })).toEqual(["classic"]);
  expect(chosen({ stacking: true })).toEqual(["house"]);
});

test("a new table begins with the first preset", () => {
  expect(firstOptions(page, "en")).toEqual({});
});

test("times are read with their unit, and a named zero by its name", () => {
  const words = new Catalogue("en", [
    "option-stacking = Stacking\noption-target = Points\n",
    "option-turn_seconds = Time for a turn\noption-turn_seconds-0 = no clock\n",
  ]);
  const told = (seconds: number) =>
    optionLines(schema, { turn_seconds: seconds }, words).at(-1)!.value;
  expect(told(0)).toBe("no clock");
  expect(told(120)).toBe("2 minutes");
});

test("an option that matters only with another one is told with it alone", () => {
  const words = new Catalogue("en", ["option-ends = Ends\noption-rounds = Rounds\n"]);
  const ending = {
    properties: {
      ends: { enum: ["minutes", "rounds"], default: "rounds" },
      rounds: { type: "integer", default: 10, only_with: { ends: "rounds" } },
    },
  };
  const told = (values: object) =>
    optionLines(ending, { ...values }, words).map(({ name }) => name);
  expect(told({})).toEqual(["Ends", "Rounds"]);
  expect(told({ ends: "minutes" })).toEqual(["Ends"]);
});

test("options for two seats are told where two sit", () => {
  const words = new Catalogue("en", ["option-stacking = Stacking\noption-duel = Duel\n"]);
  const both = {
    properties: {
      stacking: { type: "boolean", default: false },
      duel: { type: "boolean", default: false, rare: true, seats: 2 },
    },
  };
  const told = (seats: number) => optionLines(both, {}, words, seats).map(({ name }) => name);
  expect(told(2)).toEqual(["Stacking", "Duel"]);
  expect(told(3)).toEqual(["Stacking"]);
});
