// Sentences that call the seats by the names of their powers: “Milan”, not “Bot Alba”.

import type { GameText } from "@/i18n/gameText";
import type { LocalizedGame } from "@/i18n/localizedGame";
import type { MachiavelliView, Scenery } from "./types";

/** The name of each seat's power. */
export function powerNames(
  { formatter }: GameText,
  power: MachiavelliView["power"],
  scenery: Scenery,
): string[] {
  return power.map((index) => formatter.term("power", scenery.powers[index]?.id ?? ""));
}

export function powerText(
  localized: LocalizedGame,
  people: GameText,
  power: MachiavelliView["power"],
  scenery: Scenery,
): GameText {
  return localized.gameText(powerNames(people, power, scenery), people.formatter.terms);
}
