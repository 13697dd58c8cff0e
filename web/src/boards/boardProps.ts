// Props that every board gets from its table, replay or screen.

import type { Snippet } from "svelte";

import type { Clock } from "@/model/countdown.svelte";
import type { Presence } from "@/net/room.svelte";
import type { CommonView, FreeLeaf, GameEvent, Leaf, MoveData, PastStep, View } from "@/net/wire";

/** The types of one game, as the generated `types.ts` in its folder gathers them. */
export interface GameTypes {
  view: CommonView;
  event: { event: string };
  move: { move: string };
  options: object;
  /** The hints of fields that no list describes. */
  free: { free: string };
  /** The drawing of its map, where it has one. */
  scenery: unknown;
  /** The outcome of a sandbox, where it has one. */
  outcome: unknown;
  /** What it tells of a match afterwards. */
  report: unknown;
}

/** Any game: only the common fields are known. */
export interface AnyGame extends GameTypes {
  view: View;
  event: GameEvent;
  move: MoveData;
  options: Readonly<Record<string, unknown>>;
  free: FreeLeaf;
  outcome: Record<string, unknown>;
}

/** A kind of move that can be made, and what each of its fields may be. */
export type Choice<G extends GameTypes> = ChoiceOf<G["move"], G["free"]>;
type ChoiceOf<Move extends { move: string }, Free> = Move extends unknown
  ? { move: Move["move"]; fields: { [Field in Exclude<keyof Move, "move">]-?: Leaf<Free> } }
  : never;

/** Makes a move and resolves to false if it is refused; by default, a move of any game. */
export type Play<G extends GameTypes = AnyGame> = BoardProps<G>["play"];

/** A step of the match with its events. */
export type StepOf<G extends GameTypes> = Omit<PastStep, "events"> & {
  events: readonly G["event"][];
};

/** A step that a board is still showing, and the position to tell until then. */
export interface Held {
  seq: number;
  view: CommonView;
}

/** Callbacks are methods, so that boards may hand them on to components for any game. */
export interface BoardProps<G extends GameTypes = AnyGame> {
  /** The id of the match. */
  match: string;
  /** The seat's view, now or at the step looked at. */
  view: G["view"];
  seats: number;
  /** By seat, where it is known. */
  presence?: readonly Presence[];
  options: G["options"];
  /** The team of each seat; none where everybody plays alone. */
  teams: readonly number[];
  /** Time left; none in the past and in a pause. */
  clock?: Clock | null;
  /** Possible moves; none for spectators and in the past. */
  choices: readonly Choice<G>[];
  /** The step that led to the view, where it is known. */
  step?: StepOf<G> | null;
  /** Whether the view is that of now. */
  isNow?: boolean;
  /** Whether past steps are played one after the other, as if they happened now. */
  isPlayback?: boolean;
  /** In the replay of a finished match: whether it runs by itself, and how fast. */
  replay?: { isRunning: boolean; speed: number };
  /** Whether it is on a big screen, seen from afar. */
  isStage?: boolean;
  /** All steps that are known. */
  steps?: readonly StepOf<G>[];
  /** The steps since the seat's last decision; none for spectators and in the past. */
  since?: readonly StepOf<G>[];
  /** Show the match as of step `seq`; `null` returns to now. */
  look?(seq: number | null): void;
  /** The seat's view at a step; `null` when it cannot be had. */
  viewAt?(seq: number): Promise<G["view"] | null>;
  /** Load the steps before the first known one. */
  loadEarlier?(): Promise<void>;
  /** Ask the game's sandbox for an outcome; `null` when it has none. */
  suppose?(given: Record<string, unknown>): Promise<G["outcome"] | null>;
  /** The log and the chat, for boards that have room for them. */
  aside?: Snippet;
  /** While a board still shows how step `seq` came about, the page tells the position before it. */
  hold?(held: Held | null): void;
  /** Streamed events since the view. */
  streamed: readonly G["event"][];
  /** Moves sent and not answered yet. */
  pending: readonly G["move"][];
  /** Whether the actions scroll with the page, as in text mode; by default they are sticky. */
  isInFlow?: boolean;
  /** Make a move; false when it was refused. */
  play(move: G["move"]): Promise<boolean>;
}
