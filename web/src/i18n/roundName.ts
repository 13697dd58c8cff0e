// How a game names a round with its date, such as the season and the year.

import type { View } from "@/net/wire";
import type { GameText } from "./gameText";

export type RoundName = (round: number, view: View, gameText: GameText) => string;
