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

/** The message that says what a card does; wildcards and universal ones have their own. */
export function effectOf(card: string): string {
  const { kind, colour } = faceOf(card);
  return colour === "multicolor" ? `effect-${kind}_multicolor` : `effect-${kind}`;
}

/** All faces by kind, with the number of cards that show each. */
export const FACES: readonly (readonly [card: string, count: number])[] = [
  ...MODULES.map((module) => [`module_${module}`, module === "multicolor" ? 1 : 5] as const),
  ...MODULES.map((module) => [`bug_${module}`, module === "multicolor" ? 1 : 4] as const),
  ...MODULES.map((module) => [`patch_${module}`, 4] as const),
  ["op_architect_change", 3],
  ["op_recruit_ace", 3],
  ["op_internal_phishing", 2],
  ["op_end_year_party", 1],
  ["op_project_swap", 1],
];

/** The place of a module on the table. */
export function spotOfModule(owner: unknown, module: unknown): string {
  return `module/${owner}/${module}`;
}
