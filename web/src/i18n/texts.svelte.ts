// Texts of the pages in the reader's language; it can be switched at any time.

import { type Args, Catalogue } from "./catalogue";

export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

const KEPT = "ludoteca.locale";
const sources = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

let catalogue = $state.raw(new Catalogue(LOCALES[0], []));

/** The sentence for a message, in the language of now. */
export function t(message: string, args?: Args): string {
  return catalogue.format(message, args);
}

export function hasText(message: string): boolean {
  return catalogue.has(message);
}

export function locale(): Locale {
  return catalogue.locale as Locale;
}

/** The language chosen here before, or the first of the browser's languages that is supported. */
export function preferredLocale(): Locale {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  const found = wishes.map((wish) => LOCALES.find((known) => wish.split("-")[0] === known));
  return found.find((known) => known !== undefined) ?? LOCALES[0];
}

export async function loadLocale(wanted: Locale): Promise<void> {
  const source = await sources[`../locale/${wanted}.ftl`]?.();
  catalogue = new Catalogue(wanted, [source ?? ""]);
  document.documentElement.lang = wanted;
}

/** Remember a language that was chosen by hand. */
export function rememberLocale(chosen: Locale): void {
  localStorage.setItem(KEPT, chosen);
}

/** A list in words: “Ana, Ben and Cy”; with `or` where one of them is meant. */
export function formatList(
  items: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(locale(), { type }).format(items);
}

/** The same in pieces, so that its items can stand out. */
export function formatListParts(items: string[], type: "conjunction" | "disjunction") {
  const parts = new Intl.ListFormat(locale(), { type }).formatToParts(items);
  return parts.map(({ type: kind, value }) => ({ text: value, isItem: kind === "element" }));
}

export function formatDate(moment: number): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return format.format(moment);
}
