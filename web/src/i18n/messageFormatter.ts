// Formats plain data as sentences, with the names of seats and things. It must say exactly what the
// server's formatter says; golden sentences test both.

import type { Arg, Args, Catalogue } from "./catalogue";
import { ANYTHING, type Fields, itemSchema, markOf, type Schema } from "@/model/schema";

/** Names by kind and value: `{"territory": {"alaska": "Alaska"}}`. */
export type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;

export class MessageFormatter {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly terms: Terms = {},
  ) {}

  format(message: string, args?: Args): string {
    return this.catalogue.format(message, args);
  }

  /** A message filled with the fields of plain data. */
  sentence(message: string, of: Record<string, unknown>, fields: Fields): string {
    return this.format(message, {
      ...this.values(of, fields),
      ...this.#groups(message, of, fields),
    });
  }

  /**
   * `each_<name>` for a list with a message `<message>-each-<name>`: that message for every distinct
   * item, with the parts of the lists beside it that belong to the item.
   */
  #groups(message: string, of: Record<string, unknown>, fields: Fields): Args {
    const args: Args = {};
    for (const [name, items] of Object.entries(of)) {
      const each = `${message}-each-${name}`;
      if (!Array.isArray(items) || !this.catalogue.has(each)) continue;
      const told = [...new Set<unknown>(items)].map((item) => {
        const isOf = (_: unknown, row: number) => items[row] === item;
        const parts = Object.entries(of).flatMap(([other, among]) =>
          Array.isArray(among) && among.length === items.length
            ? [[other, among.filter(isOf)] as const]
            : [],
        );
        return this.format(
          each,
          this.values({ ...Object.fromEntries(parts), [name]: [item] }, fields),
        );
      });
      args[`each_${name}`] = told.join("; ");
    }
    return args;
  }

  /** Values as they are shown; and `has_<name>` to select by: `false` for what is empty. */
  values(values: Record<string, unknown>, fields: Fields): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(values)) {
      args[name] = this.value(value, fields[name] ?? ANYTHING);
      args[`has_${name}`] = isEmpty(value) ? "false" : "true";
    }
    return args;
  }

  /** A seat's name; for no seat the board's term, or “nobody”. */
  seat(seat: number | null): string {
    if (seat === null || seat < 0) return this.terms.seat?.[String(seat)] || this.format("nobody");
    return this.names[seat] ?? this.format("seat", { number: seat + 1 });
  }

  /** The name of a thing: a term of the board, a message `<kind>-<value>`, or the value. */
  term(kind: string, value: unknown): string {
    const named = this.terms[kind]?.[String(value)];
    if (named !== undefined) return named;
    const message = `${kind}-${String(value)}`;
    return this.catalogue.has(message) ? this.format(message) : String(value).replaceAll("_", " ");
  }

  /** A value as it stands in a sentence. */
  value(value: unknown, schema: Schema): Arg {
    if (Array.isArray(value)) return this.#list(value, schema);
    const kind = markOf(schema);
    if (kind === "seat") return this.seat(value as number | null);
    if (value == null || (kind && typeof value === "number" && value < 0))
      return this.format("none");
    return kind ? this.term(kind, value) : plain(value);
  }

  #list(values: unknown[], schema: Schema): string {
    const separator = Array.isArray(values[0]) ? "; " : ", ";
    const shown = values.map((value, index) => this.value(value, itemSchema(schema, index)));
    return shown.join(separator) || this.format("none");
  }
}

function isEmpty(value: unknown): boolean {
  return value == null || value === "" || (Array.isArray(value) && value.length === 0);
}

function plain(value: unknown): Arg {
  if (typeof value === "string" || Number.isFinite(value)) return value as Arg;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
