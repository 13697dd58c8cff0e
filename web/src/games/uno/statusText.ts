// Whose turn it is and what to do, as a sentence.

import type { Args } from "@/i18n/catalogue";
import type { GameText } from "@/i18n/gameText";
import type { MovePlan } from "@/boards/cards/movePlan.svelte";
import type { UnoView } from "./types";

export function statusText(
  view: UnoView,
  plan: MovePlan,
  isMyTurn: boolean,
  gameText: GameText,
): string {
  const card = (id: string) => gameText.formatter.term("card", id);
  const args: Args = {
    seat: gameText.formatter.seat(view.turn),
    card: card(plan.card || view.fresh || view.top),
    penalty: view.penalty,
    bluffer: gameText.formatter.seat(view.bluffer),
    reason: view.over ? gameText.reason(view.over) : "",
  };
  return gameText.formatter.format(
    `now-${isMyTurn ? asked(view, plan) : waiting(view, plan)}`,
    args,
  );
}

function asked(view: UnoView, plan: MovePlan): string {
  if (view.fresh) return plan.asked.includes("colour") ? "drawn-colour" : "drawn";
  if (view.penalty && !plan.card) return `penalty${answers(plan)}`;
  if (!plan.card) return plan.bare.includes("draw") && !plan.cards.size ? "draw" : view.phase;
  return plan.asked.includes("colour") ? "card-colour" : "card";
}

/** Alternatives to taking a penalty. */
function answers(plan: MovePlan): string {
  if (!plan.bare.includes("challenge")) return plan.cards.size ? "-stack" : "";
  return plan.cards.size ? "-both" : "-challenge";
}

function waiting(view: UnoView, plan: MovePlan): string {
  if (view.over) return "over";
  if (view.resting) return "resting";
  if (plan.bare.includes("call_uno")) return "late";
  if (plan.card) return "card";
  if (plan.cards.size) return "jump";
  if (view.seat !== null && view.out[view.seat]) return "out";
  return view.window === null ? "wait" : "window";
}
