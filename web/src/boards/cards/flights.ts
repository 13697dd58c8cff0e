// Cards in flight from one spot of the table to another.

export interface Flight {
  /** A card, or nothing for one that is face down. */
  card: string | null;
  from: string;
  to: string;
}

/** Cards in flight at once; more would only delay the news. */
const MOST = 4;

/** Cards from the deck or another spot, face down unless they are known. */
export function several(
  count: number,
  cards: readonly string[] | null,
  from: string,
  to: string,
): Flight[] {
  const length = Math.min(MOST, count);
  return Array.from({ length }, (_, i) => ({ card: cards?.[i] ?? null, from, to }));
}
