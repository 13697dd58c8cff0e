// The steps since a seat's last decision.

import type { PastStep } from "@/net/wire";

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
 * `null` where none is known.
 */
export function lastDecision(
  steps: readonly PastStep[],
  seat: number,
  decided: number | null,
): number | null {
  return decided ?? steps.findLast((step) => actorOf(step) === seat)?.seq ?? null;
}

/** The steps after a decision; none where it is not known. */
export function stepsAfter(
  steps: readonly PastStep[],
  decision: number | null,
): readonly PastStep[] {
  if (decision === null) return [];
  return steps.slice(steps.findLastIndex(({ seq }) => seq <= decision) + 1);
}
