import { expect, test } from "vitest";

import { initialsOf } from "@/model/initials";

test.each([
  ["Ana", "A"],
  ["Ana 2", "A2"],
  ["ana belén cruz", "AC"],
  ["Guest number 2", "G2"],
  ["Ñoño", "Ñ"],
  ["🦊 Fox", "🦊F"],
  ["", ""],
])("%s is %s on an avatar", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
