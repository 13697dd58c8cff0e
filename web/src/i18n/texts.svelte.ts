// Texts of the pages in the reader's language; it can be switched at any time.

import { type Args, Catalogue } from "./catalogue";
import { bestLocale, DEFAULT_LOCALE, sourceOf } from "./locales";

const KEPT = "ludoteca.locale";

let catalogue = $state.raw(new Catalogue(DEFAULT_LOCALE, []));

/** The text of a message in the current language. */
export function t(message: string, args?: Args): string {
  return catalogue.format(message, args);
}

export function hasText(message: string): boolean {
  return catalogue.has(message);
}

export function locale(): string {
  return catalogue.locale;
}

/** The language chosen here before, or the first supported one of the browser's languages. */
export function preferredLocale(): string {
  return bestLocale([localStorage.getItem(KEPT) ?? "", ...navigator.languages]);
}

export async function loadLocale(wanted: string): Promise<void> {
  catalogue = new Catalogue(wanted, [await sourceOf(wanted)]);
  document.documentElement.lang = wanted;
}

/** Remember a language chosen by hand. */
export function rememberLocale(chosen: string): void {
  localStorage.setItem(KEPT, chosen);
}

/** A list in words: “Ana, Ben and Cy”; with `or` where one of them is meant. */
export function formatList(
  items: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(locale(), { type }).format(items);
}

/** The same in parts, so that items can be emphasised. */
export function formatListParts(items: string[], type: "conjunction" | "disjunction") {
  const parts = new Intl.ListFormat(locale(), { type }).formatToParts(items);
  return parts.map(({ type: kind, value }) => ({ text: value, isItem: kind === "element" }));
}

export function formatDate(moment: number): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return format.format(moment);
}
