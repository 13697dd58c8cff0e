// Labels for fields and values that a game has no message for.

import type { GameText } from "@/i18n/gameText";
import { hasText, t } from "@/i18n/texts.svelte";
import { itemSchema, markOf, type Schema, structOf } from "@/model/schema";
import { isNothing, isRecord, namedIn } from "./panels";

/** A field's name: the game's own `field-<name>`, ours, an option's, or its identifier. */
export function fieldName(name: string, gameText: GameText): string {
  const message = `field-${name}`;
  const words = gameText.formatter.catalogue;
  if (words.has(message)) return words.format(message);
  if (hasText(message)) return t(message);
  if (words.has(`option-${name}`)) return words.format(`option-${name}`);
  return name.replaceAll("_", " ");
}

/** A single value as it is read on a panel or a button. */
export function valueText(
  name: string,
  value: unknown,
  schema: Schema,
  gameText: GameText,
): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "string" && !markOf(schema)) {
    const message = [`option-${name}-${value}`, `${name}-${value}`].find((one) =>
      gameText.formatter.catalogue.has(one),
    );
    if (message) return gameText.formatter.format(message);
  }
  if (typeof value === "number" && !markOf(schema)) {
    if (hasText(`value-${name}`)) return t(`value-${name}`, { value });
    return numbers(gameText.formatter.catalogue.locale).format(value);
  }
  if (isRecord(value)) return sidesText(value, schema, gameText);
  if (Array.isArray(value) && value.some(isRecord)) {
    return value.map((one, i) => valueText(name, one, itemSchema(schema, i), gameText)).join("; ");
  }
  return String(gameText.formatter.value(value, schema));
}

/** A struct as `name: value` pairs, without the empty ones. */
function sidesText(record: Record<string, unknown>, schema: Schema, gameText: GameText): string {
  return namedIn(record, structOf(schema)?.properties ?? {})
    .filter(({ value }) => !isNothing(value))
    .map((side) => {
      const text = valueText(side.name, side.value, side.schema, gameText);
      return `${fieldName(side.name, gameText)}: ${text}`;
    })
    .join(", ");
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format is slow. */
function numbers(locale: string): Intl.NumberFormat {
  const found = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  formats.set(locale, found);
  return found;
}

/** Names of fields that point at one of the texts a view lists. */
const POINTERS = new Set(["answer", "choice", "chosen", "correct", "mine", "right"]);

/** Numbers that stand for texts of the view: `option` 0 … for what `options` lists. */
export function labelsFor(field: string, view: Record<string, unknown>): string[] | null {
  const own = view[`${field}s`];
  if (isTexts(own)) return own;
  const lists = Object.values(view).filter(isTexts);
  return POINTERS.has(field) && lists.length === 1 ? lists[0]! : null;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");
}
