// How a match ends by the choice of its host: “10 questions”, “First to 500 points”, “15 minutes”.

import { durationText } from "@/model/durations";
import type { GameText } from "./gameText";

type Values = Readonly<Record<string, unknown>>;

const COUNTED: Readonly<Record<string, string>> = { rounds: "rounds", score: "target" };

/** The ending in words; empty where the game has no such option. */
export function endingText(options: Values, { formatter }: GameText): string {
  const ends = String(options.ends);
  if (ends === "minutes") {
    return durationText(Number(options.minutes), "minute", formatter.catalogue.locale);
  }
  const counted = COUNTED[ends];
  return counted ? formatter.format(`ends-${ends}`, { count: Number(options[counted]) }) : "";
}

/** The moment of match time after which no round begins; `null` without one. */
export function lastRoundAt(options: Values): number | null {
  return options.ends === "minutes" ? Number(options.minutes) * 60_000 : null;
}
