// Client-side routing over real addresses.

export interface Route {
  page:
    | "home"
    | "create"
    | "table"
    | "screen"
    | "game"
    | "workshop"
    | "profile"
    | "login"
    | "replay"
    | "seat"
    | "unsubscribe"
    | "notFound";
  id: string;
}

const PAGES: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/create\/([^/]+)$/, "create"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/screen$/, "screen"],
  [/^\/game\/([^/]+)$/, "game"],
  [/^\/workshop\/([^/]+)$/, "workshop"],
  [/^\/match\/([^/]+)$/, "replay"],
  [/^\/profile$/, "profile"],
  [/^\/login$/, "login"],
  [/^\/seat$/, "seat"],
  [/^\/unsubscribe$/, "unsubscribe"],
];

export function routeOf(path: string): Route {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, id: decodeURIComponent(found[1] ?? "") };
  }
  return { page: "notFound", id: "" };
}

let path = $state(globalThis.location?.pathname ?? "/");

export function route(): Route {
  return routeOf(path);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links within the site, and the browser's own buttons. */
export function followLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a");
    const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey);
    if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    click.preventDefault();
    go(link.pathname + link.search);
  });
}
