// What is drawn on the paper: corners, areas to fill, and the part in sight.

import { describe, expect, test } from "vitest";

import { around, flooded, type Mask } from "@/games/pictionary/area";
import { pieces } from "@/games/pictionary/corners";
import { outline, type Point } from "@/games/pictionary/drawing";
import { Zoom } from "@/games/pictionary/zoom.svelte";

const steps = Array.from({ length: 21 }, (_, at) => 5 * at);

describe("a line by hand", () => {
  test("keeps its corners", () => {
    const line: Point[] = [...steps.map((x) => [x, 0]), ...steps.slice(1).map((y) => [100, y])];
    expect(pieces(line).map((piece) => piece.at(-1))).toEqual([
      [100, 0],
      [100, 100],
    ]);
  });

  test("is one piece where it bends gently", () => {
    const circle = steps.map((at): Point => {
      const turn = (2 * Math.PI * at) / 100;
      return [500 + 60 * Math.cos(turn), 500 + 60 * Math.sin(turn)];
    });
    expect(pieces(circle)).toEqual([circle]);
  });

  test("of a point or two is one piece", () => {
    expect(pieces([[1, 1]])).toHaveLength(1);
    expect(pieces([])).toHaveLength(1);
  });

  test("is thicker under more pressure", () => {
    const width = (pressure: number) => {
      const points = steps.map((x): Point => [x, 100, pressure]);
      const ys = [...outline({ colour: "black", size: 32, points }).matchAll(/ ([\d.]+)/g)];
      return Math.max(...ys.map(([, y]) => Number(y)));
    };
    expect(width(90)).toBeGreaterThan(width(20));
  });
});

describe("an area", () => {
  const WIDTH = 40;

  /** A white sheet with a black frame, and a black square in it. */
  const pixels = Uint8ClampedArray.from({ length: 4 * WIDTH * WIDTH }, (_, at) => {
    const [x, y] = [Math.floor(at / 4) % WIDTH, Math.floor(at / 4 / WIDTH)];
    const frame = Math.max(Math.abs(x - 20), Math.abs(y - 20)) === 15;
    const square = Math.max(Math.abs(x - 20), Math.abs(y - 20)) <= 4;
    return frame || square ? 0 : 255;
  });
  const size = ({ inside }: Mask) => inside.reduce((sum, one) => sum + one, 0);

  test("ends at lines", () => {
    expect(size(flooded(pixels, WIDTH, 10, 10))).toBe(29 * 29 - 9 * 9);
    expect(size(flooded(pixels, WIDTH, 20, 20))).toBe(9 * 9);
    expect(size(flooded(pixels, WIDTH, 0, 0))).toBe(40 * 40 - 31 * 31);
  });

  test("is given by points around it and its holes", () => {
    const line = around(flooded(pixels, WIDTH, 10, 10));
    expect(line.length).toBeLessThan(20);
    const surface = line.reduce((sum, [x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = line[(i + 1) % line.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    expect(Math.abs(surface)).toBe(29 * 29 - 9 * 9);
  });

  test("of nothing is nothing", () => {
    expect(around({ width: 4, inside: new Uint8Array(16) })).toEqual([]);
  });
});

describe("two fingers", () => {
  test("enlarge what is between them", () => {
    const zoom = new Zoom();
    zoom.pinch([0.4, 0.5], [0.6, 0.5]);
    zoom.pinch([0.3, 0.5], [0.7, 0.5]);
    expect(zoom.scale).toBeCloseTo(2);
    const [x, y] = zoom.at([0.5, 0.5]);
    expect([x, y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  });

  test("never leave the paper", () => {
    const zoom = new Zoom();
    zoom.by(3, [0, 0], [1, 1]);
    expect([zoom.x, zoom.y]).toEqual([0, 0]);
    zoom.by(0.1, [0.5, 0.5]);
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0]);
  });
});
