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
    reason: view.over ? telling.reason(view.over) : "",
  };
  return telling.speaker.say(`now-${isMyTurn ? asked(view, plan) : waiting(view, plan)}`, args);
}

function asked(view: UnoView, plan: Plan): string {
  if (!plan.card) return view.phase;
  return plan.asked.includes("colour") ? "card-colour" : "card";
}

function waiting(view: UnoView, plan: Plan): string {
  if (view.over) return "over";
  if (view.resting) return "resting";
  if (plan.card) return "card";
  if (plan.cards.size) return "jump";
  if (view.seat !== null && view.out[view.seat]) return "out";
  return view.window === null ? "wait" : "window";
}
