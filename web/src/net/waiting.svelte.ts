// The matches that wait for this person, and the badge with their number.

import { keepCountInTitle, showBadge } from "@/dom/badge";
import { go, route } from "@/dom/router.svelte";

import * as api from "./api";
import { site } from "./session.svelte";
import type { WaitingTable } from "./wire";

/** Milliseconds between two looks while the page is seen. */
const PERIOD = 60_000;

let tables = $state.raw<WaitingTable[]>([]);

/** Those of other pages than the one that is open. */
export function waitingElsewhere(): WaitingTable[] {
  const { page, id } = route();
  return page === "table" ? tables.filter(({ code }) => code !== id.toUpperCase()) : tables;
}

export async function refreshWaiting(): Promise<void> {
  if (!site.session) return;
  tables = await api.waiting().catch(() => tables);
  showBadge(tables.length, waitingElsewhere().length);
}

/** Keep the number current: while the page is seen, when it is seen again, and after a push. */
export function followWaiting(): void {
  keepCountInTitle();
  const look = () => void (document.visibilityState === "visible" && refreshWaiting());
  document.addEventListener("visibilitychange", look);
  setInterval(look, PERIOD);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    const { open } = (data ?? {}) as { open?: string };
    if (open) go(open);
    look();
  });
}
