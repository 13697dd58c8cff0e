// What the server tells of a match of TeraDeck, and what its cards show.

import type { CardsView } from "@/boards/cards/view";

export const MODULES = ["backend", "frontend", "mobile", "data_science", "multicolor"] as const;
export type Module = (typeof MODULES)[number];

export interface Placed {
  module: Module;
  state: "bugged" | "free" | "patched" | "stabilised";
  card: string;
  attached: string[];
}

export interface TeraView extends CardsView {
  /** The modules of each seat. */
  projects: Placed[][];
  stable: number[];
  skips: number[];
  discard: string[];
  /** The cards of the last turn. */
  latest: string[];
}

export interface Face {
  /** `module`, `bug`, `patch`, or the name of an operation. */
  kind: string;
  colour: Module | null;
}

/** `bug_data_science_2` is a bug, `op_recruit_ace_1` an operation. */
export function faceOf(card: string): Face {
  const name = card.replace(/_\d+$/, "");
  const [, kind, colour] = /^(module|bug|patch)_(.+)$/.exec(name) ?? [];
  return { kind: kind ?? name, colour: (colour as Module) ?? null };
}

/** Where a module lies on the table. */
export function spotOfModule(owner: unknown, module: unknown): string {
  return `module/${owner}/${module}`;
}
