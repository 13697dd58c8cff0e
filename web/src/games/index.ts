// Boards: one of their own for the games that have it, loaded on demand; the generic one for all.

import type { Component, Snippet } from "svelte";

import type { GameWords } from "../lib/house.svelte";
import { part } from "../lib/parts";
import type { Presence } from "../lib/room.svelte";
import type { Telling } from "../lib/telling";
import type { ChoiceRow, DueView, GameEvent, MoveData, PastStep, View } from "../lib/wire";

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
  telling: Telling;
  words: GameWords;
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

const worded = import.meta.glob<{ default: Component<BoardProps> }>("./*/InWords.svelte");
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** What a board shows itself, so that the table need not show it beside. */
interface Manners {
  /** What happened last and what there is to do. */
  tells: boolean;
  /** Everybody's seats. */
  seats: boolean;
  /** What time is left. */
  clock: boolean;
  /** The log and the talk, for which it takes all the width. */
  wide: boolean;
}

const PLAIN: Manners = { tells: false, seats: false, clock: false, wide: false };
const TELLING = { ...PLAIN, tells: true };
const MANNERS: Readonly<Record<string, Manners>> = {
  risk: TELLING,
  machiavelli: { ...TELLING, seats: true, wide: true },
  teradeck: { ...TELLING, seats: true },
  uno: { ...TELLING, seats: true },
  trivia: { ...TELLING, seats: true, clock: true },
  pictionary: { ...TELLING, seats: true, clock: true },
};

export function mannersOf(game: string, isPlain: boolean): Manners {
  return (isPlain ? null : MANNERS[game]) ?? PLAIN;
}

export function hasOwnBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** What one does where positions are told in words: the game's own way, or the generic one. */
export async function actsInWordsOf(game: string): Promise<Component<BoardProps>> {
  const own = worded[`./${game}/InWords.svelte`];
  return part(own ?? (() => import("./generic/Actions.svelte")));
}

const workshops = import.meta.glob<{ default: Component<{ words: GameWords }> }>(
  "./*/Workshop.svelte",
);

/** Where something for a game is made, such as a scenario; nothing where nobody built it. */
export async function workshopOf(game: string): Promise<Component<{ words: GameWords }> | null> {
  const built = workshops[`./${game}/Workshop.svelte`];
  return built ? part(built) : null;
}

export async function boardOf(game: string, isPlain: boolean): Promise<Component<BoardProps>> {
  const folder = hasOwnBoard(game) && !isPlain ? game : "generic";
  return part(boards[`./${folder}/Board.svelte`]!);
}
