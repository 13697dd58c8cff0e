// The texts of the pages are complete: every message used exists in every language.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const LOCALES = readdirSync(`${SOURCE}/locale`).map((name) => name.replace(".ftl", ""));

const read = (path: string) => readFileSync(`${SOURCE}/${path}`, "utf8");
const messages = (locale: string) =>
  [...read(`locale/${locale}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (locale: string) =>
  read(`locale/${locale}.ftl`)
    .split(/^(?=[a-z])/m)
    .map((text) => [...new Set(text.match(/\$\w+/g) ?? [])].sort().join(" "));

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(svelte|ts)$/.test(path),
);
const used = files.flatMap((path) =>
  [...read(path).matchAll(/\bt\(\s*(?:[\w.]+ \? )?"([\w-]+)"(?: : "([\w-]+)")?/g)].flatMap(
    (found) => [found[1]!, ...(found[2] ? [found[2]] : [])],
  ),
);

describe.each(LOCALES)("%s", (locale) => {
  test("says everything that the pages use", () => {
    const known = new Set(messages(locale));
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((message) => !known.has(message))).toEqual([]);
  });

  test("says nothing twice", () => {
    const all = messages(locale);
    expect(all.filter((message, i) => all.indexOf(message) !== i)).toEqual([]);
  });
});

test("all languages have the same messages, which speak of the same things", () => {
  for (const locale of LOCALES) {
    expect(messages(locale), locale).toEqual(messages("en"));
    expect(variables(locale), locale).toEqual(variables("en"));
  }
});
