// Party games: drawings that grow, pen input in packets, points of teams.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { StreamedDrawing, outline, type Point } from "@/games/pictionary/drawing";
import { PenInput, type PenMove } from "@/games/pictionary/pen.svelte";
import type { Draw, Drawn, PictionaryView } from "@/games/pictionary/types";
import { gainsOf, sidesOf } from "@/boards/party/gains";

const PEN = { colour: "black", size: 8 };
const drawn = (stroke: Point[], joined: boolean): Drawn => ({
  event: "drawn",
  stroke,
  joined,
  ...PEN,
});

describe("a drawing", () => {
  const view = { strokes: [[[0, 0]]], pens: [PEN] } as Partial<PictionaryView> as PictionaryView;

  test("grows by what is streamed, and keeps what it has", () => {
    const drawing = new StreamedDrawing();
    const first = [drawn([[1, 1]], false)];
    const before = drawing.of(view, first);
    const after = drawing.of(view, [
      ...first,
      drawn([[2, 2]], true),
      { event: "guessed", seat: 1, text: "cat" },
    ]);
    expect(after.map(({ points }) => points)).toEqual([
      [[0, 0]],
      [
        [1, 1],
        [2, 2],
      ],
    ]);
    expect(after[0]).toBe(before[0]);
  });

  test("is another one when the view is another", () => {
    const drawing = new StreamedDrawing();
    drawing.of(view, [drawn([[1, 1]], false)]);
    expect(drawing.of({ ...view, strokes: [] }, [])).toEqual([]);
  });

  test("has a closed outline, even of a single point", () => {
    expect(outline({ ...PEN, points: [[500, 500]] })).toMatch(/^M.*Z$/);
    expect(outline({ ...PEN, points: [] })).toBe("");
  });
});

describe("pen input", () => {
  let sent: PenMove[];
  let answers: (() => void)[];
  let pen: PenInput;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answers = [];
    const play = (move: PenMove) => {
      sent.push(move);
      return new Promise<boolean>((resolve) => answers.push(() => resolve(true)));
    };
    pen = new PenInput(play, () => 3);
  });
  afterEach(() => void vi.useRealTimers());

  test("sends what was drawn since the last packet, and joins it to the stroke", () => {
    pen.down([0, 0]);
    pen.move([
      [10, 0],
      [11, 0],
      [20, 0],
    ]);
    vi.advanceTimersByTime(100);
    pen.move([[30, 0]]);
    pen.up();
    expect((sent as Draw[]).map(({ stroke, joined }) => [stroke, joined])).toEqual([
      [
        [
          [0, 0],
          [10, 0],
          [20, 0],
        ],
        false,
      ],
      [[[30, 0]], true],
    ]);
  });

  test("cuts long packets", () => {
    pen.down([0, 0]);
    pen.move([
      [10, 0],
      [20, 0],
      [30, 0],
      [40, 0],
    ]);
    pen.up();
    expect((sent as Draw[]).map(({ stroke }) => stroke.length)).toEqual([3, 2]);
  });

  test("shows a line until all of it is answered", async () => {
    pen.down([0, 0]);
    pen.up();
    expect(pen.lines).toHaveLength(1);
    answers.forEach((answer) => answer());
    await vi.advanceTimersByTimeAsync(0);
    expect(pen.lines).toHaveLength(0);
  });

  test("rubs out with white", () => {
    pen.tool = "eraser";
    pen.down([0, 0]);
    pen.up();
    expect(sent[0]).toMatchObject({ colour: "white" });
  });

  test("takes the pen again at the beginning of a turn", () => {
    pen.tool = "eraser";
    pen.rest();
    pen.down([0, 0]);
    pen.up();
    expect(sent[0]).toMatchObject({ colour: "black" });
  });

  test("sends a shape as its two points when it is let go", () => {
    pen.tool = "rectangle";
    pen.down([10, 10, 50]);
    pen.move([[20, 20, 50]]);
    pen.move([[90, 40, 50]]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    pen.up();
    const stroke = [
      [10, 10],
      [90, 40],
    ];
    expect(sent).toEqual([{ move: "shape", tool: "rectangle", stroke, colour: "black", size: 8 }]);
    pen.down([10, 10]);
    pen.up();
    expect(sent).toHaveLength(1);
  });

  test("fills an area in packets", () => {
    const square: Point[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ];
    pen = new PenInput(
      pen.play,
      () => 3,
      () => square,
    );
    pen.tool = "fill";
    pen.down([5, 5]);
    expect(sent).toEqual([]);
    pen.up();
    expect(sent.map((move) => "stroke" in move && move.stroke.length)).toEqual([3, 1]);
    expect(sent.at(-1)).toMatchObject({ move: "fill", joined: true });
  });

  test("takes back a line when a second finger comes", () => {
    pen.down([0, 0]);
    expect(pen.cancel()).toBe(false);
    expect([pen.lines, sent]).toEqual([[], []]);
    pen.down([0, 0]);
    vi.advanceTimersByTime(100);
    expect(pen.cancel()).toBe(true);
    expect(pen.isDown).toBe(false);
  });
});

test("a round's points are in the event that ends it", () => {
  expect(gainsOf([{ event: "answer_shown" }, { event: "round_ended", points: [3, 0] }])).toEqual([
    3, 0,
  ]);
  expect(gainsOf([])).toEqual([]);
});

test("a team has the sum of its seats", () => {
  expect(sidesOf([1, 0, 1], [5, 2, 3])).toEqual([
    { team: 0, seats: [1], score: 2 },
    { team: 1, seats: [0, 2], score: 8 },
  ]);
});
