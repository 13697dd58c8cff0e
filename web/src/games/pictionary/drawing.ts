// Outlines of the strokes in the view and of those streamed since.

import { getStroke } from "perfect-freehand";

import { ERASER } from "./inks";
import type { Drawn, Pen, PictionaryEvent, PictionaryView } from "./types";

export type Point = Drawn["stroke"][number];

export interface Stroke extends Pen {
  points: readonly Point[];
}

/** Appends streamed strokes to those of a view; known strokes keep their identity. */
export class StreamedDrawing {
  #view: PictionaryView | null = null;
  #events: readonly PictionaryEvent[] = [];
  #strokes: Stroke[] = [];

  of(view: PictionaryView, events: readonly PictionaryEvent[]): readonly Stroke[] {
    const isMore = view === this.#view && this.#events.every((event, i) => event === events[i]);
    if (!isMore) this.#strokes = view.strokes.map((points, i) => ({ points, ...view.pens[i]! }));
    const fresh = events.slice(isMore ? this.#events.length : 0);
    this.#strokes = fresh.reduce(withEvent, this.#strokes);
    [this.#view, this.#events] = [view, events];
    return this.#strokes;
  }
}

function withEvent(strokes: Stroke[], event: PictionaryEvent): Stroke[] {
  if (event.event !== "drawn") return strokes;
  const { stroke, colour, size, joined } = event;
  const last = strokes.at(-1);
  if (!joined || !last) return [...strokes, { points: stroke, colour, size }];
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, ...stroke] }];
}

const outlines = new WeakMap<readonly Point[], string>();

/** The outline of a stroke as a path, computed once. */
export function outlineOf(stroke: Stroke): string {
  const known = outlines.get(stroke.points);
  if (known !== undefined) return known;
  const found = outline(stroke);
  outlines.set(stroke.points, found);
  return found;
}

export function outline({ points, colour, size }: Stroke): string {
  const isEraser = colour === ERASER;
  const edge = getStroke(points as [number, number][], {
    size: isEraser ? size * 1.5 : size,
    thinning: isEraser ? 0 : 0.3,
    smoothing: 0.6,
    streamline: 0.35,
    simulatePressure: !isEraser,
    last: true,
  });
  return closed(edge as [number, number][]);
}

/** A closed path that bends at the points and passes through the middles between them. */
function closed(edge: readonly Point[]): string {
  if (!edge.length) return "";
  const middle = (i: number) => {
    const [[x, y], [nextX, nextY]] = [edge[i]!, edge[(i + 1) % edge.length]!];
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  };
  const bends = edge.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`);
  return `M${middle(edge.length - 1)}${bends.join("")}Z`;
}

const round = (n: number) => Math.round(n * 10) / 10;
