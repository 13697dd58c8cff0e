// Now: whose turn it is and what there is to do, in words.

import type { Args } from "../../lib/catalogue";
import type { Telling } from "../../lib/telling";
import type { Plan } from "../cards/plan.svelte";
import type { UnoView } from "./view";

export function whatNow(view: UnoView, plan: Plan, isMyTurn: boolean, telling: Telling): string {
  const card = (id: string) => telling.speaker.term("card", id);
  const args: Args = {
    seat: telling.speaker.seat(view.turn),
    card: card(plan.card || view.fresh || view.top),
    penalty: view.penalty,
    bluffer: telling.speaker.seat(view.bluffer),
    reason: view.over ? telling.reason(view.over) : "",
  };
  return telling.speaker.say(`now-${isMyTurn ? asked(view, plan) : waiting(view, plan)}`, args);
}

function asked(view: UnoView, plan: Plan): string {
  if (view.fresh) return plan.asked.includes("colour") ? "drawn-colour" : "drawn";
  if (view.penalty && !plan.card) return `penalty${answers(plan)}`;
  if (!plan.card) return plan.bare.includes("draw") && !plan.cards.size ? "draw" : view.phase;
  return plan.asked.includes("colour") ? "card-colour" : "card";
}

/** What may be done about a penalty but to take it. */
function answers(plan: Plan): string {
  if (!plan.bare.includes("challenge")) return plan.cards.size ? "-stack" : "";
  return plan.cards.size ? "-both" : "-challenge";
}

function waiting(view: UnoView, plan: Plan): string {
  if (view.over) return "over";
  if (view.resting) return "resting";
  if (plan.card) return "card";
  if (plan.cards.size) return "jump";
  if (view.seat !== null && view.out[view.seat]) return "out";
  return view.window === null ? "wait" : "window";
}
