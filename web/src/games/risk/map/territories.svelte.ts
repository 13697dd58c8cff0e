// The look of each territory, as one reactive object each: views come often and change little, and
// only changed territories are drawn again.

import { UNCLAIMED } from "@/boards/maps/ownerStyle";
import type { Land } from "@/games/risk/types";

/** The selection on the map and what can be selected. */
export interface Chosen {
  lit: ReadonlySet<string>;
  open: ReadonlySet<string>;
  source: string;
  target: string;
}

export class Place {
  owner = $state(UNCLAIMED);
  armies = $state(0);
  isMine = $state(false);
  isLit = $state(false);
  isChosen = $state(false);
  canTap = $state(false);
  isDim = $state(false);
  /** Whether it borders on the territory that is asked about. */
  isAround = $state(false);

  constructor(readonly land: Land) {}

  holds(owner: number, armies: number, isMine: boolean): void {
    this.owner = owner;
    this.armies = armies;
    this.isMine = isMine;
  }

  choose({ lit, open, source, target }: Chosen): void {
    const { id } = this.land;
    this.isLit = lit.has(id);
    this.isChosen = id === source || id === target;
    this.canTap = open.has(id);
    this.isDim = lit.size > 0 && !this.canTap && !this.isChosen;
  }
}
