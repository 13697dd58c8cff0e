// The faces of the cards, read from their ids, and the places of modules.

export const MODULES = ["backend", "frontend", "mobile", "data_science", "multicolor"] as const;

export interface Face {
  /** `module`, `bug`, `patch`, or the name of an operation. */
  kind: string;
  /** The module that it is or is meant for; none on operations. */
  colour: string | null;
}

/** `bug_data_science_2` is a bug, `op_recruit_ace_1` an operation. */
export function faceOf(card: string): Face {
  const name = card.replace(/_\d+$/, "");
  const [, kind, colour] = /^(module|bug|patch)_(.+)$/.exec(name) ?? [];
  return { kind: kind ?? name, colour: colour ?? null };
}

/** The place of a module on the table. */
export function spotOfModule(owner: unknown, module: unknown): string {
  return `module/${owner}/${module}`;
}
