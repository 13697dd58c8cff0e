// The positions and sheets of earlier turns: remembered while one looks, otherwise asked for.

import type { MachiavelliView } from "@/games/machiavelli/types";
import type { TurnViews } from "./playback.svelte";
import type { Turn } from "./turnHistory";

export class TurnArchive {
  /** The last view of each turn that was seen here. */
  readonly #last = new Map<number, MachiavelliView>();
  /** The first view after each turn that was seen here, by its step: a turn may be taken back. */
  readonly #after = new Map<number, MachiavelliView>();
  readonly #found = new Map<number, Promise<TurnViews | null>>();
  #known: number | null = null;

  constructor(readonly viewAt: (seq: number) => Promise<MachiavelliView | null>) {}

  /** Remember a view; tells whether the latest turn was resolved since the last call. */
  follow(view: MachiavelliView, latest: Turn | undefined, isNow: boolean): boolean {
    if (!isNow) return false;
    const seq = latest?.seq ?? -1;
    const isNews = this.#known !== null && seq > this.#known;
    this.#known = seq;
    if (latest && isNews && !this.#after.has(seq)) this.#after.set(seq, view);
    if (latest?.turn !== view.round) this.#last.set(view.round, view);
    return isNews;
  }

  /** What is needed to show a turn; asked for once. */
  viewsOf(turn: Turn): Promise<TurnViews | null> {
    const found = this.#found.get(turn.seq) ?? this.#load(turn);
    this.#found.set(turn.seq, found);
    return found;
  }

  async #load({ seq, turn }: Turn): Promise<TurnViews | null> {
    await null; // a template may ask, and requests change state
    const [before, after] = await Promise.all([
      this.#last.get(turn) ?? this.viewAt(seq - 1),
      this.#after.get(seq) ?? this.viewAt(seq),
    ]);
    if (before && after) return { before, sheets: after.last_sheets };
    this.#found.delete(seq);
    return null;
  }
}
