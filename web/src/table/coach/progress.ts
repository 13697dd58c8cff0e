// Progress through the marks of a tutorial, from the events of the match and the learner's view.

import type { CoachMark, GameEvent, PastStep } from "@/net/wire";

type Fields = Readonly<Record<string, unknown>>;

/** Where the learner is: the mark, and the events before it that count no more. */
export interface Place {
  index: number;
  /** The step and the event in it after which events count. */
  seq: number;
  event: number;
}

export const START: Place = { index: 0, seq: -1, event: 0 };

export interface Situation {
  marks: readonly CoachMark[];
  steps: readonly PastStep[];
  view: Fields;
  isOver: boolean;
}

/** Whether all fields of the part have the same values in the whole. */
export function contains(whole: Fields, part: Fields): boolean {
  return Object.entries(part).every(
    ([name, value]) => JSON.stringify(whole[name]) === JSON.stringify(value),
  );
}

/** Whether a mark fits the position. */
export function fits(mark: CoachMark, view: Fields): boolean {
  return contains(view, mark.on);
}

/** The end of a mark among the events that still count. */
function endOf(mark: CoachMark, from: Place, steps: readonly PastStep[]): Place | null {
  if (!mark.event) return null;
  const wanted = { ...mark.fields, event: mark.event };
  for (const { seq, events } of steps) {
    if (seq < from.seq) continue;
    const first = seq === from.seq ? from.event : 0;
    const found = events.findIndex((event, i) => i >= first && contains(event, wanted));
    if (found >= 0) return { index: from.index + 1, seq, event: found + 1 };
  }
  return null;
}

/**
 * The place after everything that has happened. A mark that does not fit waits; where a later one
 * fits, because the learner went another way, that one is next. With the match the last one comes.
 */
export function advance(from: Place, { marks, steps, view, isOver }: Situation): Place {
  let place = from;
  for (;;) {
    const mark = marks[place.index];
    if (!mark) return place;
    const end = endOf(mark, place, steps);
    if (end) {
      place = end;
      continue;
    }
    if (isOver && place.index < marks.length - 1) return { ...place, index: marks.length - 1 };
    if (fits(mark, view)) return place;
    const later = marks.findIndex(
      (one, i) => i > place.index && Object.keys(one.on).length > 0 && fits(one, view),
    );
    if (later < 0) return place;
    place = { ...place, index: later };
  }
}

/** The place after a mark that ended by its button or by a tap. */
export function next(place: Place): Place {
  return { ...place, index: place.index + 1 };
}

/** Events of what boards save by themselves. */
const NO_MOVES = new Set(["draft_saved"]);

/** Whether this seat has made a move since a step that did not end the mark. */
export function hasStrayed(since: number, seat: number, steps: readonly PastStep[]): boolean {
  const isMine = (event: GameEvent) =>
    "seat" in event && event.seat === seat && !NO_MOVES.has(event.event);
  return steps.some(({ seq, events }) => seq > since && events.some(isMine));
}

/** What the board says about targets. */
export interface BoardState {
  /** Whether it is there and can be tapped. */
  isOpen: (target: string) => boolean;
  isChosen: (target: string) => boolean;
  /** Whether a mark ended because its target was chosen, and not only tapped. */
  wasChoice: (index: number) => boolean;
}

/**
 * The mark to show: the current one, unless its target cannot be reached because a choice before it
 * was undone; then that choice again.
 */
export function shownIndex(index: number, marks: readonly CoachMark[], board: BoardState): number {
  const mark = marks[index];
  if (!mark?.at || board.isOpen(mark.at)) return index;
  let first = index;
  while (first > 0 && board.wasChoice(first - 1)) first--;
  for (let i = first; i < index; i++) if (!board.isChosen(marks[i]!.tap)) return i;
  return index;
}
