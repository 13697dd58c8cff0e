// Tips: in the first matches of a game, and the same tip in a few turns only.

import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { isEarlyMatch, isEarlyTurn } = await import("@/boards/desk/tips.svelte");

beforeEach(() => kept.clear());

it("come in the first three matches of a game", () => {
  for (const match of ["a", "b", "c", "a"]) expect(isEarlyMatch("risk", match)).toBe(true);
  expect(isEarlyMatch("risk", "d")).toBe(false);
  expect(isEarlyMatch("machiavelli", "d")).toBe(true);
});

it("are shown in two turns each, also when asked again within a turn", () => {
  const shown = [1, 1, 2, 2, 3].map((turn) => isEarlyTurn("risk", "attack", "a", turn));
  expect(shown).toEqual([true, true, true, true, false]);
  expect(isEarlyTurn("risk", "attack", "b", 1)).toBe(false);
  expect(isEarlyTurn("risk", "fortify", "a", 3)).toBe(true);
});
