// The steps since a seat's last decision.

import type { PastStep } from "@/net/wire";

const SET_UP = 0;

/** Whose step it was: the seat that its first event names. */
export function actorOf({ events }: Pick<PastStep, "events">): number | null {
  for (const event of events) {
    const { seat } = event as { seat?: unknown };
    if (typeof seat === "number") return seat;
  }
  return null;
}

/**
 * The steps after the last decision. After a reload that is the last step that names the seat first;
 * where none is known, the set-up: then all steps are told that were made before the first turn.
 */
export function stepsSince(
  steps: readonly PastStep[],
  seat: number,
  decided: number | null,
): readonly PastStep[] {
  const last = decided ?? steps.findLast((step) => actorOf(step) === seat)?.seq ?? SET_UP;
  return steps.slice(steps.findLastIndex(({ seq }) => seq <= last) + 1);
}
