// The log as lines, with runs of equal lines folded into one.

import type { GameText } from "./gameText";
import type { PastStep } from "@/net/wire";

export interface Line {
  /** Unique key. */
  key: string;
  /** Number of steps at that time. */
  seq: number;
  text: string;
  times: number;
  /** Whether a round begins here. */
  isHeading: boolean;
}

/** Cache: a step always gives the same lines. */
const known = new WeakMap<GameText, WeakMap<PastStep, Line[]>>();

/** From this length on, a run of equal lines is folded, as with the strokes of a drawing. */
const OFTEN = 4;

export function logLines(steps: readonly PastStep[], gameText: GameText): Line[] {
  const told = known.get(gameText) ?? new WeakMap<PastStep, Line[]>();
  known.set(gameText, told);
  const lines = steps.flatMap((step) => {
    const found = told.get(step) ?? linesOf(step, gameText);
    told.set(step, found);
    return found;
  });
  return runs(lines).flatMap((run) =>
    run.length < OFTEN ? run : [{ ...run.at(-1)!, times: run.length }],
  );
}

function linesOf({ seq, events }: PastStep, gameText: GameText): Line[] {
  return events.map((event, i) => ({
    key: `${seq} ${i}`,
    seq,
    text: gameText.event(event),
    times: 1,
    isHeading: event.event === "round_started",
  }));
}

function runs(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.text === line.text) last.push(line);
    else found.push([line]);
  }
  return found;
}
