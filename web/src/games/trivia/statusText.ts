// The state of the question as a sentence.

import type { GameText } from "@/i18n/gameText";
import type { TriviaView } from "./types";

/** More than these are counted. */
const MOST_NAMED = 8;

export function statusText(
  view: TriviaView,
  isOpen: boolean,
  mine: number | null,
  gameText: GameText,
): string {
  const say = gameText.formatter.format.bind(gameText.formatter);
  const waiting = view.asked.filter((seat) => !view.answered[seat] && !view.out[seat]);
  if (isOpen) return say("board-choose");
  const names = waiting
    .filter((seat) => seat !== view.seat)
    .map((seat) => gameText.formatter.seat(seat))
    .join(", ");
  const others =
    waiting.length > MOST_NAMED
      ? say("board-waiting", { count: waiting.length })
      : names && say("describe-waiting", { seats: names });
  if (mine !== null) return `${say("board-locked-in")} ${others}`;
  const isMine = view.seat === null || view.asked.includes(view.seat);
  return isMine ? others : `${say("board-others-asked")} ${others}`;
}
