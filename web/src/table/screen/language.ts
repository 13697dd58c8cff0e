// The language of the big screen: its own, for a room that reads another one than its browser.

import { LOCALES } from "@/i18n/locales";
import { loadLocale, locale, preferredLocale } from "@/i18n/texts.svelte";

const STORAGE_KEY = "ludoteca.screen-locale";

export async function chooseScreenLanguage(chosen: string): Promise<void> {
  localStorage.setItem(STORAGE_KEY, chosen);
  await loadLocale(chosen);
}

/** Speak the language chosen here before; call what is returned when the screen is left. */
export function speakScreenLanguage(): () => void {
  const chosen = LOCALES.find((known) => known === localStorage.getItem(STORAGE_KEY));
  if (chosen && chosen !== locale()) void loadLocale(chosen);
  return () => {
    if (locale() !== preferredLocale()) void loadLocale(preferredLocale());
  };
}
