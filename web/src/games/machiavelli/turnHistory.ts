// Turns: what happened, turn by turn, read from the steps that resolved them.

import type { GameEvent, PastStep } from "@/net/wire";

export interface Turn {
  seq: number;
  turn: number;
  season: string;
  year: number;
  /** What units did and what was paid, with reasons. */
  events: GameEvent[];
  /** What the next season began with: famine, plague, income, upkeep. */
  after: GameEvent[];
}

/** Everybody sees these anyway. */
const QUIET = new Set([
  "orders_saved",
  "seat_ready",
  "phase_changed",
  "round_started",
  "round_ended",
]);

/** The turns that these steps resolved, the last one first. */
export function turnsIn(steps: readonly PastStep[]): Turn[] {
  return steps.flatMap((step) => turnOf(step) ?? []).reverse();
}

export function turnOf({ seq, events }: PastStep): Turn | null {
  const end = events.findIndex(({ event }) => event === "turn_resolved");
  const heading = events[end];
  if (!heading) return null;
  const loud = (some: GameEvent[]) => some.filter(({ event }) => !QUIET.has(event));
  return {
    seq,
    turn: heading.turn as number,
    season: heading.season as string,
    year: heading.year as number,
    events: loud(events.slice(0, end)),
    after: loud(events.slice(end + 1)),
  };
}

/** Where the season that a turn led to began with the plague. */
export function plagueIn(turn: Turn | null | undefined): string[] {
  const struck = turn?.after.filter(({ event, province }) => event === "plague" && province);
  return (struck ?? []).map(({ province }) => String(province));
}

/** What was spared by relief that had been paid for. */
export function sparedIn(turn: Turn | null | undefined): string[] {
  const famine = turn?.after.find(({ event }) => event === "famine");
  return (famine?.protected as string[] | undefined) ?? [];
}
