// Chapters: the log as lines, what repeats itself told once.

import type { Telling } from "./telling";
import type { PastStep } from "./wire";

export interface Line {
  /** How many steps there were when it happened. */
  seq: number;
  text: string;
  times: number;
  /** Whether a round begins here. */
  isHeading: boolean;
}

export function chapters(steps: readonly PastStep[], telling: Telling): Line[] {
  const lines: Line[] = [];
  for (const { seq, events } of steps) {
    for (const event of events) {
      const text = telling.event(event);
      const last = lines.at(-1);
      if (last?.text === text) {
        lines[lines.length - 1] = { ...last, seq, times: last.times + 1 };
      } else {
        lines.push({ seq, text, times: 1, isHeading: event.event === "round_started" });
      }
    }
  }
  return lines;
}
