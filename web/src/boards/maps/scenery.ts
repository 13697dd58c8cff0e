// The scenery of a match's map, loaded once.

import { scenery } from "@/net/api";

/** Cached indefinitely; raise this number when the format changes. */
const FORM = 3;

const known = new Map<string, Promise<unknown>>();

/** The game's answer; nothing for a map without a drawing. */
export function sceneryOf<Scenery>(match: string): Promise<Scenery> {
  const found = known.get(match) ?? scenery(match, FORM);
  known.set(match, found);
  found.catch(() => known.delete(match));
  return found as Promise<Scenery>;
}
