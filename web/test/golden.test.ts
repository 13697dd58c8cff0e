// The browser's sentences for golden events, moves and refusals equal the server's.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import type { Schema } from "@/model/schema";
import type { Terms } from "@/i18n/messageFormatter";
import { type Data, type Event, type Move, GameText } from "@/i18n/gameText";

interface Board {
  terms: Record<string, Terms>;
  told: { of: Event | Move; [locale: string]: unknown }[];
  refused: { code: string; params: Data; [locale: string]: unknown }[];
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

/** Digits are grouped by a space that is narrow in newer editions of CLDR. */
const spaced = (text: unknown) => String(text).replaceAll("\u202f", "\u00a0");

describe.each(Object.entries(golden.games))("%s", (_id, game) => {
  describe.each(Object.keys(game.boards[0]!.terms))("%s", (locale) => {
    const folders = ["src/ludoteca/kernel/locale", game.locale];
    const catalogue = new Catalogue(
      locale,
      folders.map((folder) => read(`${folder}/${locale}.ftl`)),
    );
    const boards = game.boards.map((board) => ({
      ...board,
      gameText: new GameText(catalogue, game.moves, game.events, golden.names, board.terms[locale]),
    }));

    test.each(boards)("tells what happened and what may be done", ({ gameText, told }) => {
      const said = told.map(({ of }) =>
        "event" in of ? gameText.event(of as Event) : gameText.move(of as Move),
      );
      expect(said.map(spaced)).toEqual(told.map((one) => spaced(one[locale])));
    });

    test.each(boards)("tells why something is refused", ({ gameText, refused }) => {
      const said = refused.map(({ code, params }) => gameText.refusal(code, params));
      expect(said.map(spaced)).toEqual(refused.map((one) => spaced(one[locale])));
    });
  });
});
