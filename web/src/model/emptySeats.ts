// Seats of a running match that nobody has taken yet, and those whose players wait for a round.

/** Values of `out`, as the rules count them. */
const EMPTY = -1;
const JOINING = -2;

interface Out {
  out: readonly number[];
}

export const isEmpty = ({ out }: Out, seat: number) => out[seat] === EMPTY;

export const isJoining = ({ out }: Out, seat: number) => out[seat] === JOINING;

/** The seats that somebody has, or had before leaving. */
export function takenSeats(view: Out, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !isEmpty(view, seat));
}
