// The browser says of golden events, moves and refusals exactly what the server says.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

import { Catalogue } from "../src/lib/catalogue";
import type { Schema } from "../src/lib/schema";
import type { Terms } from "../src/lib/speech";
import { type Data, type Event, type Move, Telling } from "../src/lib/telling";

type Said = { en: string; es: string };
interface Board {
  terms: { en: Terms; es: Terms };
  told: (Said & { of: Event | Move })[];
  refused: (Said & { code: string; params: Data })[];
}
interface Game {
  locale: string;
  moves: Record<string, Schema>;
  events: Record<string, Schema>;
  boards: Board[];
}
interface Golden {
  names: string[];
  games: Record<string, Game>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(ROOT + path, "utf8");
const golden = JSON.parse(read("tests/web/golden_sentences.json")) as Golden;

describe.each(Object.entries(golden.games))("%s", (_id, game) => {
  describe.each(["en", "es"] as const)("%s", (locale) => {
    const folders = ["src/ludoteca/kernel/locale", game.locale];
    const catalogue = new Catalogue(
      locale,
      folders.map((folder) => read(`${folder}/${locale}.ftl`)),
    );
    const boards = game.boards.map((board) => ({
      ...board,
      telling: new Telling(
        catalogue,
        game.moves,
        game.events,
        golden.names,
        board.terms[locale],
      ),
    }));

    test.each(boards)("tells what happened and what may be done", ({ telling, told }) => {
      const said = told.map(({ of }) =>
        "event" in of ? telling.event(of as Event) : telling.move(of as Move),
      );
      expect(said).toEqual(told.map((one) => one[locale]));
    });

    test.each(boards)("tells why something is refused", ({ telling, refused }) => {
      const said = refused.map(({ code, params }) => telling.refusal(code, params));
      expect(said).toEqual(refused.map((one) => one[locale]));
    });
  });
});
