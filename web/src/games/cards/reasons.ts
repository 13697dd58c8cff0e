// Reasons: why a card cannot be played now, in the words of the game.

import type { Telling } from "../../lib/telling";
import { t } from "../../lib/texts.svelte";
import type { CardsView } from "./view";

/** A card as it is called; and why it cannot be played, where it cannot. */
export function toldOf(card: string, view: CardsView, telling: Telling): string {
  const name = telling.speaker.term("card", card);
  const found = view.unplayable.find((one) => one.card === card);
  if (!found) return name;
  return t("cards-cannot", { card: name, why: telling.speaker.term("why", found.why) });
}
