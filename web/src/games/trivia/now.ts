// Now: how far the question is, in words.

import type { Telling } from "../../lib/telling";
import type { TriviaView } from "./view";

export function standingLine(
  view: TriviaView,
  isOpen: boolean,
  mine: number | null,
  telling: Telling,
): string {
  const say = telling.speaker.say.bind(telling.speaker);
  const waiting = view.asked.filter((seat) => !view.answered[seat] && !view.out[seat]);
  if (isOpen) return say("board-choose");
  const names = waiting
    .filter((seat) => seat !== view.seat)
    .map((seat) => telling.speaker.seat(seat))
    .join(", ");
  const others = names ? say("describe-waiting", { seats: names }) : "";
  if (mine !== null) return `${say("board-locked-in")} ${others}`;
  const isMine = view.seat === null || view.asked.includes(view.seat);
  return isMine ? others : `${say("board-others-asked")} ${others}`;
}
