// The texts of a match, with the seats called as its game calls them: “Milan”, not “Bot Alba”.

import { seatNamesOf } from "@/games/registry";
import type { GameText } from "@/i18n/gameText";
import type { LocalizedGame } from "@/i18n/localizedGame";
import type { View } from "@/net/wire";

interface Named {
  game: string;
  match: string;
  view: View;
  localized: LocalizedGame;
  /** The texts with the names of the players. */
  people: GameText;
}

export class NamedText {
  readonly #asked: () => Named | null;
  #names = $state.raw<readonly string[] | null>(null);

  readonly current = $derived.by(() => {
    const { localized, people } = this.#asked() ?? {};
    if (!localized || !people || !this.#names) return people ?? null;
    return localized.gameText(this.#names, people.formatter.terms);
  });

  constructor(named: () => Named | null) {
    this.#asked = named;
    $effect(() => {
      const asked = this.#asked();
      if (!asked) return;
      void seatNamesOf(asked.game, asked.match, asked.view, asked.people).then((names) => {
        if (String(names) !== String(this.#names)) this.#names = names;
      });
    });
  }
}
