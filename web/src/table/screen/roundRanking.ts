// The ranking after a round: who scored, who overtook whom, who scores round after round.

import { takenSeats } from "@/model/emptySeats";
import { inARow, type Round } from "@/boards/party/streak";
import type { View } from "@/net/wire";

/** A player, or a team with its members. */
export interface RankingRow {
  key: number;
  team: number | null;
  seats: readonly number[];
  score: number;
  gain: number;
  place: number;
  /** Places won since the round before; negative for lost ones. */
  moved: number;
  /** Rounds in a row, up to this one, that brought points. */
  streak: number;
}

/** The rows by their places now. */
export function rankingOf(
  view: Pick<View, "scores" | "out">,
  teams: readonly number[],
  rounds: readonly Round[],
): RankingRow[] {
  const last = rounds.at(-1)?.points ?? [];
  const sides = new Map<number, number[]>();
  const { scores } = view;
  takenSeats(view, scores.length).forEach((seat) => {
    const side = teams[seat] ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  });
  const sum = (points: readonly number[], seats: readonly number[]) =>
    seats.reduce((total, seat) => total + (points[seat] ?? 0), 0);
  const rows = [...sides].map(([key, seats]) => ({
    key,
    team: teams.length ? key : null,
    seats,
    score: sum(scores, seats),
    gain: sum(last, seats),
    streak: inARow(rounds.map(({ points }) => sum(points, seats))),
  }));
  return rows
    .map((row) => {
      const place = 1 + rows.filter((other) => other.score > row.score).length;
      const before = (one: { score: number; gain: number }) => one.score - one.gain;
      const placeBefore = 1 + rows.filter((other) => before(other) > before(row)).length;
      return { ...row, place, moved: rounds.length > 1 ? placeBefore - place : 0 };
    })
    .sort((one, other) => one.place - other.place || one.key - other.key);
}

/** The rows as they stood before the last round. */
export function rowsBefore(rows: readonly RankingRow[]): RankingRow[] {
  return [...rows].sort(
    (one, other) => other.score - other.gain - (one.score - one.gain) || one.key - other.key,
  );
}
