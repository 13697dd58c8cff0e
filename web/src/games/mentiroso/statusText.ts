// The state of the round as a sentence.

import type { GameText } from "@/i18n/gameText";
import type { MentirosoOptions, MentirosoView } from "./types";

export function statusText(
  view: MentirosoView,
  options: MentirosoOptions,
  hasVoted: boolean,
  gameText: GameText,
): string {
  const say = gameText.formatter.format.bind(gameText.formatter);
  const seat = gameText.formatter.seat(view.orator);
  const isOrator = view.seat === view.orator;
  if (view.phase === "preparing") {
    return isOrator ? say("board-you-prepare") : say("board-prepares", { seat });
  }
  if (isOrator && view.phase === "speaking") return say("board-you-speak");
  const isVoter = view.seat !== null && view.voters.includes(view.seat);
  if (isVoter && options.early_votes) return say("board-vote-early");
  if (view.phase === "speaking") return say("board-speaks", { seat });
  if (view.seat === null || isOrator) return say("board-vote");
  if (!isVoter) return say("board-team-speaks");
  if (!hasVoted) return say("board-vote");
  return say(view.mine === null ? "board-no-vote" : "board-voted");
}
