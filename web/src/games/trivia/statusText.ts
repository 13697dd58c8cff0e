// The state of the question as a sentence.

import type { GameText } from "@/i18n/gameText";
import type { TriviaTypes, TriviaView } from "./types";

/** More than these are counted. */
const MOST_NAMED = 8;

export function statusText(
  view: TriviaView,
  isOpen: boolean,
  hasAnswered: boolean,
  mode: TriviaTypes["options"]["mode"],
  gameText: GameText,
): string {
  const say = gameText.formatter.format.bind(gameText.formatter);
  const waiting = view.asked.filter((seat) => !view.answered[seat] && !view.out[seat]);
  if (isOpen) return task(view, gameText);
  const names = waiting
    .filter((seat) => seat !== view.seat)
    .map((seat) => gameText.formatter.seat(seat))
    .join(", ");
  const others =
    waiting.length > MOST_NAMED
      ? say("board-waiting", { count: waiting.length })
      : names && say("describe-waiting", { seats: names });
  if (hasAnswered) {
    // The first right answer ends the question: one that did not was wrong.
    const isWrong = mode === "first_correct" && view.kind !== "poll" && view.given !== null;
    return `${say(isWrong ? "board-not-it" : "board-locked-in")} ${others}`;
  }
  const isMine = view.seat === null || view.asked.includes(view.seat);
  return isMine ? others : `${say("board-others-asked")} ${others}`;
}

/** What is to be done. */
function task(view: TriviaView, gameText: GameText): string {
  const say = gameText.formatter.format.bind(gameText.formatter);
  if (view.kind === "choice") return say("board-choose", { most: view.places });
  if (view.kind === "order") return say("board-order");
  if (view.kind === "hotspot") return say("board-point");
  return say("describe-task", { kind: view.kind });
}
