// The winners as a sentence.

import type { GameText } from "@/i18n/gameText";
import { formatList, t } from "@/i18n/texts.svelte";

/** “You win!” for who won; “Ana wins”, “Ana and Ben share the win”, “Team 2 wins”. */
export function winnersLine(
  winners: readonly number[],
  teams: readonly number[],
  gameText: GameText,
  mine: number | null = null,
): string {
  if (mine !== null && winners.includes(mine)) {
    const others = winners.filter((seat) => seat !== mine && !teams.length);
    if (teams.length) return t("your-team-wins");
    if (!others.length) return t("you-win");
    return t("you-share", {
      names: formatList(others.map((seat) => gameText.formatter.seat(seat))),
    });
  }
  if (!winners.length) return t("match-over");
  if (teams.length) {
    const numbers = [...new Set(winners.map((seat) => String(teams[seat]! + 1)))];
    return t("winning-teams", { numbers: formatList(numbers), count: numbers.length });
  }
  const names = winners.map((seat) => gameText.formatter.seat(seat));
  return t("winners", { names: formatList(names), count: names.length });
}
