// The area around a point, as the fill tool finds it: pixels of the same colour, and points around
// them. Only the drawer's page computes it; the others get the points.

import { distance } from "./corners";
import { isHollow, outlineOf, type Point, type Stroke } from "./drawing";
import { INK } from "./inks";

/** Pixels of the drawing in which the area is looked for, in both directions. */
const GRID = 400;
/** Largest sum of differences of the three parts of a colour. */
const ALIKE = 90;
/** The most points around an area. */
const MOST_POINTS = 288;
/** Smaller holes, in pixels, are filled. */
const SPECK = 8;

/** A mask of `width` × `width` pixels. */
export interface Mask {
  width: number;
  inside: Uint8Array;
}

/** The area of one colour around a point; empty where there is none. */
export function areaAround(strokes: readonly Stroke[], paper: number, at: Point): Point[] {
  const pixels = pixelsOf(strokes, paper);
  if (!pixels) return [];
  const cell = (n = 0) => Math.min(GRID - 1, Math.floor((n / paper) * GRID));
  const mask = widened(flooded(pixels, GRID, cell(at[0]), cell(at[1])));
  return around(mask).map(([x = 0, y = 0]) => [
    Math.round((x / GRID) * paper),
    Math.round((y / GRID) * paper),
  ]);
}

function pixelsOf(strokes: readonly Stroke[], paper: number): Uint8ClampedArray | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = GRID;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) return null;
  brush.fillStyle = INK.white!;
  brush.fillRect(0, 0, GRID, GRID);
  brush.scale(GRID / paper, GRID / paper);
  brush.lineJoin = brush.lineCap = "round";
  for (const stroke of strokes) {
    const path = new Path2D(outlineOf(stroke));
    brush.fillStyle = brush.strokeStyle = INK[stroke.colour] ?? INK.black!;
    brush.lineWidth = stroke.size;
    if (isHollow(stroke)) brush.stroke(path);
    else brush.fill(path, stroke.tool === "area" ? "evenodd" : "nonzero");
  }
  return brush.getImageData(0, 0, GRID, GRID).data;
}

/** The pixels of the same colour that hang together with this one. */
export function flooded(pixels: ArrayLike<number>, width: number, x: number, y: number): Mask {
  const inside = new Uint8Array(width * width);
  const start = y * width + x;
  const isAlike = (at: number) => {
    let difference = 0;
    for (let part = 0; part < 3; part++) {
      difference += Math.abs(pixels[4 * at + part]! - pixels[4 * start + part]!);
    }
    return difference <= ALIKE;
  };
  const open = [start];
  inside[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbours(at, width)) {
      if (inside[next] || !isAlike(next)) continue;
      inside[next] = 1;
      open.push(next);
    }
  }
  return { width, inside };
}

function neighbours(at: number, width: number): number[] {
  const x = at % width;
  const found = [];
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (at >= width) found.push(at - width);
  if (at < width * (width - 1)) found.push(at + width);
  return found;
}

/** One pixel more on all sides, so that no gap shows beside a line. */
function widened({ width, inside }: Mask): Mask {
  const wider = inside.slice();
  inside.forEach((is, at) => {
    if (is) for (const next of neighbours(at, width)) wider[next] = 1;
  });
  return { width, inside: wider };
}

/** Points around a mask. Holes hang on its border by a line there and back. */
export function around(mask: Mask): Point[] {
  const loops = borders(mask)
    .map((loop) => ({ loop, size: Math.abs(surface(loop)) }))
    .filter(({ size }) => size > SPECK)
    .sort((one, other) => other.size - one.size)
    .map(({ loop }) => loop);
  for (let tolerance = 0.8; ; tolerance *= 1.4) {
    const found = loops.map((loop) => simplified(loop, tolerance));
    const count = found.reduce((sum, loop) => sum + loop.length + 2, 0);
    if (count <= MOST_POINTS) return joined(found);
    if (tolerance > 8) loops.length = Math.ceil(loops.length / 2);
  }
}

/** The closed lines between inside and outside, along the edges of pixels, inside to the right. */
function borders({ width, inside }: Mask): Point[][] {
  const side = width + 1;
  const next = new Map<number, number[]>();
  const edge = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  inside.forEach((is, at) => {
    if (!is) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    const corner = y * side + x;
    if (y === 0 || !inside[at - width]) edge(corner, corner + 1);
    if (x === width - 1 || !inside[at + 1]) edge(corner + 1, corner + 1 + side);
    if (y === width - 1 || !inside[at + width]) edge(corner + 1 + side, corner + side);
    if (x === 0 || !inside[at - 1]) edge(corner + side, corner);
  });
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const loop: Point[] = [];
      for (let at = start, to: number | undefined; (to = next.get(at)?.pop()) !== undefined;) {
        loop.push([at % side, Math.floor(at / side)]);
        at = to;
      }
      loops.push(loop);
    }
  }
  return loops;
}

function surface(loop: readonly Point[]): number {
  return loop.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = loop[(i + 1) % loop.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** A loop without the points that are nearly on the line between their neighbours. */
function simplified(loop: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2);
  const first = thinned(loop.slice(0, half + 1), tolerance);
  const second = thinned([...loop.slice(half), loop[0]!], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

/** Ramer–Douglas–Peucker, without recursion. */
function thinned(line: readonly Point[], tolerance: number): Point[] {
  const isKept = new Uint8Array(line.length);
  isKept[0] = isKept[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, most] = [from, tolerance];
    for (let at = from + 1; at < to; at++) {
      const away = offLine(line[at]!, line[from]!, line[to]!);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => isKept[at]);
}

function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (!length) return distance(point, from);
  const [[x = 0, y = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [point, from, to];
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** One closed line of several: the border, and each hole from the point nearest to it. */
function joined([border = [], ...holes]: readonly Point[][]): Point[] {
  return holes.reduce((line, hole) => {
    const [from, to] = nearest(line, hole);
    const turned = [...hole.slice(to), ...hole.slice(0, to + 1)];
    return [...line.slice(0, from + 1), ...turned, ...line.slice(from)];
  }, border);
}

function nearest(line: readonly Point[], hole: readonly Point[]): [number, number] {
  let [best, from, to] = [Infinity, 0, 0];
  line.forEach((point, i) =>
    hole.forEach((other, j) => {
      const apart = distance(point, other);
      if (apart < best) [best, from, to] = [apart, i, j];
    }),
  );
  return [from, to];
}
