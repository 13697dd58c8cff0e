// What the server tells of any match with cards.

import type { View } from "@/net/wire";

export interface Unplayable {
  card: string;
  why: string;
}

export interface CardsView extends View {
  turn: number;
  hand: string[];
  /** Cards of the hand that cannot be played now. */
  unplayable: Unplayable[];
  /** How many cards each seat holds. */
  counts: number[];
  deck: number;
}
