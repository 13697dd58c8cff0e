// Addresses and their pages.

import { expect, test } from "vitest";

import { routeOf } from "@/dom/router.svelte";

test.each([
  ["/", { page: "home", id: "" }],
  ["/t/ABC234", { page: "table", id: "ABC234" }],
  ["/create/liars_hand", { page: "create", id: "liars_hand" }],
  ["/game/a%20b", { page: "game", id: "a b" }],
  ["/game/uno/leaderboard", { page: "leaderboard", id: "uno" }],
  ["/game/uno/", { page: "game", id: "uno" }],
  ["/game/%zz", { page: "notFound", id: "" }],
  ["/t/", { page: "notFound", id: "" }],
])("the address %s leads to its page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
