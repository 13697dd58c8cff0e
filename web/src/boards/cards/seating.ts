// Around: who sits where, seen from my chair.

/** The other seats in the order of play, from the one next to me on; all of them for who only watches. */
export function othersFrom(mine: number | null, seats: number): number[] {
  const first = mine ?? -1;
  const others = mine === null ? seats : seats - 1;
  return Array.from({ length: others }, (_, i) => (first + 1 + i) % seats);
}

/** Where the cards of a seat are: in my hand, or before somebody else. */
export function spotOfSeat(seat: number, mine: number | null): string {
  return seat === mine ? "hand" : `seat/${seat}`;
}
