// Now: whose turn it is and what there is to do, in words.

import type { Args } from "../../lib/catalogue";
import type { Telling } from "../../lib/telling";
import type { Plan } from "./plan.svelte";
import type { RiskView } from "./view";

/** The message that says it, with what it needs. */
export function whatNow(view: RiskView, plan: Plan, telling: Telling): string {
  const [message, args] = view.over ? over(view, telling) : asked(view, plan);
  const name = (id: unknown) => telling.speaker.term("territory", id);
  const named: Args = { ...args };
  if (plan.source) named.source = name(plan.source);
  if (plan.target) named.target = name(plan.target);
  named.seat = telling.speaker.seat(view.turn);
  return telling.speaker.say(message, named);
}

type Said = [message: string, args?: Args];

function over(view: RiskView, telling: Telling): Said {
  return ["now-over", { reason: telling.reason(view.over) }];
}

function asked(view: RiskView, plan: Plan): Said {
  const { orders, source, target } = plan;
  if (!orders.rows.length) return waiting(view);
  if (view.conquest) return ["now-occupy", { least: view.conquest.least, most: view.conquest.most }];
  if (orders.has("defend")) return ["now-defend", { dice: view.declared?.least ?? 1 }];
  if (orders.has("claim")) return ["now-claim"];
  if (orders.has("place_neutral")) return ["now-place_neutral", { armies: view.neutral_to_place }];
  if (orders.has("place")) return [target ? "now-place-here" : "now-place", { armies: view.to_place }];
  if (orders.has("confirm")) return ["now-confirm"];
  if (orders.has("end_turn")) {
    if (view.phase === "attack") return fighting(orders.sources.size > 0, source, target);
    return [target ? "now-fortify-to" : source ? "now-fortify-from" : "now-fortify"];
  }
  return ["now-trade"];
}

function fighting(canAttack: boolean, source: string, target: string): Said {
  if (!canAttack) return ["now-no-attack"];
  return [target ? "now-attack-at" : source ? "now-attack-from" : "now-attack"];
}

function waiting(view: RiskView): Said {
  const isOut = view.seat !== null && Boolean(view.out[view.seat]);
  return [isOut ? "now-out" : "now-wait", { phase: view.phase }];
}
