// What a result is called by a game: the players of some are not told who has won.

import type { View } from "@/net/wire";

import type { GameText } from "./gameText";

/** The headline of a match that is over; `null` where the winners are told as usual. */
export type Headline = (view: View, gameText: GameText) => string | null;
