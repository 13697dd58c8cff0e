// Loads the game of a page in the language of the page, and again when either changes.

import type { ApiError } from "@/net/api";
import { type LocalizedGame, loadGame } from "./localizedGame";
import { locale } from "./texts.svelte";

/** Made while a component is set up; it loads as long as the component lives. */
export class GameLoader {
  /** The game loaded last; kept until the next one has arrived. */
  current = $state.raw<LocalizedGame | null>(null);
  problem = $state.raw<ApiError | null>(null);

  constructor(id: () => string | null | undefined) {
    $effect(() => {
      const wanted = id();
      if (!wanted) return;
      let isStale = false;
      loadGame(wanted, locale()).then(
        (found) => {
          if (!isStale) this.current = found;
        },
        (error: ApiError) => {
          if (!isStale) this.problem = error;
        },
      );
      return () => {
        isStale = true;
      };
    });
  }
}
