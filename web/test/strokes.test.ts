// Strokes of a drawing: cutting long lines, paths.

import { describe, expect, test } from "vitest";

import { inPieces, pathOf } from "@/boards/generic/strokes";

describe("strokes", () => {
  const line = Array.from({ length: 7 }, (_, i) => [i, i] as [number, number]);

  test("a long line is cut into strokes that begin where the last one ended", () => {
    const pieces = inPieces(line, 3);
    expect(pieces.map((piece) => piece.map(([x]) => x))).toEqual([
      [0, 1, 2],
      [2, 3, 4],
      [4, 5, 6],
    ]);
  });

  test("a point alone is a stroke too", () => {
    expect(inPieces(line.slice(0, 1), 50)).toEqual([[[0, 0]]]);
    expect(pathOf([[3, 4]])).toBe("M3,4 l0 0");
  });
});
