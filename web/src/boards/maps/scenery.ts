// The scenery of a match's map, loaded once.

const known = new Map<string, Promise<unknown>>();

/** The game's answer; nothing for a map without a drawing. */
export function sceneryOf<Scenery>(match: string): Promise<Scenery> {
  const found = known.get(match) ?? ask(match);
  known.set(match, found);
  found.catch(() => known.delete(match));
  return found as Promise<Scenery>;
}

/** Cached indefinitely; raise this number when the format changes. */
const FORM = 2;

async function ask(match: string): Promise<unknown> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/scenery?form=${FORM}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
