// Scenery: what the map of a match looks like, asked for once.

const known = new Map<string, Promise<unknown>>();

/** What the game says; nothing for a map that nobody drew. */
export function sceneryOf<Scenery>(match: string): Promise<Scenery> {
  const found = known.get(match) ?? ask(match);
  known.set(match, found);
  found.catch(() => known.delete(match));
  return found as Promise<Scenery>;
}

/** Browsers keep sceneries for ever: of another form, they are others. */
const FORM = 2;

async function ask(match: string): Promise<unknown> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/scenery?form=${FORM}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
