// The winners as a sentence.

import type { GameText } from "@/i18n/gameText";
import { formatList, t } from "@/i18n/texts.svelte";

/** “Ana wins”, “Ana and Ben share the win”, “Team 2 wins”. */
export function winnersLine(
  winners: readonly number[],
  teams: readonly number[],
  gameText: GameText,
): string {
  const names = teams.length
    ? [...new Set(winners.map((seat) => teams[seat]!))].map((team) =>
        t("team", { number: team + 1 }),
      )
    : winners.map((seat) => gameText.formatter.seat(seat));
  if (!names.length) return t("match-over");
  return t("winners", { names: formatList(names), count: names.length });
}
