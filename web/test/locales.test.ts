// The pages speak every language that has a catalogue, and name it in its own words.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

import { bestLocale, DEFAULT_LOCALE, languageName, LOCALES, sourceOf } from "../src/i18n/locales";

const FOLDER = fileURLToPath(new URL("../src/locale", import.meta.url));

test("every catalogue is a language, English first", () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(".ftl", ""));
  expect([...LOCALES].sort()).toEqual(files.sort());
  expect(LOCALES[0]).toBe(DEFAULT_LOCALE);
});

test.each([
  [["es-MX", "en"], "es"],
  [["fr", "es"], "es"],
  [["", "fr"], "en"],
  [[], "en"],
])("of %j the first known language is %s", (wanted, found) => {
  expect(bestLocale(wanted)).toBe(found);
});

test.each([
  ["en", "English"],
  ["es", "Español"],
])("%s is called %s", (locale, name) => {
  expect(languageName(locale)).toBe(name);
});

test("a catalogue is loaded by its language", async () => {
  expect(await sourceOf("es")).toContain("language = Idioma");
  expect(await sourceOf("xx")).toBe("");
});
