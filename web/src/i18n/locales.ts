// Languages of the pages: one for every catalogue in `src/locale`.

const sources = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const pathOf = (locale: string) => `../locale/${locale}.ftl`;

/** Language for readers of whose languages there is no catalogue. */
export const DEFAULT_LOCALE = "en";

/** All languages by their codes, the default first. */
export const LOCALES: readonly string[] = Object.keys(sources)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort((a, b) => Number(b === DEFAULT_LOCALE) - Number(a === DEFAULT_LOCALE) || (a < b ? -1 : 1));

/** The first known language of a list such as `navigator.languages`. */
export function bestLocale(wanted: readonly string[]): string {
  const languages = wanted.map((tag) => tag.split("-")[0]!);
  return languages.find((language) => LOCALES.includes(language)) ?? DEFAULT_LOCALE;
}

/** The name of a language in that language, as a title: “Español”. */
export function languageName(locale: string): string {
  const name = languageNameIn(locale, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The name of a language in another one, within a sentence: “español”, “Spanish”. */
export function languageNameIn(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
}

/** The Fluent text of the pages in a language. */
export async function sourceOf(locale: string): Promise<string> {
  return (await sources[pathOf(locale)]?.()) ?? "";
}
