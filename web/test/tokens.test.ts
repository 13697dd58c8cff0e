// Styles use the tokens of `src/styles/tokens.css`: no raw colours, radii or spaces, and only the
// breakpoints that are listed there.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const TOKENS = readFileSync(`${SOURCE}styles/tokens.css`, "utf8");
/** Files that define colours. */
const PALETTE = /(^|\/)(tokens|colours)\.css$/;
/** Bars and ticks may be rounded by less than any token. */
const SMALLEST_RADIUS = 4;

const styles = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(css|svelte)$/.test(path))
  .map((path) => [path, stylesIn(path)] as const);

function stylesIn(path: string): string {
  const text = readFileSync(SOURCE + path, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  if (path.endsWith(".css")) return text;
  return /<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
}

/** Every match with its file, so that a failure says where to look. */
function found(pattern: RegExp, isFine: (match: RegExpMatchArray) => boolean = () => false) {
  return styles
    .filter(([path]) => !PALETTE.test(path))
    .flatMap(([path, style]) =>
      [...style.matchAll(pattern)]
        .filter((match) => !isFine(match))
        .map((match) => `${path}: ${match[0].trim()}`),
    );
}

describe("tokens", () => {
  test("colours are tokens", () => {
    expect(found(/(?<!url\()#[0-9a-f]{3,8}\b/gi)).toEqual([]);
  });

  test("breakpoints are those of tokens.css", () => {
    const breakpoints = new Set(
      [...TOKENS.matchAll(/(width|height) ([\d.]+rem)/g)].map(
        ([, side, size]) => `${side} ${size}`,
      ),
    );
    expect(breakpoints.size).toBe(7);
    const queries = found(/@media[^{]*/g).flatMap((line) =>
      [...line.matchAll(/(?:min|max)-(width|height): ([^)]+)/g)]
        .filter(([, side, size]) => !breakpoints.has(`${side} ${size}`))
        .map(([query]) => `${line} (${query})`),
    );
    expect(queries).toEqual([]);
  });

  test("radii are tokens", () => {
    expect(
      found(
        /border-(?:[\w-]+-)?radius:[^;]*?([\d.]+)px/g,
        ([, size]) => Number(size) < SMALLEST_RADIUS,
      ),
    ).toEqual([]);
  });

  test("spaces that have a token use it", () => {
    const spaces = [...TOKENS.matchAll(/--space-\d: ([\d.]+rem)/g)].map(([, size]) => size!);
    expect(spaces.length).toBeGreaterThan(0);
    const raw = found(
      /^\s*(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):([^;(]*);/gm,
    ).filter((line) =>
      spaces.some((size) => new RegExp(`[\\s:]${size.replace(".", "\\.")}`).test(line)),
    );
    expect(raw).toEqual([]);
  });

  test("every custom property that is used is defined somewhere", () => {
    const everything = styles.map(([, style]) => style).join("\n");
    const scripts = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(ts|svelte)$/.test(path))
      .map((path) => readFileSync(SOURCE + path, "utf8"))
      .join("\n");
    const used = [...everything.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    const missing = [...new Set(used)].filter(
      (name) =>
        !new RegExp(`(?:^|[\\s;{:"])${name}\\b(?![\\w-])\\s*[:=]`, "m").test(everything + scripts),
    );
    expect(missing).toEqual([]);
  });
});
