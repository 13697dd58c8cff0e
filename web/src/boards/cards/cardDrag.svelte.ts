// A card that follows the pointer from the hand to a target.

import type { MovePlan } from "./movePlan.svelte";

/** Pixels that a pointer moves before a drag begins. */
const DRAG_THRESHOLD = 8;

export class CardDrag {
  /** The card and where it is, on the screen. */
  held = $state.raw<{ card: string; x: number; y: number; width: number } | null>(null);
  /** The lit spot below it. */
  over = $state("");

  #from: { card: string; x: number; y: number; width: number } | null = null;
  #isDone = false;

  constructor(readonly plan: MovePlan) {}

  down(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    const { width } = (event.currentTarget as Element).getBoundingClientRect();
    this.#from = { card, x: event.clientX, y: event.clientY, width };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!this.held && far < DRAG_THRESHOLD) return;
    if (!this.held) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.plan.take(from.card);
    }
    this.held = { ...from, x: event.clientX, y: event.clientY };
    this.over = this.#below(event);
  }

  up(event: PointerEvent): void {
    const wasHeld = this.held !== null;
    const spot = event.type === "pointerup" ? this.over : "";
    this.#from = this.held = null;
    this.over = "";
    if (!wasHeld) return;
    this.#isDone = true;
    requestAnimationFrame(() => (this.#isDone = false));
    if (spot) this.plan.goOn(spot);
  }

  /** The click that ends a drag chooses nothing. */
  click(event: MouseEvent): void {
    if (this.#isDone) event.stopPropagation();
    this.#isDone = false;
  }

  #below({ clientX, clientY }: PointerEvent): string {
    const spots = document.elementsFromPoint(clientX, clientY).map(spotOf);
    return spots.find((spot) => this.plan.lit.has(spot)) ?? "";
  }
}

function spotOf(element: Element): string {
  return element.closest("[data-spot]")?.getAttribute("data-spot") ?? "";
}
