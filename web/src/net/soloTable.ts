// A table for one person and bots, opened and started with one tap.

import { firstOptions } from "@/model/options";
import { locale, t } from "@/i18n/texts.svelte";
import * as api from "./api";
import { saveName, site } from "./session.svelte";

/** Open the table with the game's options for one person; returns its code. Who has no name yet plays as a
 * guest. */
export async function openSoloTable(game: string): Promise<string> {
  if (!site.session) await saveName(t("guest-name"));
  const page = await api.game(game, locale());
  const { table } = await api.newTable({
    game,
    options: { ...firstOptions(page, locale()), ...page.solo },
    spectators: false,
    bots: page.card.opponents,
  });
  return table.code;
}
