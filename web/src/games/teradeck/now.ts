// Now: whose turn it is and what there is to do, in words.

import type { Args } from "../../lib/catalogue";
import type { Telling } from "../../lib/telling";
import type { Plan } from "../cards/plan.svelte";
import type { TeraView } from "./view";

export function whatNow(view: TeraView, plan: Plan, isMine: boolean, telling: Telling): string {
  const args: Args = {
    seat: telling.speaker.seat(view.turn),
    card: telling.speaker.term("card", plan.card),
    module: telling.speaker.term("module", plan.asked[0]),
    reason: view.over ? telling.reason(view.over) : "",
  };
  return telling.speaker.say(`now-${isMine ? asked(plan) : waiting(view)}`, args);
}

function asked(plan: Plan): string {
  if (!plan.card) return plan.bare.includes("pass") ? "pass" : "play";
  return plan.asked.includes("other") ? `${plan.kind}-other` : plan.kind;
}

function waiting(view: TeraView): string {
  if (view.over) return "over";
  if (view.seat !== null && view.out[view.seat]) return "out";
  return view.seat !== null && view.skips[view.seat] ? "skipped" : "wait";
}
