// The outcome of a battle in a sentence.

import type { GameText } from "@/i18n/gameText";
import type { Battle } from "./lastStep";
import type { RiskEvent } from "@/games/risk/types";

/** How a battle went: who lost how many armies, and what became of the territory. */
export function outcomeText(
  battle: Battle,
  events: readonly RiskEvent[],
  { formatter }: GameText,
): string {
  const end = battle.isConquest ? "conquered" : battle.rolls > 1 ? "stopped" : "open";
  const isLast = events.some(({ event }) => event === "seat_eliminated");
  return formatter.format("battle-outcome", {
    end: isLast ? "conquered" : end,
    rolls: battle.rolls,
    target: formatter.term("territory", battle.target),
    attacker: formatter.seat(battle.seat),
    defender: formatter.seat(battle.defender),
    attacker_losses: battle.attackerLosses,
    defender_losses: battle.defenderLosses,
  });
}
