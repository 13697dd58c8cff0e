// The state of the round as a sentence for this seat.

import type { GameText } from "@/i18n/gameText";
import type { Choice } from "@/boards/boardProps";
import type { PictionaryTypes, PictionaryView } from "./types";

export function statusText(
  view: PictionaryView,
  choices: readonly Choice<PictionaryTypes>[],
  gameText: GameText,
): string {
  const say = gameText.formatter.format.bind(gameText.formatter);
  const { seat } = view;
  if (view.resting || view.over) return shown(view, gameText);
  if (seat === view.drawer) return "";
  if (view.held) return gameText.event({ event: "guess_held", seat, text: view.held });
  const [claimant] = view.claims;
  if (seat === null)
    return claimant === undefined ? "" : gameText.event({ event: "claimed", seat: claimant });
  if (choices.length) return "";
  if (view.right.includes(seat)) return say("board-you-know");
  if (view.claims.includes(seat)) return say("board-verdict-soon");
  if (view.locked[seat]) return say("rejected-locked_out");
  return view.asked.includes(seat) ? "" : say("rejected-other_team_guesses");
}

function shown(view: PictionaryView, gameText: GameText): string {
  return gameText.event({ event: "word_shown", word: view.word, seats: view.right });
}
