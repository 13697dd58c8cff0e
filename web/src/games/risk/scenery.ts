// Scenery: what the map of a match looks like, asked for once.

import type { Scenery } from "./view";

const known = new Map<string, Promise<Scenery>>();

export function sceneryOf(match: string): Promise<Scenery> {
  const found = known.get(match) ?? ask(match);
  known.set(match, found);
  found.catch(() => known.delete(match));
  return found;
}

async function ask(match: string): Promise<Scenery> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/scenery`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Scenery;
}
