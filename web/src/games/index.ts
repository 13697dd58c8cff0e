// Boards: one of their own for the games that have it, loaded on demand; the generic one for all.

import type { Component, Snippet } from "svelte";

import type { GameWords } from "../lib/house.svelte";
import type { Telling } from "../lib/telling";
import type { ChoiceRow, GameEvent, MoveData, PastStep, View } from "../lib/wire";

export interface BoardProps {
  /** The id of the match. */
  match: string;
  /** What the seat may know, now or at the moment that is looked at. */
  view: View;
  telling: Telling;
  words: GameWords;
  seats: number;
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
  /** Make a move; false when it was refused. */
  play: (move: MoveData) => Promise<boolean>;
}

const worded = import.meta.glob<{ default: Component<BoardProps> }>("./*/InWords.svelte");
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** Boards that say themselves what happened last and what there is to do. */
const TELLING = new Set(["risk", "machiavelli"]);
/** Boards that take all the width, and show seats, log and talk where they fit. */
const WIDE = new Set(["machiavelli"]);

export function tellsItself(game: string, isPlain: boolean): boolean {
  return TELLING.has(game) && !isPlain;
}

export function isWide(game: string, isPlain: boolean): boolean {
  return WIDE.has(game) && !isPlain;
}

export function hasOwnBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** What one does where positions are told in words: the game's own way, or the generic one. */
export async function inWordsOf(game: string): Promise<Component<BoardProps>> {
  const own = worded[`./${game}/InWords.svelte`];
  return own ? (await own()).default : (await import("./generic/Actions.svelte")).default;
}

export async function boardOf(game: string, isPlain: boolean): Promise<Component<BoardProps>> {
  const folder = hasOwnBoard(game) && !isPlain ? game : "generic";
  return (await boards[`./${folder}/Board.svelte`]!()).default;
}
