// Reasons why a card cannot be played now, in the game's own sentences.

import type { GameText } from "@/i18n/gameText";
import { t } from "@/i18n/texts.svelte";
import type { CardsView } from "./cardGame";

/** Label of a card, with the reason why it cannot be played. */
export function unplayableReason(card: string, view: CardsView, gameText: GameText): string {
  const name = gameText.formatter.term("card", card);
  const found = view.unplayable.find((one) => one.card === card);
  if (!found) return name;
  return t("cards-cannot", { card: name, why: gameText.formatter.term("why", found.why) });
}
