// Now: what there is to do, in words.

import type { Choosing } from "./choosing.svelte";
import type { Draft } from "./draft.svelte";
import type { Offers } from "./offers";
import type { MachiavelliView } from "./view";
import type { Words } from "./words";

export function whatNow(
  view: MachiavelliView,
  offers: Offers,
  draft: Draft,
  choosing: Choosing,
  words: Words,
  isSandbox: boolean,
): string {
  if (choosing.unit) return choosingNow(draft, choosing, words);
  if (isSandbox) return words.say("now-sandbox");
  if (view.over) return words.say("now-over", { reason: words.telling.reason(view.over) });
  if (offers.canSend) return ordering(view, offers, draft, words);
  if (view.seat !== null && view.out[view.seat]) return words.say("now-out");
  if (offers.has("ready")) return words.say("now-ready");
  return words.say(`now-${view.phase}`);
}

/** What the chosen unit does now, and what a tap would make of it. */
function choosingNow(draft: Draft, choosing: Choosing, words: Words): string {
  const { unit, action } = choosing;
  const given = draft.orderOf(unit);
  const asked = words.say(action ? `now-${action}` : "now-unit", { unit: words.unit(unit) });
  return given ? `${words.order(given)} ${asked}` : asked;
}

function ordering(view: MachiavelliView, offers: Offers, draft: Draft, words: Words): string {
  const units = offers.units.size;
  const given = draft.orders.filter(({ unit }) => offers.units.has(unit)).length;
  if (draft.isSame(view.sheet)) return words.say(view.ends_early ? "now-sent" : "now-sent-by-post");
  return words.say("now-choose", { given, units, left: units - given });
}
