// Any view as readable panels, derived from its schema and values alone.

import { arrayOf, type Fields, itemSchema, markOf, type Schema, structOf } from "@/model/schema";
import type { Terms } from "@/i18n/messageFormatter";
import type { View } from "@/net/wire";

/** A value with its name and what it means. */
export interface Named {
  name: string;
  value: unknown;
  schema: Schema;
}

export interface Column {
  name: string;
  values: unknown[];
  schema: Schema;
}

export type Stroke = [number, number][];

export type Panel =
  | { kind: "headline"; name: string; text: string }
  | { kind: "facts"; name: string; facts: Named[] }
  | { kind: "things"; name: string; things: unknown[]; schema: Schema }
  | { kind: "groups"; name: string; groups: unknown[][]; schema: Schema }
  | { kind: "grid"; name: string; columns: Column[]; labels: [string, string][] }
  | { kind: "rows"; name: string; rows: Record<string, unknown>[]; schema: Schema }
  | { kind: "drawing"; name: string; strokes: Stroke[] }
  | { kind: "document"; name: string; document: unknown };

/** Fields that the page itself shows for every game. */
const ELSEWHERE = new Set([
  "seat",
  "round",
  "phase",
  "scores",
  "out",
  "resting",
  "over",
  "deadline",
  "ends_at",
  "turn",
  "teams",
  "paper",
  "pens",
]);
/** Fields with cards of a seat, whatever their number. */
const CARDS = new Set(["hand", "discard", "deck"]);
/** Fields that say whose something is. */
export const OWNERS = new Set(["owner", "owners", "holder", "holders"]);
/** From this many numbers on, a list counts as a board. */
const BOARD = 9;
const FIRST: readonly Panel["kind"][] = ["headline", "drawing", "grid"];
/** With more facts than this, flags that are not set are left out. */
const FEW_FACTS = 5;

/** Values per seat, as columns of a table of seats. */
export function seatColumns(view: View, fields: Fields, seats: number): Column[] {
  return entries(view, fields).flatMap(({ name, value, schema }) =>
    isPerSeat(name, value, schema, seats) ? [{ name, values: value as unknown[], schema }] : [],
  );
}

/** All other fields of a view. */
export function panelsOf(
  view: View,
  fields: Fields,
  seats: number,
  terms: Terms,
  options: readonly string[] = [],
): Panel[] {
  const own = entries(view, fields).filter(
    ({ name, value, schema }) => !options.includes(name) && !isPerSeat(name, value, schema, seats),
  );
  const boards = own.filter(isBoard);
  const panels = own.filter((one) => !isBoard(one)).map(panelOf);
  return arranged([...panels, ...gridsOf(boards, terms)]);
}

function entries(view: View, fields: Fields): Named[] {
  const names = Object.keys(fields).length ? Object.keys(fields) : Object.keys(view);
  return names
    .filter((name) => name in view && !ELSEWHERE.has(name))
    .map((name) => ({ name, value: view[name], schema: fields[name] ?? {} }))
    .filter(({ value, schema }) => !isNothing(value) || isDrawing(schema));
}

function panelOf({ name, value, schema }: Named): Panel {
  if (isDrawing(schema)) return { kind: "drawing", name, strokes: (value ?? []) as Stroke[] };
  if (Array.isArray(value)) {
    if (value.every(isRecord)) return { kind: "rows", name, rows: value, schema };
    if (value.some(Array.isArray)) {
      return { kind: "groups", name, groups: value.map(asList), schema };
    }
    return { kind: "things", name, things: value, schema: withMark(name, schema) };
  }
  if (isRecord(value)) {
    const fields = structOf(schema)?.properties;
    return fields
      ? { kind: "facts", name, facts: namedIn(value, fields) }
      : { kind: "document", name, document: value };
  }
  const isSentence = typeof value === "string" && value.includes(" ") && !markOf(schema);
  if (isSentence) return { kind: "headline", name, text: value };
  return { kind: "facts", name: "", facts: [{ name, value, schema }] };
}

/** The fields of a struct by name. */
export function namedIn(record: Record<string, unknown>, fields: Fields): Named[] {
  const names = Object.keys(record);
  return names.map((name) => ({ name, value: record[name], schema: fields[name] ?? {} }));
}

/** Panels that stand above the actions; the rest stands below. */
export function isMain(panel: Panel): boolean {
  if (panel.kind === "facts") return panel.name === "" && panel.facts.length <= FEW_FACTS;
  if (panel.kind === "things") return markOf(itemSchema(panel.schema, 0)) !== "seat";
  return FIRST.includes(panel.kind);
}

/** Headlines, a few facts, boards; then many facts, and the rest in the game's own order. */
function arranged(panels: Panel[]): Panel[] {
  const isLoose = (panel: Panel) => panel.kind === "facts" && panel.name === "";
  const loose = panels
    .filter(isLoose)
    .flatMap((panel) => (panel.kind === "facts" ? panel.facts : []));
  const areMany = loose.length > FEW_FACTS;
  const told = areMany ? loose.filter(({ value }) => value !== false) : loose;
  const facts: Panel[] = told.length ? [{ kind: "facts", name: "", facts: told }] : [];
  const of = (kind: Panel["kind"]) => panels.filter((panel) => panel.kind === kind);
  const boards = [...of("drawing"), ...of("grid")];
  const rest = panels.filter((panel) => !isLoose(panel) && !FIRST.includes(panel.kind));
  return [...of("headline"), ...(areMany ? [...boards, ...facts] : [...facts, ...boards]), ...rest];
}

/** Long lists of the same length are one board: what is on each field of it. */
function gridsOf(boards: Named[], terms: Terms): Panel[] {
  const lengths = [...new Set(boards.map(({ value }) => (value as unknown[]).length))];
  return lengths.map((length) => {
    const columns = boards
      .filter(({ value }) => (value as unknown[]).length === length)
      .map(({ name, value, schema }) => ({
        name,
        values: value as unknown[],
        schema: withMark(name, schema),
      }));
    return { kind: "grid", name: columns[0]!.name, columns, labels: labelsOf(length, terms) };
  });
}

/** The things of a board by id and name, where there are exactly as many of a kind. */
function labelsOf(length: number, terms: Terms): [string, string][] {
  const kinds = Object.values(terms).map((names) =>
    Object.entries(names).filter(([id]) => id !== ""),
  );
  return kinds.find((names) => names.length === length) ?? [];
}

/** Fields with an owner or cards are often plain numbers; only their names show it. */
function withMark(name: string, schema: Schema): Schema {
  if (markOf(itemSchema(schema, 0))) return schema;
  const mark = OWNERS.has(name) ? "seat" : CARDS.has(name) ? "card" : null;
  return mark ? { type: "array", items: { ...itemSchema(schema, 0), ludoteca: mark } } : schema;
}

function isPerSeat(name: string, value: unknown, schema: Schema, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats || CARDS.has(name)) return false;
  const isLoose = !arrayOf(schema)?.prefixItems && !markOf(itemSchema(schema, 0));
  return isLoose && value.every((item) => typeof item === "number" || typeof item === "boolean");
}

function isBoard({ name, value }: Named): boolean {
  if (!Array.isArray(value) || value.length < BOARD || CARDS.has(name)) return false;
  return value.every((item) => typeof item === "number" || item === null);
}

/** Strokes are lists of points; a point is a pair of numbers. */
export function isDrawing(schema: Schema): boolean {
  return isStroke(itemSchema(schema, 0));
}

export function isStroke(schema: Schema): boolean {
  const point = arrayOf(itemSchema(schema, 0));
  return (
    point?.prefixItems?.length === 2 && point.prefixItems.every((one) => one.type === "integer")
  );
}

export function isNothing(value: unknown): boolean {
  if (value == null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
