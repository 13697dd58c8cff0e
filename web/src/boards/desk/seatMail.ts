// Letters by seat, for boards that show the seats: how many wait to be read, and a way to them.

import { getContext, setContext } from "svelte";

export interface SeatMail {
  /** Unread letters from a seat. */
  unread(seat: number): number;
  /** Whether one may write to a seat now. */
  isReachable(seat: number): boolean;
  /** Open the letters with a seat. */
  open(seat: number): void;
}

const KEY = Symbol("letters by seat");

export function setSeatMail(mail: () => SeatMail | null): void {
  setContext(KEY, mail);
}

/** None in replays and on screens, and where the game has no letters. */
export function getSeatMail(): () => SeatMail | null {
  return getContext<(() => SeatMail | null) | undefined>(KEY) ?? (() => null);
}
