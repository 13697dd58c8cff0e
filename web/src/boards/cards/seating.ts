// Seats around the table, seen from my chair.

/** The other seats in the order of play, starting after mine; all seats for spectators. */
export function othersFrom(mine: number | null, seats: number): number[] {
  const first = mine ?? -1;
  const others = mine === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, i) => (first + 1 + i) % seats);
}

/** Spot of a seat's cards: in my hand, or before another player. */
export function spotOfSeat(seat: number, mine: number | null): string {
  return seat === mine ? "hand" : `seat/${seat}`;
}
