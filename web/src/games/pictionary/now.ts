// Now: what this seat waits for or may do, in words.

import type { Telling } from "../../lib/telling";
import type { ChoiceRow } from "../../lib/wire";
import type { PictionaryView } from "./view";

export function statusLine(
  view: PictionaryView,
  choices: readonly ChoiceRow[],
  telling: Telling,
): string {
  const say = telling.speaker.say.bind(telling.speaker);
  const { seat } = view;
  if (view.resting || view.over) return shown(view, telling);
  if (seat === view.drawer) return "";
  if (view.held) return telling.event({ event: "guess_held", seat, text: view.held });
  const [claimant] = view.claims;
  if (seat === null) return claimant === undefined ? "" : telling.event({ event: "claimed", seat: claimant });
  if (choices.length) return "";
  if (view.right.includes(seat)) return say("board-you-know");
  if (view.claims.includes(seat)) return say("board-verdict-soon");
  if (view.locked[seat]) return say("rejected-locked_out");
  return view.asked.includes(seat) ? "" : say("rejected-other_team_guesses");
}

function shown(view: PictionaryView, telling: Telling): string {
  return telling.event({ event: "word_shown", word: view.word, seats: view.right });
}
