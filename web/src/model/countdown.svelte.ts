// Countdowns by the server's clock.

import type { DueView } from "@/net/wire";

/** A deadline, and how far the server's clock is ahead of ours. */
export interface Clock {
  due: DueView;
  ahead: number;
}

/** The time at which it is due, on our own clock. */
export function moment(clock: Clock | null | undefined): number | null {
  return clock ? clock.due.at - clock.ahead : null;
}

const SECOND = 1000;
/** Within the last minute the display moves smoothly; before, once a second is enough. */
const LAST_MINUTE = 60 * SECOND;
const TICK = 100;

/** The server's clock is estimated: a little more than a whole second does not count as the next. */
const TOLERANCE = 250;

/** Seconds to show; 0 only when the time is up. */
export function secondsOf(left: number): number {
  return left > TOLERANCE ? Math.ceil((left - TOLERANCE) / SECOND) : Math.ceil(left / SECOND);
}

/** Made while a component is set up; it ticks as long as the component lives. */
export class Countdown {
  #now = $state(Date.now());
  readonly #tick = $derived.by(() => {
    if (this.left === null) return null;
    return this.left < LAST_MINUTE ? TICK : SECOND;
  });

  /** Counts down to a time on our own clock; stands still while there is none. */
  constructor(readonly due: () => number | null) {
    $effect(() => {
      if (this.#tick === null) return;
      this.#now = Date.now(); // it stood still while nothing was due
      const timer = setInterval(() => (this.#now = Date.now()), this.#tick);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left; `null` while nothing is due. */
  get left(): number | null {
    const due = this.due();
    return due === null ? null : Math.max(0, due - this.#now);
  }

  get seconds(): number {
    return secondsOf(this.left ?? 0);
  }
}
