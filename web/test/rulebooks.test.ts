// The rulebooks of our games use only the Markdown that the pages can show.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

import { type Block, parse, type Piece } from "@/model/markdown";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BOOK = /^(README|RULES)(\.\w+)?\.md$/;
const found = ["examples", "src/ludoteca/games"].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path}`,
  ),
);
const books = found.filter(
  (path) => BOOK.test(basename(path)) && found.includes(`${dirname(path)}/locale`),
);

function cells(block: Block): Piece[][] {
  if (block.kind === "code" || block.kind === "picture") return [];
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [...block.head, ...block.rows.flat()];
  return [block.text];
}

test("there are rulebooks", () => expect(books.length).toBeGreaterThanOrEqual(12));

describe.each(books)("%s", (path) => {
  const blocks = parse(readFileSync(ROOT + path, "utf8"));

  test("leaves no signs of Markdown in its text", () => {
    const plain = blocks
      .flatMap(cells)
      .flat()
      .filter(({ kind }) => kind !== "code");
    const odd = /[`|\\]|\*\*|^[#>+-] |\]\(|<\w|!\[|\b_\w/;
    expect(plain.filter(({ text }) => odd.test(text))).toEqual([]);
  });

  test("links to nothing: a page shows no link that leads elsewhere", () => {
    expect(
      blocks
        .flatMap(cells)
        .flat()
        .filter(({ kind }) => kind === "link"),
    ).toEqual([]);
  });

  test("has tables of full rows", () => {
    for (const block of blocks)
      if (block.kind === "table")
        for (const row of block.rows)
          expect(row.length, JSON.stringify(row)).toBe(block.head.length);
  });

  test("begins with its only title", () => {
    const titles = blocks.filter((block) => block.kind === "heading" && block.level === 1);
    expect(titles).toEqual([blocks[0]]);
  });
});
