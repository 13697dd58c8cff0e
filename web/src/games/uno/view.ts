// What the server tells of a match of UNO, and what its cards show.

import type { CardsView } from "@/boards/cards/view";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface UnoView extends CardsView {
  top: string;
  /** The colour to follow; none until an opening wild card has one. */
  colour: Colour | null;
  pile: string[];
  forward: boolean;
  fresh: string | null;
  penalty: number;
  /** Who played the wild draw four that may be challenged. */
  bluffer: number;
  uncalled: number;
  /** Until when the turn waits for a catch. */
  window: number | null;
  /** The points to reach; none where one hand decides. */
  target: number | null;
  /** All hands, when one is over. */
  shown: string[][];
}

export interface Face {
  /** None on a wild card. */
  colour: Colour | null;
  /** A number, or the name of what the card does. */
  symbol: string;
}

/** `red_7_2` is a red seven, `wild_draw_four` has no colour. */
export function faceOf(card: string): Face {
  const [, colour, symbol] = /^(?:(red|yellow|green|blue)_)?(.+?)(?:_\d)?$/.exec(card)!;
  return { colour: (colour as Colour) ?? null, symbol: symbol! };
}
