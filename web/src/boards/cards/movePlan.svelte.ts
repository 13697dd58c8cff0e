// A move with a card, chosen step by step: the card, then its targets. All options come from the
// choices; the rules stay on the server.

import { admits, type Chosen, listOf, same } from "@/model/choices";
import type { Play } from "@/boards/boardProps";
import type { ChoiceRow, MoveData } from "@/net/wire";

/** An option for the next step, and its spot on the table. */
export interface Option {
  fields: Chosen;
  spot: string;
}

/** Rules of a board for choosing targets on its table. */
export interface TargetRules {
  /** Fields that are chosen together, by one spot. */
  joined: readonly (readonly string[])[];
  /** Spots of these values on the table; empty where they have none. */
  spotOf: (fields: Chosen) => string;
  /** Spot where a card is played that needs no further choice. */
  playSpotOf: (move: MoveData) => string;
  /** Values chosen apart from the card. */
  aside?: () => Chosen;
}

/** One empty set, so that nothing is drawn again while nothing is highlighted. */
const NOWHERE: ReadonlySet<string> = new Set();

export class MovePlan {
  #card = $state("");
  #chosen = $state.raw<Chosen>({});

  readonly #rows: () => readonly ChoiceRow[];
  readonly #targetRules: TargetRules;
  readonly #play: Play;

  constructor(rows: () => readonly ChoiceRow[], play: Play, targetRules: TargetRules) {
    this.#rows = rows;
    this.#play = play;
    this.#targetRules = targetRules;
  }

  /** Cards that can be played now. */
  readonly cards: ReadonlySet<string> = $derived.by(() => {
    const found = this.#rows().flatMap(({ fields }) => (fields.card ? listOf(fields.card) : []));
    return new Set(found as string[]);
  });

  /** Moves that need nothing but a button. */
  readonly bare: readonly string[] = $derived.by(() =>
    this.#rows().flatMap(({ move, fields }) => (Object.keys(fields).length ? [] : [move])),
  );

  /** The card that was taken up, whether it can be played or not. */
  get taken(): string {
    return this.#card;
  }

  /** The card that is about to be played. */
  get card(): string {
    return this.cards.has(this.#card) ? this.#card : "";
  }

  /** Remaining rows: with the chosen card, or for a decision that needs none. */
  readonly #left: readonly ChoiceRow[] = $derived.by(() => {
    const { card } = this;
    const fits = ({ fields }: ChoiceRow) =>
      card ? fields.card !== undefined && admits(fields.card, card) : isLoose(fields);
    const chosen = Object.entries({ ...this.#targetRules.aside?.(), ...this.#chosen });
    return this.#rows().filter(
      (row) =>
        fits(row) &&
        chosen.every(([name, value]) => !row.fields[name] || admits(row.fields[name], value)),
    );
  });

  /** The kind of move that is being made. */
  get kind(): string {
    return this.#left[0]?.move ?? "";
  }

  /** Options of the next step; none when everything is chosen. */
  readonly options: readonly Option[] = $derived.by(() => {
    const known = this.#known;
    for (const names of this.#steps()) {
      if (names.every((name) => name in known)) continue;
      const found = distinct(this.#left.flatMap((row) => together(row, names)));
      if (!isNothing(found)) {
        return found.map((fields) => ({ fields, spot: this.#targetRules.spotOf(fields) }));
      }
    }
    return [];
  });

  /** The fields that the next step is about. */
  get asked(): readonly string[] {
    return Object.keys(this.options[0]?.fields ?? {});
  }

  /** The move, once everything is chosen. */
  readonly move: MoveData | null = $derived.by(() => {
    const [row] = this.#left;
    return row && !this.options.length ? this.#moveOf(row) : null;
  });

  /** The move with all open fields left to the rules, where they allow that. */
  readonly moveWithDefaults: MoveData | null = $derived.by(() => {
    const row = this.#left.find(({ fields }) =>
      this.#open(fields).every((name) => admits(fields[name]!, null)),
    );
    return row && this.options.length ? this.#moveOf(row) : null;
  });

  /** Spots to continue at. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const spots = this.options.map(({ spot }) => spot).filter(Boolean);
    if (this.move) spots.push(this.#targetRules.playSpotOf(this.move));
    return spots.length ? new Set(spots) : NOWHERE;
  });

  /** Select a card; a second tap plays it as far as nothing is left to choose, and deselects one
   * that cannot be played. */
  tap(card: string): void {
    if (card !== this.#card) return this.take(card);
    const [only, ...others] = this.options;
    if (this.move) void this.carryOut();
    else if (only && !others.length) this.choose(only.fields);
    else if (!this.card) this.clear();
  }

  take(card: string): void {
    this.#card = card;
    this.#chosen = {};
  }

  clear(): void {
    this.take("");
  }

  /** Continue at a highlighted spot. */
  goOn(spot: string): void {
    const option = this.options.find((one) => one.spot === spot);
    if (option) this.choose(option.fields);
    else if (this.move && this.lit.has(spot)) void this.carryOut();
  }

  /** Choose what the next step asks for; the last step makes the move. */
  choose(fields: Chosen): void {
    this.#chosen = { ...this.#chosen, ...fields };
    if (this.move) void this.carryOut();
  }

  async carryOut(move: MoveData | null = this.move): Promise<void> {
    if (!move) return;
    this.clear();
    await this.#play(move);
  }

  get #known(): Chosen {
    return { card: this.card, ...this.#targetRules.aside?.(), ...this.#chosen };
  }

  #open(fields: ChoiceRow["fields"]): string[] {
    return Object.keys(fields).filter((name) => !(name in this.#known));
  }

  /** The names of the fields, those together that are chosen together. */
  #steps(): string[][] {
    const steps: string[][] = [];
    for (const name of Object.keys(this.#left[0]?.fields ?? {})) {
      const group = this.#targetRules.joined.find((names) => names.includes(name));
      if (!group) steps.push([name]);
      else if (group[0] === name) steps.push([...group]);
    }
    return steps;
  }

  #moveOf({ move, fields }: ChoiceRow): MoveData {
    const known = this.#known;
    const values = Object.keys(fields).map((name) => [name, known[name] ?? null]);
    return { ...Object.fromEntries(values), move };
  }
}

/** Whether a decision is due that needs no card. */
function isLoose(fields: ChoiceRow["fields"]): boolean {
  return Object.keys(fields).length > 0 && !fields.card && !fields.cards;
}

/** All combinations of these fields of a row. */
function together({ fields }: ChoiceRow, names: readonly string[]): Chosen[] {
  let found: Chosen[] = [{}];
  for (const name of names) {
    const values = fields[name] ? listOf(fields[name]) : [];
    found = found.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return found;
}

function distinct(found: Chosen[]): Chosen[] {
  return found.filter((one, i) => found.findIndex((other) => same(one, other)) === i);
}

function isNothing(found: readonly Chosen[]): boolean {
  return found.every((one) => Object.values(one).every((value) => value === null));
}
