// Texts: the pages' own sentences in the language of the reader, switchable at once.

import { speakAsApp } from "@/dom/app";

import { type Args, Catalogue } from "./catalogue";
import { bestLocale, DEFAULT_LOCALE, sourceOf } from "./locales";

const STORAGE_KEY = "ludoteca.locale";

let catalogue = $state.raw(new Catalogue(DEFAULT_LOCALE, []));

/** The sentence for a message, in the current language. */
export function t(message: string, args?: Args): string {
  return catalogue.format(message, args);
}

export function hasText(message: string): boolean {
  return catalogue.has(message);
}

export function locale(): string {
  return catalogue.locale;
}

/** The language chosen here before, or the first of the browser's languages that we speak. */
export function preferredLocale(): string {
  return bestLocale([localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages]);
}

export async function loadLocale(wanted: string): Promise<void> {
  catalogue = new Catalogue(wanted, [await sourceOf(wanted)]);
  document.documentElement.lang = wanted;
  speakAsApp(wanted);
}

/** Remember a language that was chosen by hand. */
export function rememberLocale(chosen: string): void {
  localStorage.setItem(STORAGE_KEY, chosen);
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
  return formatMoment(moment, { dateStyle: "medium", timeStyle: "short" });
}

/** From one moment to another, with the day once where it is the same. */
export function formatSpan(from: number, to: number): string {
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  const end = isOneDay ? formatMoment(to, { hour: "numeric", minute: "2-digit" }) : formatDate(to);
  return `${formatDate(from)} – ${end}`;
}

/** The time today, on other days with the day. */
export function formatRecent(moment: number): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return formatMoment(moment, { ...day, hour: "numeric", minute: "2-digit" });
}

/** A moment as in the reader's region, where the browser names one; otherwise with 24 hours. */
export function formatMoment(moment: number, options: Intl.DateTimeFormatOptions): string {
  const region = navigator.languages.find((one) => one.startsWith(`${locale()}-`));
  const known = region ? options : { ...options, hourCycle: "h23" as const };
  return new Intl.DateTimeFormat(region ?? locale(), known).format(moment);
}
