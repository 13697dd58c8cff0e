// Details of a thing that can be chosen, read from the view: `Alaska (3 armies)`. A game selects
// them by having a message: `detail-armies`, `detail-win`.

import { same } from "@/model/choices";
import type { Fields } from "@/model/schema";
import type { GameText } from "@/i18n/gameText";
import type { View } from "@/net/wire";
import { OWNERS } from "./panels";

type Values = Readonly<Record<string, unknown>>;

/**
 * Details of one thing, such as a territory: its item in every list of the view that has one item
 * for each thing of its kind.
 */
export function detailsOf(
  kind: string | null,
  id: unknown,
  view: View,
  gameText: GameText,
): string[] {
  const ids = Object.keys(gameText.formatter.terms[kind ?? ""] ?? {}).filter((one) => one !== "");
  const place = ids.indexOf(String(id));
  if (place < 0) return [];
  return Object.entries(view).flatMap(([name, list]) => {
    const isOfThings = Array.isArray(list) && list.length === ids.length;
    return isOfThings ? formatDetail(name, list[place], view, gameText) : [];
  });
}

/** Details of a combination, such as the odds of an attack: rows of the view that match it. */
export function detailsTogether(
  chosen: Values,
  fields: Fields,
  view: View,
  gameText: GameText,
): string[] {
  const tables = Object.values(view).filter((list): list is unknown[] => Array.isArray(list));
  const rows = tables
    .flat()
    .filter(isRecord)
    .filter((row) => isAbout(row, chosen, fields));
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([name]) => !(name in fields))
      .flatMap(([name, value]) => formatDetail(name, value, view, gameText)),
  );
}

/** Whether a row has fields of the move, all with the chosen values. */
function isAbout(row: Values, chosen: Values, fields: Fields): boolean {
  const named = Object.keys(row).filter((name) => name in fields);
  return named.length > 0 && named.every((name) => same(row[name], chosen[name]));
}

/** Formats one detail; omits an owner that is the viewer's own seat or nobody. */
function formatDetail(name: string, value: unknown, view: View, gameText: GameText): string[] {
  const { formatter } = gameText;
  const message = `detail-${name}`;
  if (typeof value !== "number" || !formatter.catalogue.has(message)) return [];
  if (!OWNERS.has(name))
    return [formatter.format(message, { [name]: value, percent: percent(value) })];
  const isSomebody = value >= 0 || String(value) in (formatter.terms.seat ?? {});
  const isToTell = isSomebody && value !== view.seat;
  return isToTell ? [formatter.format(message, { [name]: formatter.seat(value) })] : [];
}

/** A probability; never shown as certain, since dice decide. */
function percent(share: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
