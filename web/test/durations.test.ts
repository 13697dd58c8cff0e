// Times in forms: units, words and the next usual time.

import { expect, test } from "vitest";

import { durationText, nextUsual, unitName, unitsUpTo } from "@/model/durations";

test.each([
  [1500, "millisecond", "en", "1.5 seconds"],
  [60_000, "millisecond", "en", "1 minute"],
  [45, "second", "en", "45 seconds"],
  [90, "second", "es", "90 segundos"],
  [0, "second", "en", "0 seconds"],
  [2880, "minute", "en", "2 days"],
  [2880, "minute", "es", "2 días"],
  [0, "minute", "en", "0 minutes"],
  [90, "minute", "en", "90 minutes"],
])("%i as a %s is said in %s", (value, unit, locale, told) => {
  expect(durationText(value, unit, locale)).toBe(told);
});

test.each([
  [0, 1, "second", 1],
  [20, 1, "second", 25],
  [60, 1, "second", 90],
  [2880, 1, "minute", 4320],
  [2880, -1, "minute", 1440],
  [7, -1, "minute", 5],
  [1500, -1, "millisecond", 1000],
  [0, -1, "second", 0],
] as const)("from %i the buttons (%i) of a %s lead to %i", (value, direction, unit, next) => {
  expect(nextUsual(value, direction, unit)).toBe(next);
});

test("units are as large as the limit, and no smaller than the option's own", () => {
  expect(unitsUpTo(60, "second")).toEqual(["second", "minute"]);
  expect(unitsUpTo(10_080, "minute")).toEqual(["minute", "hour", "day"]);
  expect(unitsUpTo(10_000, "millisecond")).toEqual(["second"]);
});

test("a unit is named for its amount", () => {
  expect(unitName("day", 1, "en")).toBe("day");
  expect(unitName("day", 2, "es")).toBe("días");
});
