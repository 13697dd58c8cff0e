// The faces of the cards, read from their ids.

export const COLOURS = ["red", "yellow", "green", "blue"] as const;

export interface Face {
  /** None on a wild card. */
  colour: string | null;
  /** A number, or the name of the card's effect. */
  symbol: string;
}

/** `red_7_2` is a red seven, `wild_draw_four` has no colour. */
export function faceOf(card: string): Face {
  const [, colour, symbol] = /^(?:(red|yellow|green|blue)_)?(.+?)(?:_\d)?$/.exec(card)!;
  return { colour: colour ?? null, symbol: symbol! };
}
