// How a game names the seats and the rounds in letters.

import type { CommonView, View } from "@/net/wire";
import type { GameText } from "./gameText";

export interface LetterText<V extends CommonView = View> {
  /** What the seats are called, such as the powers they play. */
  seats(match: string, view: V, gameText: GameText): Promise<readonly string[]>;
  /** A round with its date in the game. */
  round(round: number, view: V, gameText: GameText): string;
}
