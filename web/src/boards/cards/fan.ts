// Layout of the hand: cards per row and the distance between them.

/** Visible pixels of a card that a finger can still hit. */
const LEAST = 38;
const MOST_ROWS = 3;
const GAP = 8;
/** Pixels that leaning cards need beside the row. */
const MARGIN = 14;
/** Degrees between two cards of a fan, and from its first to its last. */
const TURN = 3;
const MOST_TURN = 24;

export interface Fan {
  rows: string[][];
  /** Pixels from one card to the next. */
  step: number;
}

/** As few rows as possible, about equally long. */
export function fanOf(cards: readonly string[], width: number, card: number): Fan {
  for (let count = 1; ; count++) {
    const length = Math.ceil(cards.length / count);
    const step = Math.min(card + GAP, (width - MARGIN - card) / Math.max(1, length - 1));
    if (step >= LEAST || count === MOST_ROWS) return { rows: inRows(cards, length), step };
  }
}

/** Degrees by which a card leans, and how much lower than the middle one it lies. */
export function leanOf(i: number, count: number): { turn: number; drop: number } {
  const apart = Math.min(TURN, MOST_TURN / Math.max(1, count));
  const turn = (i - (count - 1) / 2) * apart;
  return { turn, drop: turn ** 2 / 14 };
}

function inRows(cards: readonly string[], length: number): string[][] {
  const rows: string[][] = [];
  for (let i = 0; i < cards.length; i += length) rows.push(cards.slice(i, i + length));
  return rows;
}
