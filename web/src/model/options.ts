// Options: how a table varies its game, as lines to read.

import type { Catalogue } from "@/i18n/catalogue";
import type { Schema } from "./schema";
import { t } from "@/i18n/texts.svelte";
import type { GamePage } from "@/net/wire";

export interface OptionLine {
  name: string;
  value: string;
  /** Whether it is as the game has it by default. */
  isUsual: boolean;
}

/** Where a game speaks several languages, the host's own is meant. */
function languageOption(page: GamePage, locale: string): Record<string, unknown> {
  const { language } = (page.options as Schema).properties ?? {};
  return language?.enum?.includes(locale) ? { language: locale } : {};
}

/** Whether the options are as a preset has them. */
export function isPreset(
  page: GamePage,
  preset: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const usual = (page.options as Schema).properties ?? {};
  return Object.entries(preset).every(
    ([name, value]) => (values[name] ?? usual[name]?.default) === value,
  );
}

/** What a new table begins with: the first preset, in the host's language. */
export function firstOptions(page: GamePage, locale: string): Record<string, unknown> {
  return { ...Object.values(page.presets)[0], ...languageOption(page, locale) };
}

/** What was given, with what is chosen along with it. */
export function withAlong(
  page: GamePage,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.assign({ ...given }, ...Object.keys(given).map((name) => page.along[name] ?? {}));
}

export function optionLines(
  schema: Schema,
  options: Record<string, unknown>,
  words: Catalogue,
): OptionLine[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, one]) => one.type !== "object")
    .map(([name, one]) => ({
      name: words.format(`option-${name}`),
      value: shown(name, options[name] ?? one.default, words),
      isUsual: (options[name] ?? one.default) === one.default,
    }));
}

function shown(name: string, value: unknown, words: Catalogue): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const message = `option-${name}-${String(value)}`;
  if (words.has(message)) return words.format(message);
  return typeof value === "number" ? value.toLocaleString(words.locale) : String(value);
}
