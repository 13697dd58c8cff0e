// Corners of a line drawn by hand: smoothing rounds curves, and must not round these.

import type { Point } from "./drawing";

/** How far on both sides of a point its directions are measured. */
const ARM = 11;
/** The least turn of a corner, in radians. */
const SHARP = 1.05;

/** The line in pieces that begin and end at its corners. */
export function pieces(points: readonly Point[]): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let from = 0;
  for (const corner of corners(points)) {
    found.push(points.slice(from, corner + 1));
    from = corner;
  }
  return from ? [...found, points.slice(from)] : [points];
}

/** The sharpest point of every sharp bend. */
function corners(points: readonly Point[]): number[] {
  const turns = points.map((_, at) => turnAt(points, at));
  return turns.flatMap((turn, at) => {
    if (turn < SHARP) return [];
    const before = outside(points, at, -1) ?? 0;
    const after = outside(points, at, 1) ?? points.length - 1;
    const near = turns.slice(before, after + 1);
    return turn === Math.max(...near) && near.indexOf(turn) + before === at ? [at] : [];
  });
}

function turnAt(points: readonly Point[], at: number): number {
  const [before, after] = [outside(points, at, -1), outside(points, at, 1)];
  if (before === null || after === null) return 0;
  const turn = direction(points[at]!, points[after]!) - direction(points[before]!, points[at]!);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** The next point in this direction that is an arm away. */
function outside(points: readonly Point[], at: number, step: -1 | 1): number | null {
  for (let i = at + step; i >= 0 && i < points.length; i += step) {
    if (distance(points[at]!, points[i]!) >= ARM) return i;
  }
  return null;
}

export function distance([x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function direction([x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point): number {
  return Math.atan2(y2 - y1, x2 - x1);
}
