// Moves possible on the map, read from the choices. The rules stay on the server.

import { admits, isFree, listOf } from "@/model/choices";
import type { ChoiceRow, Leaf, MoveData } from "@/net/wire";

export interface Span {
  from: number;
  to: number;
}

/** A move whose number is still to be chosen. */
export interface Order {
  move: string;
  fields: Record<string, unknown>;
  /** The field of the number and its range; empty for a move without a number. */
  number: string;
  span: Span;
}

const PLACES = "territory";
const NUMBERS = ["armies", "dice", "keep"];
const ONE: Span = { from: 1, to: 1 };

export class Orders {
  /** Territories that can be claimed or get armies. */
  readonly spots: ReadonlySet<string>;
  /** Territories that armies can leave. */
  readonly sources: ReadonlySet<string>;

  readonly #targets = new Map<string, ReadonlySet<string>>();

  constructor(readonly rows: readonly ChoiceRow[]) {
    this.spots = new Set(rows.flatMap(({ fields }) => valuesOf(fields[PLACES])));
    this.sources = new Set(rows.flatMap(({ fields }) => valuesOf(fields.source)));
  }

  has(move: string): boolean {
    return this.rows.some((row) => row.move === move);
  }

  /** Targets of armies from a territory. */
  targets(source: string): ReadonlySet<string> {
    const known = this.#targets.get(source);
    if (known) return known;
    const rows = this.rows.filter(({ fields }) => allows(fields.source, source));
    const found = new Set(rows.flatMap(({ fields }) => valuesOf(fields.target)));
    this.#targets.set(source, found);
    return found;
  }

  /** The order to claim a territory or to place armies on it. */
  on(territory: string): Order | null {
    return this.#find(({ fields }) => allows(fields[PLACES], territory), { territory });
  }

  /** The order to go from one territory to another; with `isBlitz` the blitz, not the attack. */
  between(source: string, target: string, isBlitz = false): Order | null {
    return this.#find(
      ({ move, fields }) =>
        (move === "blitz") === isBlitz &&
        allows(fields.source, source) &&
        allows(fields.target, target),
      { source, target },
    );
  }

  /** The order of this kind, for moves with a number only. */
  plain(move: string): Order | null {
    return this.#find((row) => row.move === move, {});
  }

  #find(fits: (row: ChoiceRow) => boolean, fields: Record<string, unknown>): Order | null {
    const row = this.rows.find(fits);
    if (!row) return null;
    const number = NUMBERS.find((name) => name in row.fields) ?? "";
    return { move: row.move, fields, number, span: spanOf(row.fields[number]) };
  }
}

/** The move of an order, with its number. */
export function moveOf({ move, fields, number }: Order, value: number): MoveData {
  return number ? { ...fields, [number]: value, move } : { ...fields, move };
}

function allows(leaf: Leaf | undefined, value: string): boolean {
  return leaf !== undefined && admits(leaf, value);
}

function valuesOf(leaf: Leaf | undefined): string[] {
  return leaf ? listOf(leaf).map(String) : [];
}

function spanOf(leaf: Leaf | undefined): Span {
  if (!leaf || isFree(leaf)) return ONE;
  if ("from" in leaf) return leaf;
  return "is" in leaf ? { from: Number(leaf.is), to: Number(leaf.is) } : ONE;
}
