// Whose turn it is and what to do, as a sentence.

import type { Args } from "@/i18n/catalogue";
import type { GameText } from "@/i18n/gameText";
import type { MovePlan } from "@/boards/cards/movePlan.svelte";
import type { TeraView } from "./types";

export function statusText(
  view: TeraView,
  plan: MovePlan,
  isMine: boolean,
  gameText: GameText,
): string {
  const args: Args = {
    seat: gameText.formatter.seat(view.turn),
    card: gameText.formatter.term("card", plan.card),
    module: gameText.formatter.term("module", plan.asked[0]),
    reason: view.over ? gameText.reason(view.over) : "",
  };
  return gameText.formatter.format(`now-${isMine ? asked(plan) : waiting(view)}`, args);
}

function asked(plan: MovePlan): string {
  if (!plan.card) return plan.bare.includes("pass") ? "pass" : "play";
  return plan.asked.includes("other") ? `${plan.kind}-other` : plan.kind;
}

function waiting(view: TeraView): string {
  if (view.over) return "over";
  if (view.seat !== null && view.out[view.seat]) return "out";
  return view.seat !== null && view.skips[view.seat] ? "skipped" : "wait";
}
