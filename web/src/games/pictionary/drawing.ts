// Outlines of the strokes in the view and of those streamed since.

import { getStroke } from "perfect-freehand";

import { pieces } from "./corners";
import { ERASER } from "./inks";
import type { Drawn, Pen, PictionaryEvent, PictionaryView } from "./types";

/** Two coordinates and, where the pen felt it, a pressure in percent. */
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
    if (!isMore) this.#strokes = [...strokesOf(view)];
    const fresh = events.slice(isMore ? this.#events.length : 0);
    this.#strokes = fresh.reduce(withEvent, this.#strokes);
    [this.#view, this.#events] = [view, events];
    return this.#strokes;
  }
}

function withEvent(strokes: Stroke[], event: PictionaryEvent): Stroke[] {
  if (event.event !== "drawn") return strokes;
  const { stroke, colour, size, joined, tool } = event;
  const last = strokes.at(-1);
  if (!joined || !last) {
    return [...strokes, { points: stroke, colour, size, ...(tool ? { tool } : {}) }];
  }
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, ...stroke] }];
}

/** The strokes of a view, each with its pen. */
export function strokesOf({
  strokes,
  pens,
}: Pick<PictionaryView, "strokes" | "pens">): readonly Stroke[] {
  return strokes.map((points, i) => ({ points, ...pens[i]! }));
}

export function pointCount(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, { points }) => sum + points.length, 0);
}

/** What was on the paper after so many points. Shapes and areas come as a whole. */
export function firstPoints(strokes: readonly Stroke[], count: number): readonly Stroke[] {
  const found: Stroke[] = [];
  let left = count;
  for (const stroke of strokes) {
    const { length } = stroke.points;
    if (left >= length) found.push(stroke);
    else if (left > 0 && !stroke.tool) {
      found.push({ ...stroke, points: stroke.points.slice(0, left) });
    }
    left -= length;
    if (left <= 0) break;
  }
  return found;
}

/** Whether its path is a line to be drawn with a width, not an outline to be filled. */
export function isHollow({ tool }: Pick<Stroke, "tool">): boolean {
  return tool === "line" || tool === "rectangle" || tool === "ellipse";
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

export function outline(stroke: Stroke): string {
  const { points, tool } = stroke;
  if (tool === "area") return polygon(points);
  if (isHollow(stroke)) return shape(tool, points[0] ?? [0, 0], points[1] ?? points[0] ?? [0, 0]);
  return pieces(points)
    .map((piece) => freehand(piece, stroke))
    .join("");
}

function freehand(points: readonly Point[], { colour, size }: Pen): string {
  const isEraser = colour === ERASER;
  const hasPressure = points.every((point) => point.length > 2);
  const edge = getStroke(
    points.map(([x = 0, y = 0, pressure = 50]) => [x, y, pressure / 100]),
    {
      size: isEraser ? size * 1.5 : size,
      thinning: isEraser ? 0 : hasPressure ? 0.65 : 0.3,
      smoothing: 0.6,
      streamline: 0.35,
      simulatePressure: !isEraser && !hasPressure,
      last: true,
    },
  );
  return closed(edge as [number, number][]);
}

/** A closed path that bends at the points and passes through the middles between them. */
function closed(edge: readonly (readonly [number, number])[]): string {
  if (!edge.length) return "";
  const middle = (i: number) => {
    const [[x, y], [nextX, nextY]] = [edge[i]!, edge[(i + 1) % edge.length]!];
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  };
  const bends = edge.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`);
  return `M${middle(edge.length - 1)}${bends.join("")}Z`;
}

function polygon(points: readonly Point[]): string {
  return points.length ? `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z` : "";
}

function shape(tool: string | undefined, [x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point): string {
  if (tool === "line") return `M${x1} ${y1}L${x2} ${y2}`;
  if (tool === "rectangle") return `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2];
  const [left, right, y] = [Math.min(x1, x2), Math.max(x1, x2), (y1 + y2) / 2];
  return `M${left} ${y}A${rx} ${ry} 0 1 1 ${right} ${y}A${rx} ${ry} 0 1 1 ${left} ${y}Z`;
}

const round = (n: number) => Math.round(n * 10) / 10;
