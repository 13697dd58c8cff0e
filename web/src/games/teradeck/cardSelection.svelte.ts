// Cards of the hand that go together, as when several are discarded.

import { admits } from "@/model/choices";
import type { Choice } from "@/boards/boardProps";
import type { Discard, TeraTypes } from "./types";

export class CardSelection {
  /** Whether taps mark cards instead of playing them. */
  isOn = $state(false);
  #marked = $state.raw<readonly string[]>([]);

  constructor(
    readonly rows: () => readonly Choice<TeraTypes>[],
    readonly hand: () => readonly string[],
  ) {}

  readonly #row = $derived.by(() => this.rows().find((row) => row.move === "discard"));

  /** Whether cards can be discarded now. */
  get isOpen(): boolean {
    return this.#row !== undefined;
  }

  /** The marked cards, in the order of the hand. */
  get cards(): readonly string[] {
    return this.isOn && this.isOpen
      ? this.hand().filter((card) => this.#marked.includes(card))
      : [];
  }

  get move(): Discard | null {
    return this.moveOf(this.cards);
  }

  /** The move that discards these cards, if it is legal. */
  moveOf(cards: readonly string[]): Discard | null {
    const row = this.#row;
    return row && admits(row.fields.cards, cards) ? { move: row.move, cards } : null;
  }

  begin(): void {
    this.isOn = true;
    this.#marked = [];
  }

  tap(card: string): void {
    const rest = this.#marked.filter((other) => other !== card);
    this.#marked = rest.length < this.#marked.length ? rest : [...rest, card];
  }

  end(): void {
    this.isOn = false;
    this.#marked = [];
  }
}
