// What happened in some steps, in a few sentences for each seat.

import type { GameText } from "./gameText";
import { actorOf } from "@/model/sinceMyTurn";
import type { GameEvent, PastStep } from "@/net/wire";

export interface RecapLine {
  /** Who did it; `null` for what nobody did. */
  seat: number | null;
  text: string;
  /** Whether it happened to the reader. */
  isMine: boolean;
}

/** Tells steps to the player at a seat. */
export type Recap = (steps: readonly PastStep[], gameText: GameText, me: number) => RecapLine[];

/** Sentences of one seat; of more the last ones are told. */
const MOST = 3;
/** Events that only structure the log. */
const STRUCTURE = new Set([
  "round_started",
  "round_ended",
  "phase_changed",
  "turn_started",
  "turn_ended",
]);

export const isStructure = ({ event }: GameEvent): boolean => STRUCTURE.has(event);

/** The events of each seat, in the order of their first steps. */
export function eventsBySeat(steps: readonly PastStep[]): Map<number | null, GameEvent[]> {
  const found = new Map<number | null, GameEvent[]>();
  for (const step of steps) {
    const seat = actorOf(step);
    found.set(seat, [...(found.get(seat) ?? []), ...step.events]);
  }
  return found;
}

/** The recap of any game: the last sentences of each seat. */
export const recapOfAnyGame: Recap = (steps, gameText, me) =>
  [...eventsBySeat(steps)].flatMap(([seat, events]) => {
    const told = events
      .filter((event) => !isStructure(event))
      .map((event) => gameText.event(event));
    const sentences = [...new Set(told)].slice(-MOST);
    return sentences.length ? [{ seat, text: sentences.join(" "), isMine: seat === me }] : [];
  });
