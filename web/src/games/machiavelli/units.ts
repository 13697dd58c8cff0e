// Units as sheets name them: “A modena” is the army in Modena.

import type { Kind, UnitView } from "./view";

const LETTERS: Record<Kind, string> = { army: "A", fleet: "F", garrison: "G" };
const KINDS: Record<string, Kind> = { A: "army", F: "fleet", G: "garrison" };

export function textOf({ kind, province }: Pick<UnitView, "kind" | "province">): string {
  return `${LETTERS[kind]} ${province}`;
}

export function provinceOf(unit: string): string {
  return unit.slice(2);
}

export function kindOf(unit: string): Kind {
  return KINDS[unit[0] ?? ""] ?? "army";
}
