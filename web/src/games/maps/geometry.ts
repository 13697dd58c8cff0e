// Geometry: where things are on the map, and how one gets from here to there.

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

/** Arrows bend a little, so that two ways between the same places are told apart. */
const BEND = 0.14;

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
  const [ax, ay] = [from[0] + ux * gap, from[1] + uy * gap];
  const [bx, by] = [to[0] - ux * gap, to[1] - uy * gap];
  const bend = BEND * Math.min(whole, 300);
  const [mx, my] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  const [x, y, m, n, e, f] = [ax, ay, mx, my, bx, by].map((value) => value.toFixed(1));
  return `M${x} ${y}Q${m} ${n} ${e} ${f}`;
}
