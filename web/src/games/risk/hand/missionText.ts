// A secret mission in words.

import type { GameText } from "@/i18n/gameText";
import type { Mission } from "@/games/risk/types";

/** The goal of a mission, such as “eliminate Ben”. */
export function missionText({ mission, target }: Mission, { formatter }: GameText): string {
  return target === null
    ? formatter.term("mission", mission)
    : formatter.format("mission-eliminate-seat", { target: formatter.seat(target) });
}
