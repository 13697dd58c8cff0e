// Orders and expenses as sentences.

import type { GameText } from "@/i18n/gameText";
import type { Deed } from "@/games/machiavelli/info/provinceDeeds";
import { kindOf, numberOf, provinceOf } from "./unitNames";
import type { Command, MachiavelliEvent } from "@/games/machiavelli/types";
import type { Expense } from "./sheetDraft.svelte";

export class OrderText {
  /** Sentences with the names of the powers; and the names of those who play them. */
  constructor(
    readonly gameText: GameText,
    readonly people: GameText = gameText,
    /** The owner of a unit, where it is known. */
    readonly ownerOf: (unit: string) => number | undefined = () => undefined,
  ) {}

  format(message: string, args: Record<string, string | number> = {}): string {
    return this.gameText.formatter.format(message, args);
  }

  province(id: string): string {
    return this.gameText.formatter.term("province", id);
  }

  power(id: string): string {
    return this.gameText.formatter.term("power", id);
  }

  unit(text: string): string {
    if (!numberOf(text)) return this.gameText.formatter.term("unit", text);
    const province = this.province(provinceOf(text));
    return this.format("unit-in", { kind: this.kindOf(text), province });
  }

  /** A unit's kind, with its number where several stand together. */
  kindOf(unit: string): string {
    return `${this.kind(kindOf(unit))} ${numberOf(unit)}`.trimEnd();
  }

  kind(kind: string): string {
    return this.gameText.formatter.term("kind", kind);
  }

  seat(seat: number): string {
    return this.gameText.formatter.seat(seat);
  }

  /** Who plays a power. */
  player(seat: number): string {
    return this.people.formatter.seat(seat);
  }

  /** “Turn 3, autumn 1454” */
  turn({ turn, season, year }: { turn: number; season: string; year: number }): string {
    const named = this.gameText.formatter.term("season", season);
    return this.format("turns-turn", { turn, season: named, year });
  }

  /** A unit with its owner: “army of Milan in Cremona”. */
  unitOf(text: string): string {
    const owner = this.ownerOf(text);
    if (owner === undefined) return this.unit(text);
    const province = this.province(provinceOf(text));
    return this.format("unit-of", { kind: this.kindOf(text), province, power: this.seat(owner) });
  }

  /** What may be done in a province. */
  deedAt({ message, unit, items }: Deed): string {
    const powers = message === "ship" ? this.#strangers(unit, items) : "";
    if (powers) return this.format("card-do-ship-others", { unit: this.unit(unit), powers });
    const named = items.map((item) =>
      message === "recruit" ? this.kind(item) : this.unitOf(item),
    );
    return this.format(`card-do-${message}`, {
      unit: unit ? this.unit(unit) : "",
      items: named.join(", "),
    });
  }

  /** An order in words, with the owner of a unit that is helped, and its order if it is known. */
  orderOf(command: Command, seat: number, helped?: Command): string {
    const { action, target } = command;
    const isOwn = isHelp(action) && this.ownerOf(target) === seat;
    const named = isOwn ? this.unit(target) : this.#target(action, target);
    return this.#order(command, named, helped);
  }

  /** “Army in Modena advances to Parma.” Of a helped unit the order is told, if it is known. */
  order(command: Command, helped?: Command): string {
    return this.#order(command, this.#target(command.action, command.target), helped);
  }

  #order({ unit, action, via }: Command, target: string, helped?: Command): string {
    const args = { unit: this.unit(unit), target };
    if (isHelp(action) && helped?.action === "advance")
      return this.format(`order-${action}-going`, { ...args, to: this.province(helped.target) });
    if (action === "support" && helped) return this.format("order-support-hold", args);
    return this.format(via ? "order-via" : `order-${action}`, args);
  }

  /** The same without the unit: “advance to Parma”. */
  deed({ action, target, via }: Omit<Command, "unit" | "retreats">): string {
    return this.format(via ? "deed-via" : `deed-${action}`, {
      target: this.#target(action, target),
    });
  }

  /** Why an order cannot be given: “army in Florence cannot go to Rome: not adjacent.” */
  refused(command: Command, event: MachiavelliEvent): string {
    const { unit, action, target } = command;
    const why = "reason" in event ? event.reason : "";
    return this.format("order-refused", {
      unit: this.unit(unit),
      action,
      target: this.#target(action, target),
      reason: this.gameText.formatter.term("why", why),
    });
  }

  /** What has to be for a unit to go by sea: fleets of its own power, or the help of others. */
  crossing(unit: string, fleets: readonly string[]): string {
    const powers = this.#strangers(unit, fleets);
    if (powers) return this.format("crossing-others", { powers });
    return this.format("crossing-own", { fleets: fleets.map((one) => this.unit(one)).join(", ") });
  }

  /** The other powers whose fleets a unit needs; empty if there are none. */
  #strangers(unit: string, fleets: readonly string[]): string {
    const owners = new Set(fleets.map((fleet) => this.ownerOf(fleet)));
    owners.delete(this.ownerOf(unit));
    return [...owners].map((seat) => this.seat(seat ?? -1)).join(", ");
  }

  /** A support or convoy of a unit whose way is known. */
  helping(command: Command, to: string): string {
    return this.format("deed-helping", { deed: this.deed(command), target: this.province(to) });
  }

  expense(expense: Expense): string {
    switch (expense.expense) {
      case "transfer":
        return this.format("payment-transfer", {
          power: this.power(expense.to),
          amount: expense.amount,
        });
      case "assassinate":
        return this.format("payment-assassinate", {
          power: this.power(expense.target),
          numbers: expense.numbers.join(", "),
        });
      case "bribe":
        return this.format("payment-bribe", { unit: this.unitOf(expense.unit) });
      case "relieve":
        return this.format("payment-relieve", { province: this.province(expense.province) });
      case "recruit":
        return this.format("payment-recruit", {
          kind: this.kind(expense.kind),
          city: this.province(expense.city),
        });
    }
  }

  /** Short, for lists of retreats. */
  places(ids: readonly string[]): string {
    return ids.map((id) => this.province(id)).join(", ");
  }

  #target(action: string, target: string): string {
    if (isHelp(action)) return this.unitOf(target);
    return action === "convert" ? this.kind(target) : this.province(target);
  }
}

function isHelp(action: string): boolean {
  return action === "support" || action === "convoy";
}

export function costOf(expense: Expense, prices: Readonly<Record<string, number>>): number {
  switch (expense.expense) {
    case "transfer":
    case "assassinate":
      return expense.amount;
    case "recruit":
      return prices[expense.kind] ?? 0;
    default:
      return prices[expense.expense] ?? 0;
  }
}
