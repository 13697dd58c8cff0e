// Choices of a seat: from the server's rows to buttons and forms.

import type { ChoiceRow, Leaf, MoveData } from "@/net/wire";

export type Chosen = Readonly<Record<string, unknown>>;

/** Possible values of a field, given the fields before it. */
export type Offer =
  | { kind: "list"; values: unknown[] }
  | { kind: "span"; from: number; to: number }
  | { kind: "text"; length: number }
  | { kind: "free"; free: string; hints: Readonly<Record<string, unknown>> };

export interface Field {
  name: string;
  offer: Offer;
  /** Undefined until it is chosen. */
  value: unknown;
}

/** Default of a number within its range. */
export type DefaultNumber = (field: string, from: number, to: number) => number;

/** Up to this many moves of a kind are buttons; more are a form. */
export const FEW = 6;
const FEW_NUMBERS = 4;

/** Rows by kind of move, in order of appearance; moves without fields come last. */
export function byKind(rows: readonly ChoiceRow[]): Map<string, ChoiceRow[]> {
  const kinds = new Map<string, ChoiceRow[]>();
  for (const row of [...rows.filter((one) => !isBare(one)), ...rows.filter(isBare)]) {
    kinds.set(row.move, [...(kinds.get(row.move) ?? []), row]);
  }
  return kinds;
}

/** Whether a move needs nothing but its name. */
export function isBare(row: ChoiceRow): boolean {
  return Object.keys(row.fields).length === 0;
}

/** Every move of these rows when there are only a few, each worth a button of its own. */
export function fewMoves(
  rows: readonly ChoiceRow[],
  isNamed: (field: string) => boolean,
): MoveData[] {
  const total = rows.reduce((sum, row) => sum + size(row), 0);
  const open = rows.flatMap(({ fields }) =>
    Object.entries(fields).filter(([, l]) => sizeOf(l) > 1),
  );
  const isNumber = open.length === 1 && !isNamed(open[0]![0]) && "from" in open[0]![1];
  return total <= (isNumber ? FEW_NUMBERS : FEW) ? rows.flatMap(movesOf) : [];
}

/** The fields of a form with their possible values; fields after an open one are left out. */
export function fieldsFor(
  rows: readonly ChoiceRow[],
  chosen: Chosen,
  defaultNumber: DefaultNumber,
): Field[] {
  const fields: Field[] = [];
  let left = rows;
  for (const name of Object.keys(rows[0]?.fields ?? {})) {
    const leaves = left.map((row) => row.fields[name]!);
    const offer = offerOf(leaves);
    const value = valueFor(name, offer, chosen[name], defaultNumber);
    fields.push({ name, offer, value });
    if (value === undefined) break;
    left = left.filter((row) => admits(row.fields[name]!, value));
  }
  return fields;
}

/** The move that a form describes, once all its fields are chosen. */
export function moveFrom(rows: readonly ChoiceRow[], fields: readonly Field[]): MoveData | null {
  const [row] = rows;
  if (!row || fields.length < Object.keys(row.fields).length) return null;
  if (fields.some((field) => field.value === undefined)) return null;
  return { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), move: row.move };
}

/** All values of a field over all rows: what is highlighted on a board. */
export function valuesOf(offer: Offer): unknown[] {
  if (offer.kind === "list") return offer.values;
  return offer.kind === "span" ? numbers(offer.from, offer.to) : [];
}

export function isFree(leaf: Leaf): leaf is Extract<Leaf, { free: string }> {
  return "free" in leaf;
}

export function admits(leaf: Leaf, value: unknown): boolean {
  if (isFree(leaf)) return true; // only the server can judge a drawing
  if ("from" in leaf) {
    return typeof value === "number" && leaf.from <= value && value <= leaf.to;
  }
  if ("one_of" in leaf) return leaf.one_of.some((item) => same(item, value));
  if ("is" in leaf) return same(leaf.is, value);
  return typeof value === "string" && value.length <= leaf.text;
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function offerOf(leaves: readonly Leaf[]): Offer {
  const first = leaves[0]!;
  if (isFree(first)) {
    const { free, ...hints } = first;
    return { kind: "free", free, hints };
  }
  if ("text" in first) return { kind: "text", length: first.text };
  const values = union(leaves.flatMap(listOf));
  if (!values.every((value) => Number.isInteger(value))) return { kind: "list", values };
  const sorted = (values as number[]).sort((a, b) => a - b);
  const [from, to] = [sorted[0]!, sorted.at(-1)!];
  const hasGaps = to - from + 1 !== sorted.length;
  return hasGaps ? { kind: "list", values: sorted } : { kind: "span", from, to };
}

function valueFor(
  name: string,
  offer: Offer,
  chosen: unknown,
  defaultNumber: DefaultNumber,
): unknown {
  switch (offer.kind) {
    case "list":
      if (offer.values.length === 1) return offer.values[0];
      return offer.values.find((value) => same(value, chosen));
    case "span":
      if (typeof chosen !== "number") return defaultNumber(name, offer.from, offer.to);
      return Math.min(Math.max(chosen, offer.from), offer.to);
    case "text":
      return typeof chosen === "string" && chosen.trim() ? chosen : undefined;
    case "free":
      return chosen;
  }
}

/** The values of a leaf that can be listed. */
export function listOf(leaf: Leaf): unknown[] {
  if (isFree(leaf) || "text" in leaf) return [];
  if ("from" in leaf) return numbers(leaf.from, leaf.to);
  return "one_of" in leaf ? leaf.one_of : [leaf.is];
}

function union(values: unknown[]): unknown[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...seen.values()];
}

function sizeOf(leaf: Leaf): number {
  return isFree(leaf) || "text" in leaf ? Infinity : listOf(leaf).length;
}

function size(row: ChoiceRow): number {
  return Object.values(row.fields).reduce((product, leaf) => product * sizeOf(leaf), 1);
}

function movesOf(row: ChoiceRow): MoveData[] {
  let moves: MoveData[] = [{ move: row.move }];
  for (const [name, leaf] of Object.entries(row.fields)) {
    moves = moves.flatMap((move) => listOf(leaf).map((value) => ({ ...move, [name]: value })));
  }
  return moves;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
