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
 * Number of a seat's last decision. After a reload that is the last step that names the seat first;
 * where none is known, the set-up: then all steps are told that were made before the first turn.
 */
export function lastDecision(
  steps: readonly PastStep[],
  seat: number,
  decided: number | null,
): number {
  return decided ?? steps.findLast((step) => actorOf(step) === seat)?.seq ?? SET_UP;
}

/** The steps after a decision; none for who does not play. */
export function stepsAfter(
  steps: readonly PastStep[],
  decision: number | null,
): readonly PastStep[] {
  if (decision === null) return [];
  return steps.slice(steps.findLastIndex(({ seq }) => seq <= decision) + 1);
}
