// Time: what is left of it by the server's clock, as it goes by.

import type { Clock } from "@/boards/boardProps";

/** When something is due, on our own clock. */
export function moment(clock: Clock | null | undefined): number | null {
  return clock ? clock.due.at - clock.ahead : null;
}

const TICK = 100;
const SECOND = 1000;

export class Countdown {
  #now = $state(Date.now());

  /** Counts down to a moment on our own clock; where there is none, it stands still. */
  constructor(readonly due: () => number | null) {
    $effect(() => {
      if (this.due() === null) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds until it happens; none where nothing is due. */
  get left(): number | null {
    const due = this.due();
    return due === null ? null : Math.max(0, due - this.#now);
  }

  get seconds(): number {
    return Math.ceil((this.left ?? 0) / SECOND);
  }
}
