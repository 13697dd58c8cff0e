// Small parts: strokes, dice, the log's lines, addresses, Markdown.

import { describe, expect, test } from "vitest";

import { inPieces, pathOf } from "@/boards/generic/strokes";
import { Catalogue } from "@/i18n/catalogue";
import { logLines } from "@/i18n/logLines";
import { diceOf } from "@/model/dice";
import { inline, parse } from "@/model/markdown";
import { routeOf } from "@/dom/router.svelte";
import { GameText } from "@/i18n/gameText";

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

describe("dice", () => {
  test.each([
    [{ event: "rolled", seat: 1, die: 4 }, [[4]]],
    [
      { event: "dice_rolled", seat: 1, attack: [6, 2], defence: [5], attacker_losses: 1 },
      [[6, 2], [5]],
    ],
    [{ event: "held", seat: 1, die: 4 }, []],
    [{ event: "rolled", seat: 1, die: 9 }, []],
  ])("%j", (event, dice) => {
    expect(diceOf(event)).toEqual(dice);
  });
});

describe("the log", () => {
  const words = new Catalogue("en", ["event-drawn = A stroke.\nevent-round_started = Round.\n"]);
  const gameText = new GameText(words, {}, {});
  const step = (seq: number, event: string) => ({ seq, at: 0, wall: 0, events: [{ event }] });

  test("what happens again and again is told once", () => {
    const steps = [step(0, "round_started"), ...[1, 2, 3, 4].map((seq) => step(seq, "drawn"))];
    expect(logLines(steps, gameText)).toEqual([
      { key: "0 0", seq: 0, text: "Round.", times: 1, isHeading: true },
      { key: "4 0", seq: 4, text: "A stroke.", times: 4, isHeading: false },
    ]);
  });

  test("what happens twice is told twice, so that each can be looked at", () => {
    expect(logLines([step(1, "drawn"), step(2, "drawn")], gameText)).toHaveLength(2);
  });
});

test.each([
  ["/", { page: "home", id: "" }],
  ["/t/ABC234", { page: "table", id: "ABC234" }],
  ["/create/liars_hand", { page: "create", id: "liars_hand" }],
  ["/game/a%20b", { page: "game", id: "a b" }],
  ["/t/", { page: "notFound", id: "" }],
])("the address %s leads to its page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

describe("Markdown", () => {
  test("blocks", () => {
    const text =
      "# Title\n\nOne\ntwo.\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\n# no\n```";
    expect(parse(text).map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "list",
      "table",
      "code",
    ]);
  });

  test("nothing in it is ever HTML", () => {
    expect(inline("<b>x</b> **y** `z` [q](#r)")).toEqual([
      { kind: "text", text: "<b>x</b> " },
      { kind: "strong", text: "y" },
      { kind: "text", text: " " },
      { kind: "code", text: "z" },
      { kind: "text", text: " " },
      { kind: "link", text: "q", to: "#r" },
    ]);
  });
});
