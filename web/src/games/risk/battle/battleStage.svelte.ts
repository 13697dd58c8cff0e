// A battle shown roll by roll: the dice first, then the losses on the map, then the new position.

import { type Battle, battleOf, rollsOf } from "./lastStep";
import type { DiceRolled, RiskEvent, RiskView, Scenery } from "@/games/risk/types";

/** Milliseconds: a roll with its losses, and the longest battle, whatever its number of rolls. */
const ROLL = 900;
const LONGEST = 4200;
/** The part of that time for which the dice roll. */
const ROLLING = 0.7;

interface Step {
  seq: number;
  events: readonly RiskEvent[];
}

export class BattleStage {
  /** The position to show. */
  view = $state.raw<RiskView>()!;
  /** What is shown of the battle; the whole of it once it is over. */
  battle = $state.raw<Battle | null>(null);
  /** Rolls that were shown, and all of them. */
  shown = $state(0);
  rolls = $state.raw<readonly DiceRolled[]>([]);
  /** Whether the losses of the last shown roll are told. */
  isSettled = $state(true);

  #after: RiskView;
  #seq: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: RiskView,
    step: Step | null,
    readonly scenery: () => Scenery | null,
  ) {
    this.view = this.#after = view;
    this.#seq = step?.seq ?? null;
    this.#tell(step);
  }

  get isRolling(): boolean {
    return this.shown < this.rolls.length || !this.isSettled;
  }

  /** Take up a new position; `hasMotion` asks for the battle that led there to be played. */
  see(view: RiskView, step: Step | null, hasMotion: boolean): void {
    if (view === this.#after && (step?.seq ?? null) === this.#seq) return;
    clearTimeout(this.#timer);
    const before = this.#after;
    const isNew = step !== null && step.seq !== this.#seq;
    this.#after = view;
    this.#seq = step?.seq ?? null;
    this.#tell(step);
    if (!isNew || !hasMotion || !this.rolls.length) return this.finish();
    this.view = before;
    this.shown = 0;
    this.#next();
  }

  /** Show the end at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.shown = this.rolls.length;
    this.isSettled = true;
    this.view = this.#after;
  }

  #tell(step: Step | null): void {
    this.rolls = step ? rollsOf(step.events) : [];
    this.battle = step ? battleOf(step.events) : null;
    this.shown = this.rolls.length;
    this.isSettled = true;
  }

  #next(): void {
    const each = Math.min(ROLL, LONGEST / this.rolls.length);
    this.shown += 1;
    this.isSettled = false;
    this.#timer = setTimeout(() => {
      if (this.shown === this.rolls.length) return this.finish();
      this.isSettled = true;
      this.view = this.#without(this.rolls[this.shown - 1]!);
      this.#timer = setTimeout(() => this.#next(), each * (1 - ROLLING));
    }, each * ROLLING);
  }

  /** The shown position without the losses of a roll. */
  #without({ source, target, attacker_losses, defender_losses }: DiceRolled): RiskView {
    const lost = (id: string | undefined) =>
      id === source ? attacker_losses : id === target ? defender_losses : 0;
    const lands = this.scenery()?.territories ?? [];
    return {
      ...this.view,
      armies: this.view.armies.map((armies, i) => armies - lost(lands[i]?.id)),
    };
  }
}
