// What a host settles when opening a table, as the form for it holds it.

import type { NewTable } from "@/net/wire";

export interface Opening {
  name: string;
  /** Whether the match begins by itself when all seats are taken. */
  fills: boolean;
  /** The local date and time at which it begins by itself; empty for none. */
  date: string;
  /** Percent of matches finished, of those who may sit. */
  least: number;
}

export function wishOf(opening: Opening): Partial<NewTable> {
  return {
    name: opening.name,
    starts_full: opening.fills,
    starts_at: opening.date ? new Date(opening.date).getTime() : null,
    least_reliability: opening.least,
  };
}
