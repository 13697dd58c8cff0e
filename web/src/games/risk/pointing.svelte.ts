// Pointing: which territory a finger, a mouse or a key means, and ways that are drawn by dragging.

import { beside, nearest, type Point } from "../maps/geometry";
import type { Plan } from "./plan.svelte";
import type { Land, Scenery } from "./view";

type PointAt = (event: { clientX: number; clientY: number }) => Point;

/** Pixels: a fingertip means the nearest badge that is not farther away. */
const FINGERTIP = 24;
/** Pixels: a drag begins. */
const BEGINS = 8;

export class Pointing {
  /** A way that is being drawn. */
  drag = $state.raw<{ source: string; at: Point } | null>(null);
  /** The territory that the keyboard is at. */
  stop = $state("");

  /** The territory that the mouse or the keyboard points at. */
  near = $state("");

  #from: { source: string; x: number; y: number } | null = null;
  #isDone = false;

  constructor(
    readonly scenery: Scenery,
    readonly plan: Plan,
    readonly pointAt: PointAt,
    readonly scale: () => number,
  ) {
    this.stop = scenery.territories[0]!.id;
  }

  /** What can be chosen goes before what is only near. */
  #at(event: MouseEvent, isWanted: (id: string) => boolean): string {
    const under = territoryOf(event.target);
    if (under && isWanted(under)) return under;
    const lands = this.scenery.territories.filter(({ id }) => isWanted(id));
    return nearest(lands, this.pointAt(event), FINGERTIP / this.scale())?.id ?? "";
  }

  click(event: MouseEvent): void {
    if (this.#isDone) return void (this.#isDone = false);
    const id = this.#at(event, (one) => this.plan.open.has(one));
    if (id) this.stop = id;
    this.plan.tap(id);
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.near = territoryOf(event.target);
  }

  leave(): void {
    this.near = "";
  }

  down(event: PointerEvent): void {
    const id = this.#at(event, (one) => this.plan.orders.sources.has(one));
    const isOurs = event.pointerType === "mouse" || id === this.plan.source;
    if (!id || event.button !== 0 || !isOurs) return;
    event.stopPropagation();
    this.#from = { source: id, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (this.drag || far > BEGINS) this.drag = { source: from.source, at: this.pointAt(event) };
  }

  up(event: PointerEvent): void {
    const drag = this.drag;
    this.#from = this.drag = null;
    if (!drag) return;
    this.#isDone = event.type === "pointerup";
    const targets = this.plan.orders.targets(drag.source);
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    const under = territoryOf(hit);
    const lands = this.scenery.territories.filter(({ id }) => targets.has(id));
    const near = nearest(lands, this.pointAt(event), FINGERTIP / this.scale())?.id;
    const target = under && targets.has(under) ? under : near;
    if (target) this.plan.connect(drag.source, target);
    requestAnimationFrame(() => (this.#isDone = false));
  }

  key(event: KeyboardEvent): void {
    const here = this.#land(territoryOf(event.target));
    if (!here) return;
    if (event.key === "Escape") this.plan.clear();
    else if (event.key === "Enter" || event.key === " ") this.plan.tap(here.id);
    else {
      const next = beside(this.scenery.territories, here, event.key);
      if (!next) return;
      this.stop = this.near = next.id;
      const root = (event.target as Element).closest("svg");
      root?.querySelector<SVGElement>(`[data-territory="${next.id}"]`)?.focus();
    }
    event.preventDefault();
  }

  #land(id: string): Land | undefined {
    return this.scenery.territories.find((land) => land.id === id);
  }
}

function territoryOf(target: EventTarget | null): string {
  const found = (target as Element | null)?.closest?.("[data-territory]");
  return found?.getAttribute("data-territory") ?? "";
}
