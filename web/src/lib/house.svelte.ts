// House: who this browser is, which games there are and how they speak.

import * as api from "./api";
import { Catalogue } from "./catalogue";
import { type Fields, fieldsOf, type Schema } from "./schema";
import type { Terms } from "./speech";
import { Telling } from "./telling";
import { keepLocale, type Locale, locale, preferredLocale, speak } from "./texts.svelte";
import type { GamePage, Session } from "./wire";

interface House {
  /** Whether the server has said who we are. */
  known: boolean;
  session: Session | null;
  accounts: boolean;
  version: string;
}

export const house = $state<House>({ known: false, session: null, accounts: false, version: "" });

/** Ask who we are; the page shows meanwhile. The server speaks the language of this page. */
export async function enter(): Promise<void> {
  const { session: found, accounts, version } = await api.welcome();
  const spoken = preferredLocale();
  const changes = found !== null && found.locale !== spoken;
  const session = changes ? await api.changeSession({ locale: spoken }) : found;
  Object.assign(house, { known: true, session, accounts, version });
}

/** A name is enough. */
export async function introduce(name: string): Promise<void> {
  house.session = house.session
    ? await api.changeSession({ name })
    : await api.newSession({ name, locale: locale() });
}

/** Switch the language: at once here, and for what the server says from now on. */
export async function switchLocale(chosen: Locale): Promise<void> {
  keepLocale(chosen);
  await speak(chosen);
  if (house.session) house.session = await api.changeSession({ locale: chosen });
}

/** A game with its words in one language. */
export class GameWords {
  readonly view: Fields;

  constructor(
    readonly page: GamePage,
    readonly catalogue: Catalogue,
  ) {
    this.view = fieldsOf(page.view as Schema);
  }

  telling(names: readonly string[] = [], terms: Terms = {}): Telling {
    const moves = this.page.moves as Record<string, Schema>;
    const events = this.page.events as Record<string, Schema>;
    return new Telling(this.catalogue, moves, events, names, terms);
  }
}

const loaded = new Map<string, Promise<GameWords>>();

/** A game and its catalogue, asked for once a language. */
export function gameWords(id: string, at: Locale = locale()): Promise<GameWords> {
  const key = `${id} ${at}`;
  const found = loaded.get(key) ?? load(id, at);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

async function load(id: string, at: Locale): Promise<GameWords> {
  const [page, common, own] = await Promise.all([
    api.game(id, at),
    api.commonCatalogue(at),
    api.gameCatalogue(id, at),
  ]);
  return new GameWords(page, new Catalogue(at, [common, own]));
}
