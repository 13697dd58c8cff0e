// Dice rolls in events.

import type { GameEvent } from "@/net/wire";

const FACES = new Set([1, 2, 3, 4, 5, 6]);
const SINGLE = new Set(["die", "dice", "roll"]);

const isFace = (value: unknown): value is number => FACES.has(value as number);

/** Groups of faces: one for each field of a roll that holds nothing but faces of dice. */
export function diceOf(event: GameEvent): number[][] {
  if (!/roll/.test(event.event)) return [];
  return Object.entries(event).flatMap(([name, value]) => {
    if (SINGLE.has(name) && isFace(value)) return [[value]];
    return Array.isArray(value) && value.length && value.every(isFace) ? [value as number[]] : [];
  });
}
