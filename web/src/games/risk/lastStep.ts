// News: what the last step did on the map, told by its events.

import type { GameEvent } from "@/net/wire";

export interface Roll {
  attack: number[];
  defence: number[];
  seat: number;
  defender: number;
  source: string;
  target: string;
  attacker_losses: number;
}

export interface Battle extends Roll {
  /** How many rolls there were; of those before the last only the losses are kept. */
  rolls: number;
  attackerLosses: number;
  defenderLosses: number;
  isConquest: boolean;
}

/** The battle of a step, whether of one roll or of many. */
export function battleOf(events: readonly GameEvent[]): Battle | null {
  const rolls = events.filter(({ event }) => event === "dice_rolled");
  const last = rolls.at(-1) as unknown as Roll | undefined;
  if (!last) return null;
  const sum = (field: string) => rolls.reduce((all, roll) => all + Number(roll[field]), 0);
  return {
    ...last,
    rolls: rolls.length,
    attackerLosses: sum("attacker_losses"),
    defenderLosses: sum("defender_losses"),
    isConquest: events.some(({ event }) => event === "territory_conquered"),
  };
}

/** Of each pair of dice, whether the attacker lost it: those that came out worst. */
export function lostPairs({ attack, defence, attacker_losses }: Roll): boolean[] {
  const pairs = attack.slice(0, defence.length).map((die, i) => die - defence[i]!);
  const worst = pairs.map((_, i) => i).sort((a, b) => pairs[a]! - pairs[b]!);
  return pairs.map((_, i) => worst.indexOf(i) < attacker_losses);
}

/** The way that armies or an attack went. */
export function wayOf(events: readonly GameEvent[]): { source: string; target: string } | null {
  const found = events.findLast(
    ({ source, target }) => source !== undefined && target !== undefined,
  );
  return found ? { source: String(found.source), target: String(found.target) } : null;
}

/** The territories that a step was about. */
export function placesOf(events: readonly GameEvent[]): string[] {
  const found = events.flatMap(({ source, target, territory }) => [source, target, territory]);
  return [...new Set(found.filter((one) => typeof one === "string"))] as string[];
}

/** Territories that have a new owner. */
export function conquered(events: readonly GameEvent[]): string[] {
  const found = events.filter(({ event }) => event === "territory_conquered");
  return found.map(({ target }) => String(target));
}
