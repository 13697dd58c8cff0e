// A round by its season: “Turn 3, autumn 1454”.

import type { RoundName } from "@/i18n/roundName";
import type { MachiavelliView } from "./types";

const SEASONS = ["spring", "summer", "autumn"];

const roundName: RoundName = (round, view, { formatter }) => {
  const now = view as unknown as MachiavelliView;
  const seasons = SEASONS.indexOf(now.season) - (now.round - round);
  const season = formatter.term("season", SEASONS.at(seasons % SEASONS.length) ?? "");
  const year = now.year + Math.floor(seasons / SEASONS.length);
  return formatter.format("turns-turn", { turn: round, season, year });
};

export default roundName;
