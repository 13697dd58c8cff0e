// Props that every board gets from its table, replay or screen.

import type { Snippet } from "svelte";

import type { GameText } from "@/i18n/gameText";
import type { LocalizedGame } from "@/i18n/localizedGame";
import type { Presence } from "@/net/room.svelte";
import type { ChoiceRow, DueView, GameEvent, MoveData, PastStep, View } from "@/net/wire";

/** What happens by itself, and how far the clock it is told by is ahead of ours. */
export interface Clock {
  due: DueView;
  ahead: number;
}

export interface BoardProps {
  /** The id of the match. */
  match: string;
  /** What the seat may know, now or at the moment that is looked at. */
  view: View;
  gameText: GameText;
  words: LocalizedGame;
  seats: number;
  /** By seat, where it is known. */
  presence?: readonly Presence[];
  options: Readonly<Record<string, unknown>>;
  /** The team of each seat; none where everybody plays alone. */
  teams: readonly number[];
  /** What time is left; none in the past and in a pause. */
  clock?: Clock | null;
  /** What the seat may do now; nothing for spectators and in the past. */
  choices: readonly ChoiceRow[];
  /** The step that led to the view, where it is known. */
  step?: PastStep | null;
  /** Whether the view is that of now. */
  isNow?: boolean;
  /** All steps that are known. */
  steps?: readonly PastStep[];
  /** Look at the match after so many steps; `null` comes back to now. */
  look?: (seq: number | null) => void;
  /** Ask the game what would come of something; nothing when it cannot be said. */
  suppose?: (given: Record<string, unknown>) => Promise<Record<string, unknown> | null>;
  /** The log and the talk, for boards that find a place for them. */
  aside?: Snippet;
  /** Quick events since the view. */
  streamed: readonly GameEvent[];
  /** Moves that were made and are not answered yet. */
  pending: readonly MoveData[];
  /** Whether what there is to do scrolls with the page, where there is more to read than to look at. */
  isInFlow?: boolean;
  /** Make a move; false when it was refused. */
  play: (move: MoveData) => Promise<boolean>;
}
