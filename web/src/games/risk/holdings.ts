// Standing: who holds how much, counted from what everybody sees.

import type { ContinentShape, Scenery } from "./types";

/** Who holds a continent whole; −3 where nobody does. */
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

/** In how many battles of a hundred an attack would conquer; nothing for very large ones. */
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
