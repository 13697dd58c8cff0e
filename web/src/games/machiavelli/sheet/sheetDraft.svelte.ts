// A sheet being written, until it is sent. The server keeps it; what it has not got yet is kept here.

import type { Command, MachiavelliView, Sheet, Submit } from "@/games/machiavelli/types";

export type Expense = Sheet["expenses"][number];

const EMPTY: Sheet = { orders: [], expenses: [], disband: [] };

export class SheetDraft {
  #sheet = $state.raw<Sheet>(EMPTY);

  /** The key in the session storage, so that a draft outlives a reload; empty for none. */
  #place = "";

  get sheet(): Sheet {
    return this.#sheet;
  }

  get orders(): readonly Command[] {
    return this.#sheet.orders;
  }

  get expenses(): readonly Expense[] {
    return this.#sheet.expenses;
  }

  get disband(): readonly string[] {
    return this.#sheet.disband;
  }

  get isEmpty(): boolean {
    return !this.orders.length && !this.expenses.length;
  }

  /** Whether nothing at all is written on it. */
  get isBlank(): boolean {
    return this.isEmpty && !this.disband.length;
  }

  orderOf(unit: string): Command | undefined {
    return this.orders.find((command) => command.unit === unit);
  }

  give(command: Command): void {
    const others = this.orders.filter(({ unit }) => unit !== command.unit);
    this.#write({ ...this.#sheet, orders: [...others, command] });
  }

  /** Replace the orders of some units, and keep those of the others. */
  giveAll(commands: readonly Command[]): void {
    const given = new Set(commands.map(({ unit }) => unit));
    const others = this.orders.filter(({ unit }) => !given.has(unit));
    this.#write({ ...this.#sheet, orders: [...others, ...commands] });
  }

  /** Replace everything, as with a sheet written as text. */
  replace(sheet: Sheet): void {
    this.#write(sheet);
  }

  drop(unit: string): void {
    this.#write({ ...this.#sheet, orders: this.orders.filter((one) => one.unit !== unit) });
  }

  pay(expense: Expense): void {
    this.#write({ ...this.#sheet, expenses: [...this.expenses, expense] });
  }

  keep(expense: Expense): void {
    this.#write({ ...this.#sheet, expenses: this.expenses.filter((one) => one !== expense) });
  }

  giveUpFirst(units: readonly string[]): void {
    this.#write({ ...this.#sheet, disband: units });
  }

  clear(): void {
    this.#write(EMPTY);
  }

  /** Continue the stored draft, or else begin with another sheet. */
  open(place: string, otherwise: Sheet | null): void {
    this.#place = place;
    this.#sheet = kept(place) ?? otherwise ?? EMPTY;
  }

  isSame(other: Sheet | null): boolean {
    return other !== null && plain(other) === plain(this.#sheet);
  }

  /** The server has this sheet: nothing has to be kept here, unless it has changed since. */
  saved(sheet: Sheet): void {
    if (sheet === this.#sheet && this.#place) sessionStorage.removeItem(this.#place);
  }

  get move(): Submit {
    return { ...this.#sheet, move: "submit" };
  }

  #write(sheet: Sheet): void {
    this.#sheet = sheet;
    if (this.#place) sessionStorage.setItem(this.#place, JSON.stringify(sheet));
  }
}

/** Key under which the draft of a turn is stored. */
export function placeOf(match: string, { seat, round }: MachiavelliView): string {
  return `machiavelli ${match} ${seat} ${round}`;
}

/** The sheet as text, to compare sheets whatever the sequence of their orders. */
function plain({ orders, expenses, disband }: Sheet): string {
  const sorted = [...orders].sort((a, b) => (a.unit < b.unit ? -1 : 1));
  const told = sorted.map((one) => [one.unit, one.action, one.target, one.via, one.retreats]);
  const paid = expenses.map((expense) => Object.entries(expense).sort());
  return JSON.stringify([told, paid, disband]);
}

function kept(place: string): Sheet | null {
  const text = sessionStorage.getItem(place);
  return text ? (JSON.parse(text) as Sheet) : null;
}
