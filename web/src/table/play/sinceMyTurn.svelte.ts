// What happened since the player's last decision, and whether they could follow it.

import { lastDecision, stepsAfter } from "@/model/sinceMyTurn";
import type { Room } from "@/net/room.svelte";
import type { PastStep } from "@/net/wire";

const NORMAL = 1;

export class SinceMyTurn {
  readonly #room: () => Room;
  readonly #decision: number | null = $derived.by(() => {
    const { you, steps, decided } = this.#room();
    return you?.seat == null ? null : lastDecision(steps, you.seat, decided);
  });
  readonly steps: readonly PastStep[] = $derived.by(() =>
    stepsAfter(this.#room().steps, this.#decision),
  );

  /** The last step that passed quickly, or while the player was away or looked at the past. */
  #missed = $state(-1);
  readonly isMissed: boolean = $derived.by(
    () => this.#decision !== null && this.#missed > this.#decision,
  );
  /** The decision after which the player closed the recap: the next one opens it again. */
  #dismissed = $state<number | null>(null);
  readonly isDismissed: boolean = $derived.by(
    () => this.#decision !== null && this.#dismissed === this.#decision,
  );
  /** The decision after which only the heading of the recap is shown. */
  #folded = $state<number | null>(null);
  readonly isFolded: boolean = $derived.by(
    () => this.#decision !== null && this.#folded === this.#decision,
  );
  #last = -1;

  constructor(room: () => Room) {
    this.#room = room;
    $effect(() => this.#witness());
  }

  dismiss(): void {
    this.#dismissed = this.#decision;
  }

  fold(isFolded: boolean): void {
    this.#folded = isFolded ? this.#decision : null;
  }

  #witness(): void {
    const { seq, look, table } = this.#room();
    if (seq === this.#last) return;
    const isSeen = seq === this.#last + 1 && !document.hidden && !look;
    if (!isSeen || table?.speed !== NORMAL) this.#missed = seq;
    this.#last = seq;
  }
}
