// The balance of a treasury: what is left after the expenses, and what the next spring makes of it.

import type { PossibleExpenses } from "@/games/machiavelli/types";
import { costOf, springOf } from "./orderText";
import type { Expense } from "./sheetDraft.svelte";

export interface Balance {
  spent: number;
  left: number;
  income: number;
  upkeep: number;
  /** After the income and upkeep of the next spring, as things stand. */
  after: number;
}

export function springAfter(expenses: readonly Expense[], possible: PossibleExpenses): Balance {
  const spent = sum(expenses.map((expense) => costOf(expense, possible.prices)));
  const changes = expenses.map((expense) => springOf(expense, possible));
  const left = possible.budget - spent;
  const income = possible.income + sum(changes.map((one) => one.income));
  const upkeep = possible.upkeep + sum(changes.map((one) => one.upkeep));
  return { spent, left, income, upkeep, after: left + income - upkeep };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
