// Geometry: where things are on the map, and how one gets from here to there.

import type { Land, Point, Scenery } from "./view";

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

/** The territory whose badge is nearest to a point, unless all are too far away. */
export function nearest(lands: readonly Land[], point: Point, reach: number): Land | null {
  let best: Land | null = null;
  let least = reach;
  for (const land of lands) {
    const far = distance(land.label, point);
    if (far <= least) [best, least] = [land, far];
  }
  return best;
}

/** The territory one gets to by an arrow key. */
export function beside(lands: readonly Land[], from: Land, key: string): Land | null {
  const ways: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (!way) return null;
  let best: Land | null = null;
  let least = Infinity;
  for (const land of lands) {
    const [dx, dy] = [land.label[0] - from.label[0], land.label[1] - from.label[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + 2 * across;
    if (along > 0 && across < 2 * along && cost < least) [best, least] = [land, cost];
  }
  return best;
}

/** Whether the way between two places leads around the back of the world. */
export function isAround({ size, routes }: Scenery, a: string, b: string): boolean {
  const route = routes.find(({ between }) => between.includes(a) && between.includes(b));
  return route !== undefined && touchesBothEdges(route.path, size[0]);
}

function touchesBothEdges(path: string, width: number): boolean {
  const xs = [...path.matchAll(/[ML]\s*(-?[\d.]+)/g)].map((found) => Number(found[1]));
  return xs.some((x) => x <= 0) && xs.some((x) => x >= width);
}

/** The curve of an arrow; two of them where it leaves the page and comes back. */
export function arrow(from: Point, to: Point, gap: number, around: number): string[] {
  if (around) {
    const side = from[0] < to[0] ? -1 : 1;
    const out: Point = [to[0] + side * around, to[1]];
    const back: Point = [from[0] - side * around, from[1]];
    return [...arrow(from, out, gap, 0), ...arrow(back, to, gap, 0)];
  }
  const whole = distance(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
  const [ax, ay] = [from[0] + ux * gap, from[1] + uy * gap];
  const [bx, by] = [to[0] - ux * gap, to[1] - uy * gap];
  const bend = BEND * Math.min(whole, 300);
  const [mx, my] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  const [x, y, m, n, e, f] = [ax, ay, mx, my, bx, by].map((value) => value.toFixed(1));
  return [`M${x} ${y}Q${m} ${n} ${e} ${f}`];
}
