// A resolved turn shown stage by stage, on the position before it.

import type { MachiavelliView, Sheet } from "@/games/machiavelli/types";
import { positionAt, stagesOf, type Stage } from "./stages";
import type { Turn } from "./turnHistory";

/** Milliseconds of a stage while it plays by itself. */
export const STAGE_TIME = 1700;

/** What is needed to show a turn. */
export interface TurnViews {
  /** The position in which the orders were given. */
  before: MachiavelliView;
  /** The opened sheets; in the fog only the seat's own. */
  sheets: readonly (Sheet | null)[];
}

export class Playback {
  turn = $state.raw<Turn | null>(null);
  views = $state.raw<TurnViews | null>(null);
  at = $state(0);
  isPlaying = $state(false);

  readonly stages: readonly Stage[] = $derived(this.turn ? stagesOf(this.turn) : []);
  readonly stage: Stage | null = $derived(this.stages[this.at] ?? null);
  readonly position = $derived(
    this.views ? positionAt(this.views.before, this.stages, this.at) : null,
  );

  get isOpen(): boolean {
    return this.views !== null;
  }

  get isAtEnd(): boolean {
    return this.at >= this.stages.length - 1;
  }

  /** Show a turn from its orders on, playing by itself where motion is welcome. */
  watch(turn: Turn, views: TurnViews, isPlaying: boolean): void {
    this.#open(turn, views, 0);
    this.isPlaying = isPlaying;
  }

  /** Show a turn with everything that happened in it. */
  show(turn: Turn, views: TurnViews): void {
    if (this.turn?.seq === turn.seq && this.isOpen) return;
    const stages = stagesOf(turn);
    const season = stages.findIndex(({ id }) => id === "season");
    this.#open(turn, views, season > 0 ? season - 1 : stages.length - 1);
  }

  /** Show the outcome of a turn with the next season, at no stage of its own. */
  showWhole(turn: Turn, views: TurnViews): void {
    this.#open(turn, views, stagesOf(turn).length);
  }

  #open(turn: Turn, views: TurnViews, at: number): void {
    this.turn = turn;
    this.views = views;
    this.at = at;
    this.isPlaying = false;
  }

  /** Go to a stage by hand, which stops the playback. */
  goTo(at: number): void {
    this.isPlaying = false;
    this.at = Math.max(0, Math.min(this.stages.length - 1, at));
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** The next stage, by itself; stops at the last one. */
  advance(): void {
    if (this.isAtEnd) this.isPlaying = false;
    else this.at += 1;
  }

  close(): void {
    this.turn = this.views = null;
    this.isPlaying = false;
  }
}
