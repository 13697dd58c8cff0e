// Dice found in an event.

import { describe, expect, test } from "vitest";

import { diceOf } from "@/model/dice";

describe("dice", () => {
  test.each([
    [{ event: "rolled", seat: 1, die: 4 }, [[4]]],
    [
      { event: "dice_rolled", seat: 1, attack: [6, 2], defence: [5], attacker_losses: 1 },
      [[6, 2], [5]],
    ],
    [{ event: "held", seat: 1, die: 4 }, []],
    [{ event: "rolled", seat: 1, die: 9 }, []],
  ])("%j", (event, dice) => {
    expect(diceOf(event)).toEqual(dice);
  });
});
