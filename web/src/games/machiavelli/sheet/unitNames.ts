// Names of units on sheets: “A modena” is the army in Modena; “A2 modena” is the second army there.

import type { Recruit, UnitView } from "@/games/machiavelli/types";

export type Kind = Recruit["kind"];

const LETTERS: Readonly<Record<string, string>> = { army: "A", fleet: "F", garrison: "G" };
const KINDS: Readonly<Record<string, Kind>> = { A: "army", F: "fleet", G: "garrison" };
/** Distance between units that share a place, in widths of one, and its maximum in total. */
const APART = 0.8;
const WIDEST = 2;

export function textOf({
  kind,
  province,
  rank = 1,
}: Pick<UnitView, "kind" | "province" | "rank">): string {
  return `${LETTERS[kind]}${rank > 1 ? rank : ""} ${province}`;
}

export function provinceOf(unit: string): string {
  return unit.slice(unit.indexOf(" ") + 1);
}

export function kindOf(unit: string): Kind {
  return KINDS[unit[0] ?? ""] ?? "army";
}

/** Its rank among the units of its province; empty for the first. */
export function numberOf(unit: string): string {
  return unit.slice(1, unit.indexOf(" "));
}

/** Offset of each unit from its place, in widths of a unit. */
export function shiftsOf(units: readonly UnitView[]): ReadonlyMap<string, number> {
  const together = new Map<string, string[]>();
  for (const unit of units) {
    if (unit.kind === "garrison") continue;
    together.set(unit.province, [...(together.get(unit.province) ?? []), textOf(unit)]);
  }
  const shifts = new Map<string, number>();
  for (const company of together.values()) {
    const gaps = company.length - 1;
    const apart = gaps ? Math.min(APART, WIDEST / gaps) : 0;
    company.forEach((unit, i) => shifts.set(unit, (i - gaps / 2) * apart));
  }
  return shifts;
}
