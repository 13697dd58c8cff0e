import { expect, test } from "vitest";

import { secondsOf } from "@/model/countdown.svelte";

test.each([
  [20_000, 20],
  [20_120, 20], // the server's clock is known to a part of a second only
  [19_990, 20],
  [60_200, 60],
  [1_000, 1],
  [300, 1],
  [1, 1],
  [0, 0],
])("%i ms are %i s on a clock", (left, seconds) => {
  expect(secondsOf(left)).toBe(seconds);
});
