// Pointer and keyboard input on a map: the place meant, and arrows drawn by dragging.

import { beside, nearest, type Place, type Point } from "./geometry";

/** Actions that places respond to. */
export interface MapActions {
  /** Places that can be chosen. */
  open: ReadonlySet<string>;
  /** Places that a way can begin at, and where it may lead from there. */
  sources: ReadonlySet<string>;
  targets: (source: string) => ReadonlySet<string>;
  /** The place that was chosen to begin at. */
  source: string;
  /** Of a place; and where exactly, if by finger or mouse. */
  tap: (id: string, at?: Point) => void;
  connect: (source: string, target: string) => void;
  clear: () => void;
  /** Whether a badge stands for its place alone, so that no other is meant by a tap on it. */
  meansBadges?: boolean;
  /** A place was tapped that cannot be chosen. */
  miss?: (id: string) => void;
}

type PointAt = (event: { clientX: number; clientY: number }) => Point;

/** Pixels: a fingertip means the nearest place that is not farther away. */
const FINGERTIP = 24;
/** Pixels around the middle of a badge: whoever taps there means that place and no other. */
const BADGE = 12;
/** Pixels that a pointer moves before a drag begins. */
const DRAG_THRESHOLD = 8;

export class MapPointer {
  /** A way that is being drawn. */
  drag = $state.raw<{ source: string; at: Point } | null>(null);
  /** The place that the keyboard is at. */
  stop = $state("");

  /** The place that the mouse or the keyboard points at. */
  near = $state("");

  #from: { source: string; x: number; y: number } | null = null;
  #isDone = false;

  constructor(
    readonly places: readonly Place[],
    readonly actions: MapActions,
    readonly pointAt: PointAt,
    readonly scale: () => number,
    /** The attribute with a place's id. */
    readonly attribute: string,
  ) {
    this.stop = places[0]!.id;
  }

  /** The place whose badge is tapped, or the one under the pointer; otherwise places that can be
   * chosen win over places that are only near. */
  #at(event: MouseEvent, isWanted: (id: string) => boolean): string {
    const under = this.#idOf(event.target);
    const badge = this.actions.meansBadges
      ? nearest(this.places, this.pointAt(event), BADGE / this.scale())?.id
      : undefined;
    if (badge && isWanted(badge)) return badge;
    if (badge && badge === under) return "";
    if (under && isWanted(under)) return under;
    const wanted = this.places.filter(({ id }) => isWanted(id));
    return nearest(wanted, this.pointAt(event), FINGERTIP / this.scale())?.id ?? "";
  }

  click(event: MouseEvent): void {
    if (this.#isDone) return void (this.#isDone = false);
    const id = this.#at(event, (one) => this.actions.open.has(one));
    if (id) this.stop = id;
    this.actions.tap(id, this.pointAt(event));
    if (!id) this.actions.miss?.(this.#idOf(event.target));
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.near = this.#idOf(event.target);
  }

  leave(): void {
    this.near = "";
  }

  down(event: PointerEvent): void {
    const id = this.#at(event, (one) => this.actions.sources.has(one));
    const isOurs = event.pointerType === "mouse" || id === this.actions.source;
    if (!id || event.button !== 0 || !isOurs) return;
    event.stopPropagation();
    this.#from = { source: id, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (this.drag || far > DRAG_THRESHOLD)
      this.drag = { source: from.source, at: this.pointAt(event) };
  }

  up(event: PointerEvent): void {
    const drag = this.drag;
    this.#from = this.drag = null;
    if (!drag) return;
    this.#isDone = event.type === "pointerup";
    const targets = this.actions.targets(drag.source);
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    const under = this.#idOf(hit);
    const open = this.places.filter(({ id }) => targets.has(id));
    const near = nearest(open, this.pointAt(event), FINGERTIP / this.scale())?.id;
    const target = under && targets.has(under) ? under : near;
    if (target) this.actions.connect(drag.source, target);
    requestAnimationFrame(() => (this.#isDone = false));
  }

  key(event: KeyboardEvent): void {
    const here = this.#place(this.#idOf(event.target));
    if (!here) return;
    if (event.key === "Escape") this.actions.clear();
    else if (event.key === "Enter" || event.key === " ") this.#press(here.id);
    else {
      const next = beside(this.places, here, event.key);
      if (!next) return;
      this.stop = this.near = next.id;
      const root = (event.target as Element).closest("svg");
      root?.querySelector<SVGElement>(`[${this.attribute}="${next.id}"]`)?.focus();
    }
    event.preventDefault();
  }

  #press(id: string): void {
    this.actions.tap(id);
    if (!this.actions.open.has(id)) this.actions.miss?.(id);
  }

  #place(id: string): Place | undefined {
    return this.places.find((place) => place.id === id);
  }

  #idOf(target: EventTarget | null): string {
    const found = (target as Element | null)?.closest?.(`[${this.attribute}]`);
    return found?.getAttribute(this.attribute) ?? "";
  }
}
