// Sentences that call the seats by the names of their powers: “Milan”, not “Bot A”.

import type { GameText } from "@/i18n/gameText";
import type { LocalizedGame } from "@/i18n/localizedGame";
import type { MachiavelliView, Scenery } from "./types";

export function powerText(
  localized: LocalizedGame,
  people: GameText,
  power: MachiavelliView["power"],
  scenery: Scenery,
): GameText {
  const names = power.map((index) =>
    people.formatter.term("power", scenery.powers[index]?.id ?? ""),
  );
  return localized.gameText(names, people.formatter.terms);
}
