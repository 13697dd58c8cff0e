// The steps of a finished match, loaded in portions as a seat saw them.

import * as api from "@/net/api";
import type { ReplayStep } from "@/net/wire";

const PORTION = 200;

export class ReplaySteps {
  readonly #portions = new Map<string, Promise<ReplayStep[]>>();

  /** `stops` are the events whose steps a replay stops at; without any it stops at every step. */
  constructor(
    readonly match: string,
    readonly last: number,
    readonly stops: readonly string[],
  ) {}

  /** The portion that a step is in; loaded once. */
  around(seat: number | null, seq: number): Promise<ReplayStep[]> {
    const first = seq - (seq % PORTION);
    const key = `${seat} ${first}`;
    const portion = this.#portions.get(key) ?? api.replay(this.match, seat, first - 1, PORTION);
    this.#portions.set(key, portion);
    portion.catch(() => this.#portions.delete(key));
    return portion;
  }

  async at(seat: number | null, seq: number): Promise<ReplayStep | null> {
    const found = await this.around(seat, seq);
    return found.find(({ step }) => step.seq === seq) ?? null;
  }

  /** The step to begin with: the first one after the set-up, which is round 0. */
  begin(seat: number | null): Promise<number> {
    if (this.stops.length) return this.next(seat, 0, 1);
    return this.#search(seat, 0, 1, ({ view }) => view.round > 0).then((found) => found ?? 0);
  }

  /** The next step to stop at, in a direction; the end of the match where there is none. */
  async next(seat: number | null, from: number, direction: 1 | -1): Promise<number> {
    const end = direction > 0 ? this.last : 0;
    const isStop = ({ step }: ReplayStep) =>
      step.events.some(({ event }) => this.stops.includes(event));
    if (!this.stops.length) return Math.max(0, Math.min(this.last, from + direction));
    return (await this.#search(seat, from + direction, direction, isStop)) ?? end;
  }

  async #search(
    seat: number | null,
    from: number,
    direction: 1 | -1,
    isFound: (one: ReplayStep) => boolean,
  ): Promise<number | null> {
    for (let seq = from; seq >= 0 && seq <= this.last;) {
      const portion = await this.around(seat, seq);
      const ahead = portion.filter(({ step }) => (step.seq - seq) * direction >= 0);
      const found = direction > 0 ? ahead.find(isFound) : ahead.findLast(isFound);
      if (found) return found.step.seq;
      const first = seq - (seq % PORTION);
      seq = direction > 0 ? first + PORTION : first - 1;
    }
    return null;
  }
}
