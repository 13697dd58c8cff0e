// The service worker. It keeps the page that is shown without a network and the hashed files of its
// build, never an answer of the API, and shows notifications.

import type { WorkerScope } from "./scope";

declare const self: WorkerScope;

interface Build {
  id: string;
  /** The offline page of each language. */
  offline: Record<string, string>;
  style: string;
}

/** Written into the built file (`plugins/installable.ts`). */
const build = JSON.parse("__BUILD__") as Build;
const PREFIX = "ludoteca-";
const CACHE = PREFIX + build.id;
const OFFLINE = Object.values(build.offline);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  const { locale } = (event.data ?? {}) as { locale?: string };
  if (locale) event.waitUntil(keepOfflinePage(locale));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(navigation(request));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Partial<Told> | undefined;
  event.waitUntil(Promise.all([show(told ?? {}), countWaiting(), tellPages({})]));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(open(path ?? "/"));
});

/** What the server pushes. */
interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

async function show({
  title = "Ludoteca",
  body = "",
  path = "/",
  tag = "",
  lang = "",
}: Partial<Told>) {
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: "/icon-192.png",
    badge: "/notification-badge.png",
    data: { path },
  });
}

/** The number of matches that wait, on the icon of the app. */
async function countWaiting(): Promise<void> {
  try {
    const answer = await fetch("/api/waiting");
    if (answer.ok) await self.navigator.setAppBadge?.(((await answer.json()) as unknown[]).length);
  } catch {
    // without a network the next look counts
  }
}

async function tellPages(message: { open?: string }): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}

/** In a page that is open, the one at this address if there is one; else in a new one. */
async function open(path: string): Promise<void> {
  const { origin } = self.location;
  const address = new URL(path, origin);
  if (address.origin !== origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === address.pathname) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(address.href));
  page.postMessage({ open: address.pathname });
  await page.focus().catch(() => undefined); // only after a tap of the person
}

/** A new build does not wait until every page is closed: each next navigation is its own. */
async function install(): Promise<void> {
  const language = self.navigator.language.split("-")[0]!;
  await keepOfflinePage((await localeBefore()) ?? language);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The language of the offline page that an earlier build kept. */
async function localeBefore(): Promise<string | undefined> {
  for (const [locale, page] of Object.entries(build.offline))
    if (await caches.match(page)) return locale;
  return undefined;
}

async function keepOfflinePage(locale: string): Promise<void> {
  const page = build.offline[locale] ?? OFFLINE[0]!;
  const cache = await caches.open(CACHE);
  if (await cache.match(page)) return;
  await cache.addAll([page, build.style]);
  await Promise.all(OFFLINE.filter((other) => other !== page).map((other) => cache.delete(other)));
}

async function navigation(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    for (const page of OFFLINE) {
      const found = await cache.match(page);
      if (found) return found;
    }
    throw error;
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
