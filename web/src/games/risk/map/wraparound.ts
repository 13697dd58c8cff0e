// Connections that leave the map on one side and return on the other.

import { arrow, type Point } from "@/boards/maps/geometry";
import type { Scenery } from "@/games/risk/types";

/** Whether the shortest way between two territories wraps around the map. */
export function isAround(scenery: Scenery, a: string, b: string): boolean {
  const { size, routes } = scenery;
  const around = routes.filter(({ path }) => touchesBothEdges(path, size[0]));
  if (!around.length) return false;
  const stops = way(scenery, a, b);
  return stops.some((stop, i) =>
    around.some(
      ({ between }) => i > 0 && between.includes(stop) && between.includes(stops[i - 1]!),
    ),
  );
}

/** The territories of the shortest way between two of them; empty if there is none. */
function way({ territories }: Scenery, from: string, to: string): string[] {
  const neighbours = new Map(territories.map(({ id, neighbours }) => [id, neighbours]));
  const before = new Map([[from, ""]]);
  for (const stop of before.keys())
    for (const next of neighbours.get(stop) ?? []) if (!before.has(next)) before.set(next, stop);
  const stops: string[] = [];
  for (let at = before.has(to) ? to : ""; at; at = before.get(at)!) stops.push(at);
  return stops;
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
