// How a match ends, in words.

import { expect, test } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import { endingText, lastRoundAt } from "@/i18n/endingText";
import { GameText } from "@/i18n/gameText";

const words = new GameText(
  new Catalogue("en", [
    "ends-rounds = { $count ->\n    [one] One hand\n   *[other] { $count } hands\n}\n",
    "ends-score = First to { $count } points\n",
  ]),
  {},
  {},
);

test.each([
  [{ ends: "rounds", rounds: 1, target: 500, minutes: 15 }, "One hand"],
  [{ ends: "rounds", rounds: 3, target: 500, minutes: 15 }, "3 hands"],
  [{ ends: "score", rounds: 3, target: 1000, minutes: 15 }, "First to 1,000 points"],
  [{ ends: "minutes", rounds: 3, target: 500, minutes: 90 }, "90 minutes"],
  [{ turns: 4 }, ""],
])("the ending of %o is told", (options, told) => {
  expect(endingText(options, words)).toBe(told);
});

test("no round begins after the minutes of the host", () => {
  expect(lastRoundAt({ ends: "minutes", minutes: 15 })).toBe(900_000);
  expect(lastRoundAt({ ends: "score", minutes: 15 })).toBeNull();
});
