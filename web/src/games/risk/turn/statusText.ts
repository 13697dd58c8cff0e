// Whose turn it is, and the current choice in words.

import type { Args } from "@/i18n/catalogue";
import type { GameText } from "@/i18n/gameText";
import type { MovePlan } from "./movePlan.svelte";
import type { RiskView } from "@/games/risk/types";

/** The sentence for a view and the selection on the map. */
export function statusText(view: RiskView, plan: MovePlan, gameText: GameText): string {
  const [message, args] = view.over ? over(view, gameText) : asked(view, plan);
  const missed = plan.missed && plan.orders.rows.length ? `${missing(view, plan, gameText)} ` : "";
  const name = (id: unknown) => gameText.formatter.term("territory", id);
  const named: Args = { ...args };
  if (plan.source) named.source = name(plan.source);
  if (plan.target) named.target = name(plan.target);
  named.seat = gameText.formatter.seat(view.turn);
  return missed + gameText.formatter.format(message, named);
}

/** A sentence about a territory that cannot be chosen now. */
function missing(
  { seat, teams }: RiskView,
  { missed, ownerOf }: MovePlan,
  { formatter }: GameText,
): string {
  const owner = ownerOf(missed);
  const territory = formatter.term("territory", missed);
  if (owner === seat) return formatter.format("now-missed-own", { territory });
  const isPartner = seat !== null && teams.length > 0 && teams[owner] === teams[seat];
  if (isPartner) {
    return formatter.format("now-missed-partner", { territory, seat: formatter.seat(owner) });
  }
  return owner < 0
    ? formatter.format("now-missed-neutral", { territory })
    : formatter.format("now-missed", { territory, seat: formatter.seat(owner) });
}

type Said = [message: string, args?: Args];

function over(view: RiskView, gameText: GameText): Said {
  return ["now-over", { reason: gameText.reason(view.over, view.teams) }];
}

function asked(view: RiskView, plan: MovePlan): Said {
  const { orders, source, target } = plan;
  if (!orders.rows.length) return waiting(view);
  if (view.conquest)
    return ["now-occupy", { least: view.conquest.least, most: view.conquest.most }];
  if (orders.has("defend")) return ["now-defend", { dice: view.declared?.least ?? 1 }];
  if (orders.has("claim")) return ["now-claim"];
  if (orders.has("place_neutral")) return ["now-place_neutral", { armies: view.neutral_to_place }];
  if (orders.has("place")) return placing(view, orders.has("trade"), target);
  if (orders.has("confirm")) return ["now-confirm"];
  if (orders.has("end_turn")) {
    if (view.phase === "attack") return fighting(orders.sources.size > 0, source, target);
    return [target ? "now-fortify-to" : source ? "now-fortify-from" : "now-fortify"];
  }
  return ["now-trade"];
}

function placing(
  { seat, phase, pool, to_place: armies }: RiskView,
  trades: boolean,
  target: string,
): Said {
  if (target) return ["now-place-here", { armies }];
  const left = phase === "setup" ? (pool[seat ?? 0] ?? 0) : 0;
  if (left > armies) return ["now-place-first", { armies, left }];
  return [trades ? "now-place-or-trade" : "now-place", { armies }];
}

function fighting(canAttack: boolean, source: string, target: string): Said {
  if (!canAttack) return ["now-no-attack"];
  return [target ? "now-attack-at" : source ? "now-attack-from" : "now-attack"];
}

function waiting(view: RiskView): Said {
  const isOut = view.seat !== null && Boolean(view.out[view.seat]);
  return [isOut ? "now-out" : "now-wait", { phase: view.phase }];
}
