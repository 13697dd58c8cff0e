// The turns one looks back at: played by themselves, chosen in the history, or those of a replay.

import { untrack } from "svelte";

import type { BoardProps } from "@/boards/boardProps";
import type { MachiavelliTypes } from "@/games/machiavelli/types";
import { Playback } from "./playback.svelte";
import { TurnArchive } from "./turnArchive";
import { turnOf, turnsIn, type Turn } from "./turnHistory";

const UNLIT: { line: string; places: readonly string[] } = { line: "", places: [] };

export class TurnViewer {
  readonly playback = new Playback();
  /** A line of a report, and the provinces it lights. */
  lit = $state.raw(UNLIT);

  readonly #props: () => BoardProps<MachiavelliTypes>;
  readonly #onopen: () => void;
  /** A turn whose views cannot be had. */
  #missing = $state.raw<Turn | null>(null);

  readonly steps = $derived.by(() => {
    const { steps, step } = this.#props();
    return steps ?? (step ? [step] : []);
  });
  readonly turns: readonly Turn[] = $derived(turnsIn(this.steps));
  readonly hasEarlier = $derived.by(
    () => (this.steps[0]?.seq ?? 0) > 0 && this.#props().loadEarlier !== undefined,
  );
  readonly isReplay = $derived.by(() => this.#props().replay !== undefined);
  readonly #isRunning = $derived.by(() => Boolean(this.#props().replay?.isRunning));
  /** The turn that was resolved by the step of a replay. */
  readonly #replayed = $derived.by(() => {
    const { step } = this.#props();
    return this.isReplay && step ? turnOf(step) : null;
  });
  /** Whether the stages of the replayed turn are still being shown. */
  readonly isShowing = $derived(
    this.#isRunning &&
      this.#replayed !== null &&
      this.#replayed !== this.#missing &&
      hasMotion() &&
      (this.playback.turn !== this.#replayed || this.playback.isPlaying),
  );
  /** In a replay the seat may change. */
  readonly #seat = $derived.by(() => this.#props().view.seat);
  readonly archive = $derived.by(() => {
    void this.#seat;
    return new TurnArchive((seq) => this.#props().viewAt?.(seq) ?? Promise.resolve(null));
  });

  /** `onopen` makes room for a turn on the map. */
  constructor(props: () => BoardProps<MachiavelliTypes>, onopen: () => void) {
    this.#props = props;
    this.#onopen = onopen;
    // Looking at a step of the log has controls of its own.
    $effect(() => {
      if (props().isNow === false) untrack(() => this.back());
    });
    // A turn that was taken back is no longer there to be shown.
    $effect(() => {
      const { turn } = this.playback;
      if (!turn || this.isReplay || !props().steps) return;
      if (!this.turns.some(({ seq }) => seq === turn.seq)) untrack(() => this.back());
    });
    $effect(() => {
      const { replay, step, view, hold } = props();
      if (replay) hold?.(this.isShowing && step ? { seq: step.seq, view } : null);
    });
    $effect(() => {
      const turn = this.#replayed;
      void [this.#isRunning, this.archive];
      if (this.isReplay) untrack(() => void this.#replay(turn));
    });
  }

  /** Show a turn from its orders on. */
  async watch(turn: Turn, isWanted = () => true): Promise<void> {
    if (this.isReplay) return this.#props().look?.(turn.seq);
    const views = await this.archive.viewsOf(turn);
    if (!views || !isWanted()) return;
    this.#props().look?.(null);
    this.#onopen();
    this.playback.watch(turn, views, hasMotion());
  }

  /** Show a turn with all that happened in it; false where it cannot be had. */
  async show(turn: Turn): Promise<boolean> {
    const views = await this.archive.viewsOf(turn);
    if (!views) return false;
    if (this.isReplay) this.#props().look?.(turn.seq);
    else {
      this.#props().look?.(null);
      this.playback.show(turn, views);
    }
    return true;
  }

  /** Light the provinces of a line, or darken them again. */
  async light(turn: Turn, line: string, places: readonly string[]): Promise<void> {
    const isLatest = this.#props().isNow && turn === this.turns[0] && !this.playback.isOpen;
    if (!isLatest && !(await this.show(turn))) return;
    this.lit = this.lit.line === line ? UNLIT : { line, places };
  }

  darken(): void {
    this.lit = UNLIT;
  }

  /** Back to now; a replay stays with the turn of its step. */
  back(): void {
    if (!this.isReplay) this.playback.close();
    this.darken();
  }

  /** Show the turn of a replay: whole after a step by hand, stage by stage while it runs. */
  async #replay(turn: Turn | null): Promise<void> {
    const { playback } = this;
    const views = turn && (await this.archive.viewsOf(turn));
    if (turn !== this.#replayed) return;
    if (!turn || !views) {
      this.#missing = turn;
      return playback.close();
    }
    const isOpen = playback.turn === turn && playback.views === views;
    if (!this.#isRunning || !hasMotion()) {
      if (isOpen) playback.isPlaying = false;
      else playback.showWhole(turn, views);
    } else if (isOpen && !playback.isAtEnd) playback.isPlaying = true;
    else playback.watch(turn, views, true);
  }
}

/** Whether motion is welcome. */
export function hasMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
