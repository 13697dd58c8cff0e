// A few seconds in which a sheet can be taken back, where nobody else would wait for them.

import type { Presence } from "@/net/room.svelte";

const SECONDS = 3;

/** Whether a seat plays against bots only. */
export function isAmongBots(seat: number | null, presence: readonly Presence[] = []): boolean {
  return presence.length > 0 && presence.every((one, i) => i === seat || one === "bot");
}

export class SendDelay {
  /** Seconds left; 0 while nothing is about to be sent. */
  left = $state(0);

  #timer: ReturnType<typeof setInterval> | undefined;

  start(send: () => void): void {
    this.stop();
    this.left = SECONDS;
    this.#timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      send();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.left = 0;
  }
}
