// Time: what is left of it by the server's clock, as it goes by.

import type { Clock } from "../games";

const TICK = 100;
const SECOND = 1000;

export class Countdown {
  #now = $state(Date.now());

  constructor(readonly due: () => Clock | null | undefined) {
    $effect(() => {
      if (!this.due()) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds until it happens; none where nothing is due. */
  get left(): number | null {
    const clock = this.due();
    return clock ? Math.max(0, clock.due.at - clock.ahead - this.#now) : null;
  }

  get seconds(): number {
    return Math.ceil((this.left ?? 0) / SECOND);
  }
}
