// The session of this browser.

import * as api from "./api";
import { rememberLocale, locale, preferredLocale, loadLocale } from "@/i18n/texts.svelte";
import type { Session } from "./wire";

interface House {
  /** Whether the server has said who we are. */
  known: boolean;
  session: Session | null;
  accounts: boolean;
  version: string;
}

export const site = $state<House>({ known: false, session: null, accounts: false, version: "" });

/** Ask who we are; the page shows meanwhile. The server speaks the language of this page. */
export async function loadSession(): Promise<void> {
  const { session: found, accounts, version } = await api.welcome();
  const spoken = preferredLocale();
  const changes = found !== null && found.locale !== spoken;
  const session = changes ? await api.changeSession({ locale: spoken }) : found;
  Object.assign(site, { known: true, session, accounts, version });
}

/** A name is enough. */
export async function saveName(name: string): Promise<void> {
  site.session = site.session
    ? await api.changeSession({ name })
    : await api.newSession({ name, locale: locale() });
}

/** Switch the language: at once here, and for what the server says from now on. */
export async function switchLocale(chosen: string): Promise<void> {
  rememberLocale(chosen);
  await loadLocale(chosen);
  if (site.session) site.session = await api.changeSession({ locale: chosen });
}
