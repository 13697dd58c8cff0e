// The seats by the names of their powers, for texts around the board.

import { sceneryOf } from "@/boards/maps/scenery";
import type { GameText } from "@/i18n/gameText";
import type { View } from "@/net/wire";
import { powerNames } from "./powerText";
import type { MachiavelliView, Scenery } from "./types";

export default async function seatNames(match: string, view: View, text: GameText) {
  const scenery = await sceneryOf<Scenery>(match);
  return powerNames(text, (view as unknown as MachiavelliView).power, scenery);
}
