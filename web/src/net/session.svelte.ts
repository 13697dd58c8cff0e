// The session of this browser.

import * as api from "./api";
import { rememberLocale, locale, preferredLocale, loadLocale } from "@/i18n/texts.svelte";
import { loadTies } from "./ties.svelte";
import type { Session } from "./wire";

interface Site {
  /** Whether the server has answered who we are. */
  known: boolean;
  session: Session | null;
  accounts: boolean;
  version: string;
}

export const site = $state<Site>({ known: false, session: null, accounts: false, version: "" });

/** Load the session, without delaying the page; the server takes over the page's language. */
export async function loadSession(): Promise<void> {
  const { session: found, accounts, version } = await api.welcome();
  const spoken = preferredLocale();
  const changes = found !== null && found.locale !== spoken;
  const session = changes ? await api.changeSession({ locale: spoken }) : found;
  Object.assign(site, { known: true, session, accounts, version });
  if (session) void loadTies().catch(() => undefined); // the next page asks again
}

/** Save the name; without a session, it starts one. */
export async function saveName(name: string): Promise<void> {
  site.session = site.session
    ? await api.changeSession({ name })
    : await api.newSession({ name, locale: locale() });
}

/** Switch the language of the pages and of the server's messages. */
export async function switchLocale(chosen: string): Promise<void> {
  rememberLocale(chosen);
  await loadLocale(chosen);
  if (site.session) site.session = await api.changeSession({ locale: chosen });
}
