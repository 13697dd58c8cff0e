// Winners: who has won, in words.

import type { Telling } from "../lib/telling";
import { listed, t } from "../lib/texts.svelte";

/** “Ana wins”, “Ana and Ben share the win”, “Team 2 wins”. */
export function winnersLine(
  winners: readonly number[],
  teams: readonly number[],
  telling: Telling,
): string {
  const names = teams.length
    ? [...new Set(winners.map((seat) => teams[seat]!))].map((team) => t("team", { number: team + 1 }))
    : winners.map((seat) => telling.speaker.seat(seat));
  if (!names.length) return t("match-over");
  return t("winners", { names: listed(names), count: names.length });
}
