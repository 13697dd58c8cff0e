// Events of each turn, read from the steps that resolved them.

import type { StepOf } from "@/boards/boardProps";
import type { MachiavelliEvent, MachiavelliTypes } from "@/games/machiavelli/types";

type Step = StepOf<MachiavelliTypes>;

export interface Turn {
  seq: number;
  turn: number;
  season: string;
  year: number;
  /** Events of units and payments, with reasons. */
  events: MachiavelliEvent[];
  /** Events at the start of the next season: famine, plague, income, upkeep. */
  after: MachiavelliEvent[];
}

/** Events that the map or the page shows anyway. */
const QUIET = new Set([
  "orders_saved",
  "seat_ready",
  "pact_proposed",
  "pact_accepted",
  "pact_declined",
  "pact_withdrawn",
  "phase_changed",
  "round_started",
  "round_ended",
]);

/** The turns resolved by these steps, the latest first, without those taken back. */
export function turnsIn(steps: readonly Step[]): readonly Turn[] {
  let turns: readonly Turn[] = [];
  /** The turns as of each step, to which a take-back returns. */
  const known = new Map<number, readonly Turn[]>();
  for (const step of steps) {
    const turn = turnOf(step);
    if (turn) turns = [turn, ...turns];
    for (const event of step.events)
      if (event.event === "taken_back") turns = known.get(event.step) ?? before(turns, event.step);
    known.set(step.seq, turns);
  }
  return turns;
}

/** The turns up to a step that is not loaded itself. */
function before(turns: readonly Turn[], step: number): readonly Turn[] {
  return turns.filter(({ seq }) => seq <= step);
}

export function turnOf({ seq, events }: Step): Turn | null {
  const end = events.findIndex(({ event }) => event === "turn_resolved");
  const heading = events[end];
  if (heading?.event !== "turn_resolved") return null;
  const loud = (some: readonly MachiavelliEvent[]) => some.filter(({ event }) => !QUIET.has(event));
  return {
    seq,
    turn: heading.turn,
    season: heading.season,
    year: heading.year,
    events: loud(events.slice(0, end)),
    after: loud(events.slice(end + 1)),
  };
}

/** Provinces that the plague struck when the next season began. */
export function plagueIn(turn: Turn | null | undefined): string[] {
  const plagues = turn?.after.filter((one) => one.event === "plague") ?? [];
  return plagues.flatMap(({ province }) => province ?? []);
}

/** Provinces spared by relief that had been paid for. */
export function sparedIn(turn: Turn | null | undefined): readonly string[] {
  return turn?.after.find((one) => one.event === "famine")?.protected ?? [];
}
