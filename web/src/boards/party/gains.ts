// Points gained in a round, by seat and by team.

import type { GameEvent } from "@/net/wire";

/** The points of the round that ended with these events. */
export function gainsOf(events: readonly GameEvent[]): number[] {
  const ended = events.findLast(({ event }) => event === "round_ended");
  return (ended?.points as number[] | undefined) ?? [];
}

export interface Side {
  team: number;
  seats: number[];
  score: number;
}

/** The teams with their seats and the sum of their points. */
export function sidesOf(
  teams: readonly number[],
  scores: readonly number[],
  taken: readonly number[] = teams.map((_, seat) => seat),
): Side[] {
  return [...new Set(teams)].sort().map((team) => {
    const seats = taken.filter((seat) => teams[seat] === team);
    return { team, seats, score: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0) };
  });
}
