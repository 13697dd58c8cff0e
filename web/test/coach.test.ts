import { describe, expect, test } from "vitest";

import type { CoachMark, GameEvent, PastStep } from "@/net/wire";
import { arrowBetween, overlap, placeBubble, type Rect } from "@/table/coach/placement";
import { advance, contains, hasStrayed, next, shownIndex, START } from "@/table/coach/progress";

function mark(text: string, given: Partial<CoachMark> = {}): CoachMark {
  return { text, at: "", event: "", fields: {}, tap: "", on: {}, hint: "", timed: false, ...given };
}

function step(seq: number, ...events: object[]): PastStep {
  return { seq, at: 0, wall: 0, events: events as GameEvent[] };
}

const MARKS = [
  mark("welcome"),
  mark("place", { event: "placed", fields: { seat: 0 }, on: { phase: "reinforce" } }),
  mark("attack", { event: "rolled", on: { phase: "attack" } }),
  mark("fortify", { event: "ended", on: { phase: "fortify" } }),
  mark("goal"),
];

describe("progress", () => {
  const at = (index: number, view: Record<string, unknown>, steps: PastStep[], isOver = false) =>
    advance({ ...START, index }, { marks: MARKS, steps, view, isOver });

  test("a mark ends with its event, and the next one follows", () => {
    const steps = [step(1, { event: "placed", seat: 0 }, { event: "phase" })];
    expect(at(1, { phase: "attack" }, steps)).toEqual({ index: 2, seq: 1, event: 1 });
  });

  test("the event of another seat does not end it", () => {
    const steps = [step(1, { event: "placed", seat: 1 })];
    expect(at(1, { phase: "reinforce" }, steps).index).toBe(1);
  });

  test("what was done before a mark is shown counts, but only once", () => {
    const steps = [step(1, { event: "placed", seat: 0 }), step(2, { event: "rolled" })];
    expect(at(0, { phase: "attack" }, steps).index).toBe(0);
    const after = advance(next(START), { marks: MARKS, steps, view: {}, isOver: false });
    expect(after).toEqual({ index: 3, seq: 2, event: 1 });
  });

  test("a mark that does not fit waits", () => {
    expect(at(3, { phase: "elsewhere" }, []).index).toBe(3);
  });

  test("a learner who goes another way finds the mark that fits", () => {
    expect(at(1, { phase: "fortify" }, []).index).toBe(3);
  });

  test("nobody is led back", () => {
    expect(at(3, { phase: "reinforce" }, []).index).toBe(3);
  });

  test("the end of the match brings the last mark", () => {
    expect(at(1, { phase: "reinforce" }, [], true).index).toBe(4);
    expect(at(5, {}, [], true).index).toBe(5);
  });

  test("another move than the expected one is noticed", () => {
    const steps = [step(1, { event: "placed", seat: 1 }), step(2, { event: "sang", seat: 0 })];
    expect(hasStrayed(0, 0, steps)).toBe(true);
    expect(hasStrayed(2, 0, steps)).toBe(false);
    expect(hasStrayed(0, 2, steps)).toBe(false);
  });

  test("fields are compared by value", () => {
    expect(contains({ a: [1, 2], b: 1 }, { a: [1, 2] })).toBe(true);
    expect(contains({ a: 1 }, { b: undefined, a: 2 })).toBe(false);
  });
});

describe("a choice that was undone", () => {
  const marks = [
    mark("from", { at: "land:a", tap: "land:a" }),
    mark("to", { at: "land:b", tap: "land:b" }),
    mark("roll", { at: "action:attack", event: "rolled" }),
  ];
  const shown = (open: string[], chosen: string[], choices = [0, 1]) =>
    shownIndex(2, marks, {
      isOpen: (name) => open.includes(name),
      isChosen: (name) => chosen.includes(name),
      wasChoice: (index) => choices.includes(index),
    });

  test("is asked for again", () => {
    expect(shown(["land:a", "land:b"], [])).toBe(0);
    expect(shown(["land:a", "land:b"], ["land:a"])).toBe(1);
  });

  test("is not, while the target of the mark is there, or where it chose nothing", () => {
    expect(shown(["action:attack"], [])).toBe(2);
    expect(shown([], [], [0])).toBe(2);
    expect(shown([], ["land:a", "land:b"])).toBe(2);
  });
});

describe("the bubble", () => {
  const phone = { width: 390, height: 844 };
  const size = { width: 374, height: 150 };
  const inside = (rect: Rect) =>
    rect.left >= 0 &&
    rect.top >= 0 &&
    rect.left + rect.width <= phone.width &&
    rect.top + rect.height <= phone.height;

  test("covers no target, wherever it is", () => {
    for (let top = 0; top < phone.height - 60; top += 7) {
      for (let left = 0; left < phone.width - 60; left += 13) {
        const target = { left, top, width: 60, height: 60 };
        const put = placeBubble(target, size, phone);
        expect(overlap(put, target), `${left} ${top}`).toBe(0);
        expect(inside(put)).toBe(true);
      }
    }
  });

  test("leaves the buttons of the turn free where there is room", () => {
    const panel = { left: 0, top: 700, width: 390, height: 144 };
    const target = { left: 100, top: 560, width: 60, height: 60 };
    expect(overlap(placeBubble(target, size, phone, [panel]), panel)).toBe(0);
    expect(overlap(placeBubble(null, size, phone, [panel]), panel)).toBe(0);
  });

  test("points from edge to edge", () => {
    const target = { left: 100, top: 300, width: 50, height: 50 };
    const bubble = { left: 10, top: 400, width: 300, height: 100 };
    expect(arrowBetween(bubble, target)).toEqual([125, 400, 125, 350]);
  });
});
