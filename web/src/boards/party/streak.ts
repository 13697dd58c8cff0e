// Rounds that brought points, one after the other.

import type { GameEvent } from "@/net/wire";

/** A round that ended: its points by seat, and the length of the break after it. */
export interface Round {
  points: readonly number[];
  rest: number;
}

export function roundsOf(steps: readonly { events: readonly GameEvent[] }[]): Round[] {
  return steps.flatMap(({ events }) => events.filter(isRoundEnd));
}

function isRoundEnd(event: GameEvent): event is GameEvent & Round {
  return event.event === "round_ended" && Array.isArray(event.points);
}

/** Rounds in a row, up to the last one, in which a seat or its team scored. */
export function streakOf(
  steps: readonly { events: readonly GameEvent[] }[],
  seat: number | null,
  teams: readonly number[],
): number {
  if (seat === null) return 0;
  const isMine = (other: number) => (teams.length ? teams[other] === teams[seat] : other === seat);
  const gains = roundsOf(steps).map(({ points }) =>
    points.reduce((sum, gain, other) => sum + (isMine(other) ? gain : 0), 0),
  );
  return inARow(gains);
}

export function inARow(gains: readonly number[]): number {
  const missed = gains.findLastIndex((gain) => gain <= 0);
  return gains.length - 1 - missed;
}
