// What to do now, as a sentence.

import type { OrderSelection } from "./sheet/orderSelection.svelte";
import type { SheetDraft } from "./sheet/sheetDraft.svelte";
import type { Offers } from "./sheet/offers";
import type { MachiavelliView } from "./types";
import type { OrderText } from "./sheet/orderText";

export function statusText(
  view: MachiavelliView,
  offers: Offers,
  draft: SheetDraft,
  selection: OrderSelection,
  words: OrderText,
  isSandbox: boolean,
): string {
  if (selection.unit) return selectionText(draft, selection, words);
  if (isSandbox) return words.format("now-sandbox");
  if (view.over) return words.format("now-over", { reason: words.gameText.reason(view.over) });
  if (offers.canSend) return ordering(view, offers, draft, words);
  if (view.seat !== null && view.out[view.seat]) return words.format("now-out");
  if (offers.has("ready")) return words.format("now-ready");
  return words.format(`now-${view.phase}`);
}

/** The order of the selected unit, and the meaning of a tap. */
function selectionText(draft: SheetDraft, selection: OrderSelection, words: OrderText): string {
  const { unit, action } = selection;
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
