// The reactions that are shown now; each for a moment.

import type { Reacted } from "./wire";

/** Milliseconds. */
const SHOWN_FOR = 3500;
/** More at once are not told apart. */
const MOST = 24;

export interface Shown extends Omit<Reacted, "type"> {
  key: number;
}

export class ShownReactions {
  all = $state.raw<readonly Shown[]>([]);
  #next = 0;

  add({ type: _type, ...reacted }: Reacted): void {
    const shown = { ...reacted, key: this.#next++ };
    this.all = [...this.all.slice(1 - MOST), shown];
    setTimeout(() => (this.all = this.all.filter(({ key }) => key !== shown.key)), SHOWN_FOR);
  }

  /** The last one of a seat. */
  of(seat: number): Shown | undefined {
    return this.all.findLast((one) => one.seat === seat);
  }
}
