// Playback of past steps, one after the other, until now. Any other step chosen meanwhile pauses it.

import { isStructure } from "@/i18n/recap";
import type { Room } from "@/net/room.svelte";

/** Milliseconds for which a step stays, after the board has shown how it came about. */
const STAY = 1800;

export class Playback {
  isRunning = $state(false);

  readonly #room: () => Room;
  readonly #isHeld: () => boolean;
  /** The step shown and the one asked for. */
  #expected: readonly number[] = [];

  /** `isHeld` tells whether the board is still busy with the step. */
  constructor(room: () => Room, isHeld: () => boolean) {
    this.#room = room;
    this.#isHeld = isHeld;
    $effect(() => this.#proceed());
  }

  /** Play from a step on. */
  async start(from: number): Promise<void> {
    const room = this.#room();
    await room.lookAt(from);
    this.#expected = [from];
    this.isRunning = room.look?.step === from;
  }

  pause(): void {
    this.isRunning = false;
  }

  #proceed(): void | (() => void) {
    if (!this.isRunning) return;
    const { look } = this.#room();
    if (!look || !this.#expected.includes(look.step)) return this.pause();
    if (this.#isHeld()) return;
    const timer = setTimeout(() => this.#next(look.step), STAY);
    return () => clearTimeout(timer);
  }

  /** Go to the next step that has something to tell. */
  #next(after: number): void {
    const { steps, seq } = this.#room();
    const told = steps.find((one) => one.seq > after && !one.events.every(isStructure));
    const to = told?.seq ?? seq;
    this.#expected = [after, to];
    void this.#room().lookAt(to);
  }
}
