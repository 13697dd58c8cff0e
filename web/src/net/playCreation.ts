// A table that plays what somebody made, opened with one tap.

import { firstOptions } from "@/model/options";
import type { Schema } from "@/model/schema";
import { locale } from "@/i18n/texts.svelte";
import * as api from "./api";
import type { CreationCard } from "./wire";

/** Open the table with the game's first preset, as many rounds as there are items; returns its
 * code. */
export async function playCreation({ id, game, count }: CreationCard): Promise<string> {
  const page = await api.game(game, locale());
  const { rounds } = (page.options as Schema).properties ?? {};
  const all = rounds ? { rounds: Math.min(count, rounds.maximum ?? count) } : {};
  const { table } = await api.newTable({
    game,
    creation: id,
    options: { ...firstOptions(page, locale()), ...all },
  });
  return table.code;
}
