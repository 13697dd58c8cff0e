// Holdings of each player, counted from the public view.

import type { ContinentShape, Scenery } from "./types";

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
