// A phone that is played on: its screen stays on, and it shakes when it is one's turn.

import { hasMotion } from "./motion";

const SHAKE = 80;

/** Keep the screen on until what is returned is called; where browsers know no such thing, nothing
 * happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function take() {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (isOver) void taken.release();
      else lock = taken;
    } catch {
      // A low battery: the browser refuses.
    }
  }

  /** Whoever comes back to the page has lost it. */
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

export function shake(): void {
  if (hasMotion()) navigator.vibrate?.(SHAKE);
}
