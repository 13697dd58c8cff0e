// Offers: what may stand on a sheet now, read from the choices. The rules stay on the server.

import type { ChoiceRow, Leaf } from "@/net/wire";
import type { Action, Command, PossibleExpenses, PossibleOrders } from "@/games/machiavelli/view";

/** In the order in which they are offered. */
const ACTIONS = ["advance", "support", "convoy", "besiege", "convert"] as const;

export class Offers {
  /** By unit, as sheets name it. */
  readonly units: ReadonlyMap<string, PossibleOrders>;
  readonly expenses: PossibleExpenses | null;
  readonly canSend: boolean;

  constructor(readonly rows: readonly ChoiceRow[]) {
    const fields = rows.find(({ move }) => move === "submit")?.fields;
    this.canSend = fields !== undefined;
    const { units = [] } = hints(fields?.orders) as { units?: PossibleOrders[] };
    this.units = byUnit(units);
    this.expenses = fields ? (hints(fields.expenses) as unknown as PossibleExpenses) : null;
  }

  has(move: string): boolean {
    return this.rows.some((row) => row.move === move);
  }
}

export function byUnit(units: readonly PossibleOrders[]): ReadonlyMap<string, PossibleOrders> {
  return new Map(units.map((possible) => [possible.unit, possible]));
}

function hints(leaf: Leaf | undefined): Record<string, unknown> {
  return leaf && "free" in leaf ? leaf : {};
}

/** What a unit may do besides holding. */
export function actionsOf(possible: PossibleOrders): Action[] {
  return ACTIONS.filter((action) =>
    action === "besiege" ? possible.besiege : targetsOf(possible, action).length,
  );
}

/** What an action may be about: provinces, units, or kinds of units. */
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

/** An order with the list of retreats that is suggested for the unit. */
export function order(possible: PossibleOrders, action: Action, target = ""): Command {
  const { unit, retreats = [] } = possible;
  return { unit, action, target, via: false, retreats };
}
