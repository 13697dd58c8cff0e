// What is told of a finished match: the order of a quiz's questions, a drawing drawn again.

import { describe, expect, test } from "vitest";

import { firstPoints, pointCount, type Stroke } from "@/games/pictionary/drawing";
import { pictureOf } from "@/games/pictionary/sheetPicture";
import { sorted } from "@/games/trivia/report";
import type { QuestionReport } from "@/games/trivia/types";

describe("the report of a quiz", () => {
  const question = (round: number, share: number | null) =>
    ({ round, share }) as unknown as QuestionReport;
  const asked = [question(1, 50), question(2, null), question(3, 20), question(4, 90)];
  const rounds = (order: Parameters<typeof sorted>[1]) =>
    sorted(asked, order).map(({ round }) => round);

  test("begins with the hardest or the easiest question; opinions come last", () => {
    expect(rounds("hardest")).toEqual([3, 1, 4, 2]);
    expect(rounds("easiest")).toEqual([4, 1, 3, 2]);
    expect(rounds("asked")).toEqual([1, 2, 3, 4]);
  });
});

describe("a drawing drawn again", () => {
  const pen = { colour: "black", size: 8 } as const;
  const strokes: Stroke[] = [
    {
      points: [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      ...pen,
    },
    {
      points: [
        [0, 0],
        [50, 50],
      ],
      ...pen,
      tool: "ellipse",
    },
  ];

  test("grows point by point; a shape comes as a whole", () => {
    const lengths = (count: number) =>
      firstPoints(strokes, count).map(({ points }) => points.length);
    expect(pointCount(strokes)).toBe(5);
    expect([0, 1, 3, 4, 5].map(lengths)).toEqual([[], [1], [3], [3], [3, 2]]);
  });

  test("its picture bears the word, whatever letters it has", () => {
    const picture = pictureOf(strokes, 1000, "salt & <pepper>", "by Ana");
    expect(picture).toContain("salt &amp; &lt;pepper&gt;");
    expect(picture.match(/<path /g)).toHaveLength(2);
  });
});
