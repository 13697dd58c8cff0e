// Labels: single values of a view as text.

import { expect, test } from "vitest";

import { valueText } from "@/boards/generic/labels";
import { Catalogue } from "@/i18n/catalogue";
import { GameText } from "@/i18n/gameText";

const WORDS = "field-state = state\nstate-free = free\nfield-owner = owner\n";
const gameText = new GameText(new Catalogue("en", [WORDS]), {}, {}, ["Ana", "Bea"], {});
const MODULE = { properties: { state: {}, owner: { ludoteca: "seat" }, attached: {} } };

test.each([
  ["several sides", { state: "free", owner: 1, attached: [] }, MODULE, "state: free, owner: Bea"],
  [
    "many of them",
    [{ owner: 0 }, { owner: 1 }],
    { type: "array", items: MODULE },
    "owner: Ana; owner: Bea",
  ],
  ["a text", "free", {}, "free"],
])("%s", (_, value, schema, told) => {
  expect(valueText("", value, schema, gameText)).toBe(told);
});
