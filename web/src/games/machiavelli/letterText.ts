// Letters are between powers, and dated by season: “Milan”, “Turn 3, autumn 1454”.

import type { LetterText } from "@/i18n/letterText";
import { sceneryOf } from "@/boards/maps/scenery";
import type { MachiavelliView, Scenery } from "./types";

const SEASONS = ["spring", "summer", "autumn"];

const letterText: LetterText<MachiavelliView> = {
  async seats(match, view, { formatter }) {
    const { powers } = await sceneryOf<Scenery>(match);
    return view.power.map((index) => formatter.term("power", powers[index]?.id ?? ""));
  },

  round(round, view, { formatter }) {
    const seasons = SEASONS.indexOf(view.season) - (view.round - round);
    const season = formatter.term("season", SEASONS.at(seasons % SEASONS.length) ?? "");
    const year = view.year + Math.floor(seasons / SEASONS.length);
    return formatter.format("turns-turn", { turn: round, season, year });
  },
};

export default letterText;
