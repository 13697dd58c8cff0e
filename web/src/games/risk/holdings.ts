// Holdings of each player, counted from the public view.

import type { ContinentShape, Land, Scenery } from "./types";

/** The owner of the whole continent; −3 where it has several. */
export function holderOf(
  continent: ContinentShape,
  scenery: Scenery,
  owner: readonly number[],
): number {
  const owners = new Set(ownersIn(continent, scenery, owner));
  return owners.size === 1 ? [...owners][0]! : -3;
}

/** The owner of each of its territories. */
export function ownersIn(
  { territories }: ContinentShape,
  scenery: Scenery,
  owner: readonly number[],
): number[] {
  const members = new Set(territories);
  return scenery.territories.flatMap(({ id }, i) => (members.has(id) ? [owner[i]!] : []));
}

/** The percentage of battles that an attack wins; undefined for very large armies. */
export function oddsOf(
  source: string,
  target: string,
  scenery: Scenery,
  armies: readonly number[],
): number | undefined {
  const armiesOn = (territory: string) =>
    armies[scenery.territories.findIndex(({ id }) => id === territory)] ?? 0;
  return scenery.odds[armiesOn(source) - 1]?.[armiesOn(target)];
}

/** The land of this id. */
export function landOf(scenery: Scenery, id: string): Land | undefined {
  return scenery.territories.find((land) => land.id === id);
}

/** A continent as one owner sees it: how much they hold, and which territories they lack. */
export interface Share {
  held: number;
  all: number;
  missing: readonly string[];
}

export function shareOf(
  { territories }: ContinentShape,
  scenery: Scenery,
  owner: readonly number[],
  who: number,
): Share {
  const members = new Set(territories);
  const missing = scenery.territories.flatMap(({ id }, i) =>
    members.has(id) && owner[i] !== who ? [id] : [],
  );
  return { held: territories.length - missing.length, all: territories.length, missing };
}

/** The best attack on a territory: from where, and the percentage of battles won. */
export function bestAttack(
  target: string,
  sources: Iterable<string>,
  scenery: Scenery,
  armies: readonly number[],
): { source: string; percent: number } | null {
  let best: { source: string; percent: number } | null = null;
  for (const source of sources) {
    const percent = oddsOf(source, target, scenery, armies);
    if (percent !== undefined && percent > (best?.percent ?? -1)) best = { source, percent };
  }
  return best;
}
