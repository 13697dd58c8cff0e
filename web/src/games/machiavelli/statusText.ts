// Now: what there is to do, in words.

import type { OrderSelection } from "./sheet/orderSelection.svelte";
import type { SheetDraft } from "./sheet/sheetDraft.svelte";
import type { Offers } from "./sheet/offers";
import type { MachiavelliView } from "./types";
import type { OrderText } from "./sheet/orderText";

export function statusText(
  view: MachiavelliView,
  offers: Offers,
  draft: SheetDraft,
  choosing: OrderSelection,
  words: OrderText,
  isSandbox: boolean,
): string {
  if (choosing.unit) return choosingNow(draft, choosing, words);
  if (isSandbox) return words.format("now-sandbox");
  if (view.over) return words.format("now-over", { reason: words.gameText.reason(view.over) });
  if (offers.canSend) return ordering(view, offers, draft, words);
  if (view.seat !== null && view.out[view.seat]) return words.format("now-out");
  if (offers.has("ready")) return words.format("now-ready");
  return words.format(`now-${view.phase}`);
}

/** What the chosen unit does now, and what a tap would make of it. */
function choosingNow(draft: SheetDraft, choosing: OrderSelection, words: OrderText): string {
  const { unit, action } = choosing;
  const given = draft.orderOf(unit);
  const asked = words.format(action ? `now-${action}` : "now-unit", { unit: words.unit(unit) });
  return given ? `${words.order(given)} ${asked}` : asked;
}

function ordering(
  view: MachiavelliView,
  offers: Offers,
  draft: SheetDraft,
  words: OrderText,
): string {
  const units = offers.units.size;
  const given = draft.orders.filter(({ unit }) => offers.units.has(unit)).length;
  if (draft.isSame(view.sheet))
    return words.format(view.ends_early ? "now-sent" : "now-sent-by-post");
  return words.format("now-choose", { given, units, left: units - given });
}
