// The current choice in words.

import type { OrderSelection } from "./sheet/orderSelection.svelte";
import type { SheetDraft } from "./sheet/sheetDraft.svelte";
import type { Offers } from "./sheet/offers";
import { formatList } from "@/i18n/texts.svelte";
import { costOf, type OrderText } from "./sheet/orderText";
import type { MachiavelliView, PossibleExpenses } from "./types";

export function statusText(
  view: MachiavelliView,
  offers: Offers,
  draft: SheetDraft,
  selection: OrderSelection,
  orderText: OrderText,
  isSandbox: boolean,
  /** Whether the sheet is about to be sent and can be taken back. */
  isSending: boolean,
  /** Whether all other seats are bots, which read no letters. */
  isAlone: boolean,
): string {
  if (selection.unit) return selectionText(draft, selection, orderText);
  if (isSending) return orderText.format("now-sending");
  if (isSandbox) return orderText.format("now-sandbox");
  if (view.over)
    return orderText.format("now-over", { reason: orderText.gameText.reason(view.over) });
  if (offers.canSend) return ordering(view, offers, draft, orderText);
  if (view.seat !== null && view.out[view.seat]) return orderText.format("now-out");
  if (view.seat !== null && view.phase === "diplomacy" && view.ready[view.seat])
    return orderText.format("now-is-ready");
  const readers = isAlone ? "-bots" : "";
  if (offers.canDraft) return orderText.format(`now-draft${readers}`);
  if (offers.has("ready")) return orderText.format(`now-ready${readers}`);
  return orderText.format(`now-${view.phase}${view.phase === "diplomacy" ? readers : ""}`);
}

/** The order of the selected unit, and the meaning of a tap. */
function selectionText(draft: SheetDraft, selection: OrderSelection, orderText: OrderText): string {
  const { unit, action } = selection;
  const given = draft.orderOf(unit);
  const asked = orderText.format(action ? `now-${action}` : "now-unit", {
    unit: orderText.unit(unit),
  });
  return given ? `${orderText.order(given, draft.orderOf(given.target))} ${asked}` : asked;
}

/** How many units still need an order. */
function ordering(
  view: MachiavelliView,
  offers: Offers,
  draft: SheetDraft,
  orderText: OrderText,
): string {
  const units = offers.asked.length;
  const given = offers.asked.filter((unit) => draft.orderOf(unit)).length;
  if (!offers.units.size) return orderText.format("now-no-units");
  if (view.seat !== null && view.sent[view.seat] && draft.isSame(view.sheet))
    return orderText.format(view.ends_early ? "now-sent" : "now-sent-by-post");
  return orderText.format("now-choose", { given, units, left: units - given });
}

/** What the sheet pays for; empty if nothing. */
export function payingText(
  { expenses }: SheetDraft,
  { budget, prices }: PossibleExpenses,
  orderText: OrderText,
): string {
  if (!expenses.length) return "";
  return orderText.format("now-paying", {
    cost: expenses.reduce((sum, expense) => sum + costOf(expense, prices), 0),
    budget,
    things: formatList(expenses.map((expense) => orderText.expense(expense))),
  });
}
