// What a table says about ratings.

import type { SeatRating, TableView } from "@/net/wire";

/** The message that says why the present match is not rated; empty where it is. */
export function unratedReason({ rating }: TableView): string {
  const outcome = rating?.outcome ?? "open";
  return outcome === "open" || outcome === "rated" ? "" : `unrated-${outcome}`;
}

/** The values of the message `rating-change`; numbers of ratings are not grouped. */
export function ratingChange({ mean, deviation, change }: SeatRating, locale: string) {
  const signed = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });
  return { mean: String(mean), deviation: String(deviation), change: signed.format(change) };
}
