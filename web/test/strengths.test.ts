// The strength that stands for a game when nobody chooses one.

import { expect, test } from "vitest";

import { strongestOf } from "@/model/strengths";

test.each([
  [["random", "easy", "normal", "hard", "search"], "hard"],
  [["random", "search"], "search"],
  [["random"], "random"],
  [[], "random"],
])("the strongest of %j is %s", (strengths, strongest) => {
  expect(strongestOf(strengths)).toBe(strongest);
});
