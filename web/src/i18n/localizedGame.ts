// Games with their texts in one language.

import * as api from "@/net/api";
import type { GamePage } from "@/net/wire";
import { type Fields, fieldsOf, type Schema } from "@/model/schema";
import { Catalogue } from "./catalogue";
import { GameText } from "./gameText";
import type { Terms } from "./messageFormatter";
import { locale } from "./texts.svelte";

/** A game with its texts in one language. */
export class LocalizedGame {
  readonly view: Fields;

  constructor(
    readonly page: GamePage,
    readonly catalogue: Catalogue,
  ) {
    this.view = fieldsOf(page.view as Schema);
  }

  gameText(names: readonly string[] = [], terms: Terms = {}): GameText {
    const moves = this.page.moves as Record<string, Schema>;
    const events = this.page.events as Record<string, Schema>;
    return new GameText(this.catalogue, moves, events, names, terms);
  }
}

const loaded = new Map<string, Promise<LocalizedGame>>();

/** Load a game and its catalogue, once per language. */
export function loadGame(id: string, at: string = locale()): Promise<LocalizedGame> {
  const key = `${id} ${at}`;
  const found = loaded.get(key) ?? load(id, at);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

async function load(id: string, at: string): Promise<LocalizedGame> {
  const [page, common, own] = await Promise.all([
    api.game(id, at),
    api.commonCatalogue(at),
    api.gameCatalogue(id, at),
  ]);
  return new LocalizedGame(page, new Catalogue(at, [common, own]));
}
