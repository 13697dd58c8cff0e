// Boards: one of their own for the games that have it, loaded on demand; the generic one for all.

import type { Component } from "svelte";

import type { GameWords } from "../lib/house.svelte";
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
  options: Readonly<Record<string, unknown>>;
  /** The team of each seat; none where everybody plays alone. */
  teams: readonly number[];
  /** What time is left; none in the past and in a pause. */
  clock?: Clock | null;
  /** What the seat may do now; nothing for spectators and in the past. */
  choices: readonly ChoiceRow[];
  /** The step that led to the view, where it is known. */
  step?: PastStep | null;
  /** Quick events since the view. */
  streamed: readonly GameEvent[];
  /** Moves that were made and are not answered yet. */
  pending: readonly MoveData[];
  /** Make a move; false when it was refused. */
  play: (move: MoveData) => Promise<boolean>;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** Boards that say themselves what happened last and what there is to do. */
const TELLING = new Set(["risk", "trivia", "pictionary"]);
/** Boards that show the seats and the clock as well: on a phone there is no room for them twice. */
const WHOLE = new Set(["trivia", "pictionary"]);

export function tellsItself(game: string, isPlain: boolean): boolean {
  return TELLING.has(game) && !isPlain;
}

export function isWhole(game: string, isPlain: boolean): boolean {
  return WHOLE.has(game) && !isPlain;
}

export function hasOwnBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function boardOf(game: string, isPlain: boolean): Promise<Component<BoardProps>> {
  const folder = hasOwnBoard(game) && !isPlain ? game : "generic";
  return (await boards[`./${folder}/Board.svelte`]!()).default;
}
