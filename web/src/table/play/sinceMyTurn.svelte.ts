// What happened since the player's last decision, and whether they could follow it.

import { stepsSince } from "@/model/sinceMyTurn";
import type { Room } from "@/net/room.svelte";
import type { PastStep } from "@/net/wire";

const NORMAL = 1;
const NONE: readonly PastStep[] = [];

export class SinceMyTurn {
  readonly steps: readonly PastStep[] = $derived.by(() => {
    const { you, steps, decided } = this.#room();
    return you?.seat == null ? NONE : stepsSince(steps, you.seat, decided);
  });
  /** Whether steps passed quickly, or while the player was away or looked at the past. */
  isMissed = $state(false);
  isDismissed = $state(false);
  /** Whether only the heading of the recap is shown. */
  isFolded = $state(false);

  readonly #room: () => Room;
  #last = -1;

  constructor(room: () => Room) {
    this.#room = room;
    $effect(() => this.#witness());
    $effect(() => {
      if (this.steps.length === 0) this.isMissed = this.isDismissed = this.isFolded = false;
    });
  }

  #witness(): void {
    const { seq, look, table } = this.#room();
    if (seq === this.#last) return;
    const isSeen = seq === this.#last + 1 && !document.hidden && !look;
    if (!isSeen || table?.speed !== NORMAL) this.isMissed = true;
    this.#last = seq;
  }
}
