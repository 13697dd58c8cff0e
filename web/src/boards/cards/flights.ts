// Flights: cards on their way from one spot of the table to another.

export interface Flight {
  /** A card, or nothing for one that is face down. */
  card: string | null;
  from: string;
  to: string;
}

/** So many cards are seen to fly at once; more would only delay what they tell. */
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
