// Sentences of one game in one language, with the names of one match.

import { Catalogue } from "./catalogue";
import { type Fields, fieldsOf, type Schema } from "@/model/schema";
import { MessageFormatter, type Terms } from "./messageFormatter";

export type Data = Record<string, unknown>;
export type Event = Data & { event: string };
export type Move = Data & { move: string };
export interface Moment {
  kind: string;
  seats: readonly number[];
  figures: Data;
}
type Schemas = Readonly<Record<string, Schema>>;

/** Placeholder for a field that is not chosen yet: “Attack … from …”. */
const OPEN = "…";

export class GameText {
  readonly formatter: MessageFormatter;
  readonly #told = new WeakMap<Event, string>();

  constructor(
    catalogue: Catalogue,
    readonly moves: Schemas,
    readonly events: Schemas,
    names: readonly string[] = [],
    terms: Terms = {},
  ) {
    this.formatter = new MessageFormatter(catalogue, names, terms);
  }

  /** An event as a sentence, cached: the log, the board and the announcer all ask for it. */
  event(happened: Event): string {
    const known = this.#told.get(happened);
    if (known !== undefined) return known;
    const { event, ...fields } = happened;
    const told = this.formatter.sentence(`event-${event}`, fields, fieldsOf(this.events[event]));
    this.#told.set(happened, told);
    return told;
  }

  /** An event as another message tells it, such as the log's own. */
  named(message: string, { event, ...fields }: Event): string {
    return this.formatter.sentence(message, fields, fieldsOf(this.events[event]));
  }

  move({ move, ...fields }: Move): string {
    return this.formatter.sentence(`move-${move}`, fields, this.fields(move));
  }

  /** A kind of move, whatever its fields will be: its own `verb-<move>`, or its open sentence. */
  kind(tag: string): string {
    if (this.formatter.catalogue.has(`verb-${tag}`)) return this.formatter.format(`verb-${tag}`);
    const args = Object.keys(this.fields(tag)).flatMap((name) => [
      [name, OPEN],
      [`has_${name}`, "true"],
    ]);
    return this.formatter.format(`move-${tag}`, Object.fromEntries(args));
  }

  /** The verb of a move, without its open fields: “Attack”. */
  verb(tag: string): string {
    const whole = this.kind(tag);
    const [verb = ""] = whole.split(OPEN);
    return verb.replace(/[^\p{L}\p{N})!?]+$/u, "") || whole;
  }

  /** A refusal; parameters have the types of move fields with the same name. */
  refusal(code: string, params: Data): string {
    return this.formatter.sentence(`rejected-${code}`, params, this.#types());
  }

  /** A key moment: `first` caused it, `second` suffered it, perhaps with `third`. */
  moment({ kind, seats, figures }: Moment): string {
    const [first, second, third] = seats.map((seat) => this.formatter.seat(seat));
    const shown = this.formatter.values(figures, this.#types());
    return this.formatter.format(`moment-${kind}`, {
      ...shown,
      first: first ?? "",
      second: second ?? "",
      third: third ?? "",
    });
  }

  /** Types of names outside a move: as in a move's field, or a kind of thing. */
  #types(): Fields {
    const kinds = Object.keys(this.formatter.terms).map((kind) => [kind, { ludoteca: kind }]);
    const types: Record<string, Schema> = Object.fromEntries(kinds);
    for (const move of Object.values(this.moves)) Object.assign(types, fieldsOf(move));
    return { ...types, seat: { ludoteca: "seat" } };
  }

  /** A round, by the game's own word for it: “Turn 3”, “Hand 2”. */
  round(round: number): string {
    return this.formatter.format("round", { round });
  }

  /** Why a match is over; a game may tell it differently where teams play. */
  reason(reason: string, teams: readonly number[] = []): string {
    const ofTeam = `${reason}-team`;
    const isTold = teams.length > 0 && this.formatter.catalogue.has(`reason-${ofTeam}`);
    return this.formatter.term("reason", isTold ? ofTeam : reason);
  }

  /** The fields of a kind of move, in order. */
  fields(tag: string): Fields {
    const { move: _tag, ...fields } = fieldsOf(this.moves[tag]);
    return fields;
  }
}
