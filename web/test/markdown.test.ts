// Markdown: blocks and inline pieces.

import { describe, expect, test } from "vitest";

import { inline, parse } from "@/model/markdown";

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

  test("pictures stand on lines of their own", () => {
    expect(parse("One\n![An army](attack)\ntwo ![not](here)")).toEqual([
      { kind: "paragraph", text: [{ kind: "text", text: "One" }] },
      { kind: "picture", name: "attack", alt: "An army" },
      {
        kind: "paragraph",
        text: [
          { kind: "text", text: "two !" },
          { kind: "link", text: "not", to: "here" },
        ],
      },
    ]);
    expect(parse("![x](//elsewhere/y)")[0]?.kind).toBe("paragraph");
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
