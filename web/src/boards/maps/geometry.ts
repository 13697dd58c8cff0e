// Geometry of maps: boxes, distances and curved arrows.

export type Point = readonly [number, number];

/** Anything that stands somewhere on a map. */
export interface Place {
  id: string;
  label: Point;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Arrows are slightly curved, so that two between the same places can be distinguished. */
const BEND = 0.14;
/** Longer ones bend no more. */
const LONG = 300;

export function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The place that is nearest to a point, unless all are too far away. */
export function nearest<P extends Place>(
  places: readonly P[],
  point: Point,
  reach: number,
): P | null {
  let best: P | null = null;
  let least = reach;
  for (const place of places) {
    const far = distance(place.label, point);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}

/** The place one gets to by an arrow key. */
export function beside<P extends Place>(places: readonly P[], from: P, key: string): P | null {
  const ways: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.label[0] - from.label[0], place.label[1] - from.label[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + 2 * across;
    if (along > 0 && across < 2 * along && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The curve of an arrow that keeps clear of what stands at both ends. */
export function arrow(from: Point, to: Point, gap: number): string {
  const whole = distance(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
  const start: Point = [from[0] + ux * gap, from[1] + uy * gap];
  const end: Point = [to[0] - ux * gap, to[1] - uy * gap];
  const bend = bent(from, to);
  const turn: Point = [(start[0] + end[0]) / 2 + bend[0], (start[1] + end[1]) / 2 + bend[1]];
  return `M${rounded(start)}Q${rounded(turn)} ${rounded(end)}`;
}

/** The middle of that curve. */
export function middle(from: Point, to: Point): Point {
  const bend = bent(from, to);
  return [(from[0] + to[0] + bend[0]) / 2, (from[1] + to[1] + bend[1]) / 2];
}

/** Offset by which the curve bends. */
function bent(from: Point, to: Point): Point {
  const whole = distance(from, to) || 1;
  const bend = (BEND * Math.min(whole, LONG)) / whole;
  return [(from[1] - to[1]) * bend, (to[0] - from[0]) * bend];
}

function rounded([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The distance between the two closest of some points; infinite for fewer than two. */
export function closest(points: readonly Point[]): number {
  return Math.min(
    ...points.flatMap(([x, y], i) => points.slice(0, i).map(([u, v]) => Math.hypot(x - u, y - v))),
  );
}
