// The part of a game that a table of cards needs, whichever game it is.

import type { AnyGame } from "@/boards/boardProps";
import type { View } from "@/net/wire";

export interface Unplayable {
  card: string;
  why: string;
}

export type CardsView = View & {
  turn: number;
  hand: readonly string[];
  /** Cards of the hand that cannot be played now. */
  unplayable: readonly Unplayable[];
  /** The number of cards each seat holds. */
  counts: readonly number[];
  deck: number;
};

/** A game whose view shows hands of cards. */
export interface CardGame extends AnyGame {
  view: CardsView;
}
