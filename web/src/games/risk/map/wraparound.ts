// Connections that leave the map on one side and return on the other.

import { arrow, type Point } from "@/boards/maps/geometry";
import type { Scenery } from "@/games/risk/types";

/** Whether the route between two territories wraps around the map. */
export function isAround({ size, routes }: Scenery, a: string, b: string): boolean {
  const route = routes.find(({ between }) => between.includes(a) && between.includes(b));
  return route !== undefined && touchesBothEdges(route.path, size[0]);
}

function touchesBothEdges(path: string, width: number): boolean {
  const xs = [...path.matchAll(/[ML]\s*(-?[\d.]+)/g)].map((found) => Number(found[1]));
  return xs.some((x) => x <= 0) && xs.some((x) => x >= width);
}

/** The curve of an arrow, or two of them where it wraps around a map of this width. */
export function ways(from: Point, to: Point, gap: number, width: number): string[] {
  if (!width) return [arrow(from, to, gap)];
  const side = from[0] < to[0] ? -1 : 1;
  const out: Point = [to[0] + side * width, to[1]];
  const back: Point = [from[0] - side * width, from[1]];
  return [arrow(from, out, gap), arrow(back, to, gap)];
}
