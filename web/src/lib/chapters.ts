// Chapters: the log as lines, what repeats itself told once.

import type { Telling } from "./telling";
import type { PastStep } from "./wire";

export interface Line {
  /** One of its own. */
  key: string;
  /** How many steps there were when it happened. */
  seq: number;
  text: string;
  times: number;
  /** Whether a round begins here. */
  isHeading: boolean;
}

/** What a step says it says always: lines that were told already are the same ones. */
const known = new WeakMap<Telling, WeakMap<PastStep, Line[]>>();

/** From so many times on, as with the strokes of a drawing, once is enough. */
const OFTEN = 4;

export function chapters(steps: readonly PastStep[], telling: Telling): Line[] {
  const told = known.get(telling) ?? new WeakMap<PastStep, Line[]>();
  known.set(telling, told);
  const lines = steps.flatMap((step) => {
    const found = told.get(step) ?? linesOf(step, telling);
    told.set(step, found);
    return found;
  });
  return runs(lines).flatMap((run) =>
    run.length < OFTEN ? run : [{ ...run.at(-1)!, times: run.length }],
  );
}

function linesOf({ seq, events }: PastStep, telling: Telling): Line[] {
  return events.map((event, i) => ({
    key: `${seq} ${i}`,
    seq,
    text: telling.event(event),
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
