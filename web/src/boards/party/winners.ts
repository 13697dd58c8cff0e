// The winners as a sentence.

import type { GameText } from "@/i18n/gameText";
import { formatList, t } from "@/i18n/texts.svelte";

/** “You win!” for who won; “Ana wins”, “Ana and Ben share the win”, “Team Blue wins”. */
export function winnersLine(
  winners: readonly number[],
  teams: readonly number[],
  gameText: GameText,
  mine: number | null = null,
  /** At a party: nobody has won where nobody has a point. */
  scores: readonly number[] = [],
): string {
  if (winners.length > 1 && scores.length && scores.every((score) => score === 0))
    return t("nobody-scored");
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
    const names = [...new Set(winners.map((seat) => t("team", { number: teams[seat]! + 1 })))];
    return t("winning-teams", { teams: formatList(names), count: names.length });
  }
  const names = winners.map((seat) => gameText.formatter.seat(seat));
  return t("winners", { names: formatList(names), count: names.length });
}
