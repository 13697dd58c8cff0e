// The last step on the map, read from its events.

import type { DiceRolled, RiskEvent } from "@/games/risk/types";

/** The last roll of a battle, with the losses of all its rolls. */
export interface Battle extends DiceRolled {
  rolls: number;
  attackerLosses: number;
  defenderLosses: number;
  isConquest: boolean;
}

export function rollsOf(events: readonly RiskEvent[]): DiceRolled[] {
  return events.filter((one) => one.event === "dice_rolled");
}

/** The battle of a step, whether of one roll or of many. */
export function battleOf(events: readonly RiskEvent[]): Battle | null {
  const rolls = rollsOf(events);
  const last = rolls.at(-1);
  if (!last) return null;
  return {
    ...last,
    rolls: rolls.length,
    attackerLosses: rolls.reduce((sum, roll) => sum + roll.attacker_losses, 0),
    defenderLosses: rolls.reduce((sum, roll) => sum + roll.defender_losses, 0),
    isConquest: conquered(events).length > 0,
  };
}

/** Whether the attacker lost each pair of dice: the pairs with the worst difference. */
export function lostPairs({ attack, defence, attacker_losses }: DiceRolled): boolean[] {
  const pairs = attack.slice(0, defence.length).map((die, i) => die - defence[i]!);
  const worst = pairs.map((_, i) => i).sort((a, b) => pairs[a]! - pairs[b]!);
  return pairs.map((_, i) => worst.indexOf(i) < attacker_losses);
}

/** The way that armies or an attack went. */
export function wayOf(events: readonly RiskEvent[]): { source: string; target: string } | null {
  return events.findLast((one) => "source" in one) ?? null;
}

/** The territories that a step was about. */
export function placesOf(events: readonly RiskEvent[]): string[] {
  const found = events.flatMap((one) => {
    if ("source" in one) return [one.source, one.target];
    return "territory" in one ? [one.territory] : [];
  });
  return [...new Set(found)];
}

/** Territories that have a new owner. */
export function conquered(events: readonly RiskEvent[]): string[] {
  return events.filter((one) => one.event === "territory_conquered").map(({ target }) => target);
}

/** A way that a seat's armies went for good. */
export interface Journey {
  seat: number;
  source: string;
  target: string;
}

/** Conquests and fortifications of some steps, each way once. */
export function journeys(steps: readonly { events: readonly RiskEvent[] }[]): Journey[] {
  const found = new Map<string, Journey>();
  for (const one of steps.flatMap(({ events }) => events)) {
    if (one.event !== "territory_conquered" && one.event !== "fortified") continue;
    const { seat, source, target } = one;
    found.set(`${seat} ${source} ${target}`, { seat, source, target });
  }
  return [...found.values()];
}
