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

const ZONE_KEY = "ludoteca.zone";

export const site = $state<Site>({ known: false, session: null, accounts: false, version: "" });

/** Load the session, without delaying the page; the server takes over the page's language. */
export async function loadSession(): Promise<void> {
  const { session: found, accounts, version } = await api.welcome();
  const spoken = preferredLocale();
  const changes = found !== null && found.locale !== spoken;
  const session = changes ? await api.changeSession({ locale: spoken }) : found;
  Object.assign(site, { known: true, session, accounts, version });
  tellZone();
  if (session) void loadTies().catch(() => undefined); // the next page asks again
}

/** Save the name; without a session, it starts one. */
export async function saveName(name: string): Promise<void> {
  site.session = site.session
    ? await api.changeSession({ name })
    : await api.newSession({ name, locale: locale() });
  tellZone();
}

/** Tell the server the time zone of this browser, once for each session, for times in mails. */
function tellZone(): void {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const told = `${site.session?.id} ${zone}`;
  if (!site.session || !zone || localStorage.getItem(ZONE_KEY) === told) return;
  void api.changeNotices({ zone }).then(
    () => localStorage.setItem(ZONE_KEY, told),
    () => undefined, // a zone the server does not know: it writes times in UTC
  );
}

/** Switch the language of the pages and of the server's messages. */
export async function switchLocale(chosen: string): Promise<void> {
  rememberLocale(chosen);
  await loadLocale(chosen);
  if (site.session) site.session = await api.changeSession({ locale: chosen });
}
