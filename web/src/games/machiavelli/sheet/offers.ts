// Possible orders and expenses, read from the choices. The rules stay on the server.

import type { Choice } from "@/boards/boardProps";
import type {
  Command,
  MachiavelliFree,
  MachiavelliTypes,
  PossibleExpenses,
  PossibleOrders,
} from "@/games/machiavelli/types";
import type { Leaf } from "@/net/wire";
import { kindOf } from "./unitNames";

export type Action = Command["action"];

/** In the order in which they are offered. */
const ACTIONS = ["advance", "support", "convoy", "besiege", "convert"] as const;

export class Offers {
  /** By unit, as sheets name it. */
  readonly units: ReadonlyMap<string, PossibleOrders>;
  readonly expenses: PossibleExpenses | null;
  readonly canSend: boolean;
  /** Whether the server keeps a draft of the sheet. */
  readonly canDraft: boolean;

  constructor(readonly rows: readonly Choice<MachiavelliTypes>[]) {
    const sent = rows.find((row) => row.move === "submit")?.fields;
    const drafted = rows.find((row) => row.move === "draft")?.fields;
    this.canSend = sent !== undefined;
    this.canDraft = drafted !== undefined;
    const fields = sent ?? drafted;
    this.units = byUnit(hints(fields?.orders, "orders")?.units ?? []);
    this.expenses = hints(fields?.expenses, "expenses");
  }

  /** Whether orders may be written down, sent or not. */
  get canWrite(): boolean {
    return this.canSend || this.canDraft;
  }

  /** Units that should be given an order; garrisons hold by default. */
  get asked(): string[] {
    return [...this.units.keys()].filter((unit) => kindOf(unit) !== "garrison");
  }

  has(move: string): boolean {
    return this.rows.some((row) => row.move === move);
  }
}

export function byUnit(units: readonly PossibleOrders[]): ReadonlyMap<string, PossibleOrders> {
  return new Map(units.map((possible) => [possible.unit, possible]));
}

/** The hints of a field of this kind. */
function hints<Kind extends MachiavelliFree["free"]>(
  leaf: Leaf<MachiavelliFree> | undefined,
  kind: Kind,
): Extract<MachiavelliFree, { free: Kind }> | null {
  return leaf && isOf(leaf, kind) ? leaf : null;
}

function isOf<Kind extends MachiavelliFree["free"]>(
  leaf: Leaf<MachiavelliFree>,
  kind: Kind,
): leaf is Extract<MachiavelliFree, { free: Kind }> {
  return "free" in leaf && leaf.free === kind;
}

/** Actions of a unit besides holding. */
export function actionsOf(possible: PossibleOrders): Action[] {
  return ACTIONS.filter((action) =>
    action === "besiege" ? possible.besiege : targetsOf(possible, action).length,
  );
}

/** Targets of an action: provinces, units, or kinds of units. */
export function targetsOf(possible: PossibleOrders, action: Action): readonly string[] {
  switch (action) {
    case "advance":
      return [...(possible.advance ?? []), ...(possible.carried ?? [])];
    case "support":
    case "convoy":
    case "convert":
      return possible[action] ?? [];
    default:
      return [];
  }
}

/** An order with the suggested retreats of the unit. */
export function order(possible: PossibleOrders, action: Action, target = ""): Command {
  const { unit, retreats = [] } = possible;
  return { unit, action, target, via: false, retreats };
}
