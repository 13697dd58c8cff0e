// Standing: who holds how much, counted from what everybody sees.

import type { Continent, RiskView, Scenery } from "./view";

/** Who holds a continent whole; −3 where nobody does. */
export function holderOf(continent: Continent, scenery: Scenery, view: RiskView): number {
  const owners = new Set(ownersIn(continent, scenery, view));
  return owners.size === 1 ? [...owners][0]! : -3;
}

/** The owner of each of its territories. */
export function ownersIn(continent: Continent, scenery: Scenery, view: RiskView): number[] {
  const members = new Set(continent.territories);
  return scenery.territories.flatMap(({ id }, i) => (members.has(id) ? [view.owner[i]!] : []));
}

/** How many territories and armies an owner has. */
export function shareOf(owner: number, view: RiskView): { territories: number; armies: number } {
  let [territories, armies] = [0, 0];
  view.owner.forEach((who, i) => {
    if (who !== owner) return;
    territories += 1;
    armies += view.armies[i]!;
  });
  return { territories, armies };
}
