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
  return stepsOf(places, scores, teams).filter(({ place }) => place <= STEPS);
}

/** The places below the podium. */
export function otherPlaces(
  places: readonly (readonly number[])[],
  scores: readonly number[],
  teams: readonly number[],
): Step[] {
  return stepsOf(places, scores, teams).filter(({ place }) => place > STEPS);
}

function stepsOf(
  places: readonly (readonly number[])[],
  scores: readonly number[],
  teams: readonly number[],
): Step[] {
  let ahead = 0;
  return places.map((seats) => {
    const step = { place: ahead + 1, sides: sidesOf(seats, scores, teams) };
    ahead += step.sides.length;
    return step;
  });
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
