// The first three places, each with the teams or seats that share it.

export interface Side {
  /** None where everybody plays alone. */
  team: number | null;
  seats: number[];
  score: number;
}

export interface Step {
  place: number;
  sides: Side[];
}

const STEPS = 3;

export function podiumOf(
  places: readonly (readonly number[])[],
  scores: readonly number[],
  teams: readonly number[],
): Step[] {
  const steps: Step[] = [];
  let ahead = 0;
  for (const seats of places) {
    const sides = sidesOf(seats, scores, teams);
    if (ahead < STEPS) steps.push({ place: ahead + 1, sides });
    ahead += sides.length;
  }
  return steps;
}

function sidesOf(
  seats: readonly number[],
  scores: readonly number[],
  teams: readonly number[],
): Side[] {
  const sides = new Map<number, Side>();
  for (const seat of seats) {
    const key = teams[seat] ?? seat;
    const side = sides.get(key) ?? { team: teams[seat] ?? null, seats: [], score: 0 };
    side.seats.push(seat);
    side.score += scores[seat] ?? 0;
    sides.set(key, side);
  }
  return [...sides.values()];
}
