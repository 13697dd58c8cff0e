// Options of a table: defaults, presets and lines to read.

import type { Catalogue } from "@/i18n/catalogue";
import { durationText } from "./durations";
import type { Schema } from "./schema";
import { t } from "@/i18n/texts.svelte";
import type { GamePage } from "@/net/wire";

export interface OptionLine {
  name: string;
  value: string;
  /** Whether it is the game's default. */
  isDefault: boolean;
}

/** A game with a language option starts in the host's language. */
function languageOption(page: GamePage, locale: string): Record<string, unknown> {
  const { language } = (page.options as Schema).properties ?? {};
  return language?.enum?.includes(locale) ? { language: locale } : {};
}

/** The options of a preset: those it names, and the defaults of those that other presets name. */
export function presetOptions(page: GamePage, name: string): Record<string, unknown> {
  const properties = (page.options as Schema).properties ?? {};
  const named = new Set(Object.values(page.presets).flatMap(Object.keys));
  const usual = [...named].map((option) => [option, properties[option]?.default]);
  return { ...Object.fromEntries(usual), ...page.presets[name] };
}

/** Whether the options are as a preset has them. */
export function isPreset(
  page: GamePage,
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const properties = (page.options as Schema).properties ?? {};
  return Object.entries(presetOptions(page, name)).every(
    ([option, value]) => (values[option] ?? properties[option]?.default) === value,
  );
}

/** Initial options of a new table: the first preset, in the host's language. */
export function firstOptions(page: GamePage, locale: string): Record<string, unknown> {
  return { ...Object.values(page.presets)[0], ...languageOption(page, locale) };
}

/** The given options and those that they imply. */
export function withImplied(
  page: GamePage,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.assign({ ...given }, ...Object.keys(given).map((name) => page.along[name] ?? {}));
}

/** Whether an option matters besides the others. */
export function matters(
  option: Schema,
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(option.only_with ?? {}).every(
    ([other, value]) => (values[other] ?? schema.properties?.[other]?.default) === value,
  );
}

/** The options in words, without those that do not matter: to this number of seats, or besides
 * the others. */
export function optionLines(
  schema: Schema,
  options: Record<string, unknown>,
  words: Catalogue,
  seats = 0,
): OptionLine[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, one]) => one.type !== "object" && (!one.seats || one.seats === seats))
    .filter(([, one]) => matters(one, schema, options))
    .map(([name, one]) => ({
      name: words.format(`option-${name}`),
      value: shown(name, one, options[name] ?? one.default, words),
      isDefault: (options[name] ?? one.default) === one.default,
    }));
}

function shown(name: string, schema: Schema, value: unknown, words: Catalogue): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const message = `option-${name}-${String(value)}`;
  if (words.has(message)) return words.format(message);
  if (schema.unit) return durationText(Number(value), schema.unit, words.locale);
  return typeof value === "number" ? value.toLocaleString(words.locale) : String(value);
}

/** The name of the preset that these options are. */
export function presetOf(
  page: GamePage,
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(page.presets).find((name) => isPreset(page, name, options));
}
