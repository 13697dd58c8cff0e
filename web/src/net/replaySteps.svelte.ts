// The steps of a finished match as one seat saw them, loaded in portions.

import * as api from "./api";
import type { PastStep, ReplayStep } from "./wire";

const PORTION = 200;

export class ReplaySteps {
  /** The first step that the log tells; earlier ones are loaded on demand. */
  #first = $state(0);
  #known = $state.raw<ReadonlyMap<number, readonly ReplayStep[]>>(new Map());
  readonly #portions = new Map<number, Promise<ReplayStep[]>>();

  constructor(
    readonly match: string,
    readonly seat: number | null,
    /** Events whose steps a replay stops at; none: at every step. */
    readonly stops: readonly string[] = [],
  ) {}

  /** A step with its view; undefined beyond the last one. */
  async at(seq: number): Promise<ReplayStep | undefined> {
    const first = seq - (seq % PORTION);
    const found = await this.#load(first);
    if (!this.#known.has(this.#first) || this.#gapBefore(first)) this.#first = first;
    return found.find(({ step }) => step.seq === seq);
  }

  /** The first step to look at, after the set-up, which is round 0; undefined where there is none. */
  begin(): Promise<number | undefined> {
    return this.#find(0, 1, (one) => (this.stops.length ? this.#isStop(one) : one.view.round > 0));
  }

  /** The next step to stop at, or the one before; undefined where there is none. */
  next(seq: number, direction: 1 | -1): Promise<number | undefined> {
    return this.#find(seq + direction, direction, (one) => this.#isStop(one));
  }

  #isStop({ step }: ReplayStep): boolean {
    return step.events.some(({ event }) => this.stops.includes(event));
  }

  async #find(
    from: number,
    direction: 1 | -1,
    isFound: (one: ReplayStep) => boolean,
  ): Promise<number | undefined> {
    for (let seq = from; seq >= 0;) {
      const first = seq - (seq % PORTION);
      const portion = await this.#load(first);
      const ahead = portion.filter(({ step }) => (step.seq - seq) * direction >= 0);
      const found = direction > 0 ? ahead.find(isFound) : ahead.findLast(isFound);
      if (found) return found.step.seq;
      if (direction > 0 && portion.length < PORTION) break;
      seq = direction > 0 ? first + PORTION : first - 1;
    }
    return undefined;
  }

  /** The steps up to one, without gaps, as far back as they are loaded. */
  until(seq: number): PastStep[] {
    const found: PastStep[] = [];
    for (let first = this.#first; first <= seq && this.#known.has(first); first += PORTION)
      found.push(...this.#known.get(first)!.map(({ step }) => step));
    return found.filter((step) => step.seq <= seq);
  }

  async loadEarlierSteps(): Promise<void> {
    if (!this.#first) return;
    await this.#load(this.#first - PORTION);
    this.#first -= PORTION;
  }

  #gapBefore(first: number): boolean {
    for (let at = this.#first; at < first; at += PORTION) if (!this.#known.has(at)) return true;
    return first < this.#first;
  }

  /** Each portion is loaded once. */
  #load(first: number): Promise<ReplayStep[]> {
    const portion =
      this.#portions.get(first) ?? api.replay(this.match, this.seat, first - 1, PORTION);
    this.#portions.set(first, portion);
    void portion.then(
      (found) => {
        if (!this.#known.has(first)) this.#known = new Map([...this.#known, [first, found]]);
      },
      () => this.#portions.delete(first),
    );
    return portion;
  }
}
