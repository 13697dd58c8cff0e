// Client-side routing over real addresses.

export interface Route {
  page:
    | "home"
    | "create"
    | "table"
    | "screen"
    | "game"
    | "leaderboard"
    | "playNow"
    | "workshop"
    | "player"
    | "profile"
    | "quiz"
    | "notices"
    | "login"
    | "replay"
    | "seat"
    | "unsubscribe"
    | "tournaments"
    | "newTournament"
    | "tournament"
    | "operator"
    | "notFound";
  id: string;
}

const PAGES: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/create\/([^/]+)$/, "create"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/screen$/, "screen"],
  [/^\/game\/([^/]+)$/, "game"],
  [/^\/game\/([^/]+)\/leaderboard$/, "leaderboard"],
  [/^\/play(?:\/([^/]+))?$/, "playNow"],
  [/^\/workshop\/([^/]+)$/, "workshop"],
  [/^\/match\/([^/]+)$/, "replay"],
  [/^\/player\/([^/]+)$/, "player"],
  [/^\/profile$/, "profile"],
  [/^\/quiz\/([^/]+)$/, "quiz"],
  [/^\/notices$/, "notices"],
  [/^\/login$/, "login"],
  [/^\/seat$/, "seat"],
  [/^\/unsubscribe$/, "unsubscribe"],
  [/^\/operator$/, "operator"],
  [/^\/tournaments$/, "tournaments"],
  [/^\/tournaments\/new\/([^/]+)$/, "newTournament"],
  [/^\/tournament\/([^/]+)$/, "tournament"],
];

export function routeOf(path: string): Route {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path.replace(/(.)\/$/, "$1"));
    const id = found && decoded(found[1] ?? "");
    if (id !== null) return { page, id };
  }
  return { page: "notFound", id: "" };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

let path = $state(globalThis.location?.pathname ?? "/");

export function route(): Route {
  return routeOf(path);
}

/** What a page is told by the one before it; forgotten once it is read. */
export interface Arrival {
  /** Whether the table begins its match as soon as everybody is there. */
  starts?: boolean;
}

export function go(to: string, arrival: Arrival | null = null): void {
  history.pushState(arrival, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Read what the page before told, once. */
export function takeArrival(): Arrival {
  const told = (history.state ?? {}) as Arrival;
  history.replaceState(null, "", location.href);
  return told;
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
