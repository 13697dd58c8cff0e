// Agreements of a view: which are whose, and which moves answer them.

import type { MachiavelliView, Pact, TermsHints } from "@/games/machiavelli/types";
import type { ChoiceRow } from "@/net/wire";

export type Answer = "accept" | "decline" | "withdraw" | "renounce";
const ANSWERS: readonly Answer[] = ["accept", "decline", "withdraw", "renounce"];
const ALIVE = ["open", "agreed"];

/** Open proposals to the reader. */
export function proposalsTo({ pacts, seat }: MachiavelliView): Pact[] {
  return pacts.filter(({ state, to }) => state === "open" && to === seat);
}

/** What may be proposed now; `null` for nothing. */
export function hintsIn(choices: readonly ChoiceRow[]): TermsHints | null {
  const row = choices.find(({ move }) => move === "propose");
  const terms = row?.fields.terms;
  return terms && "free" in terms ? (terms as unknown as TermsHints) : null;
}

/** The answers that may be given to a pact now. */
export function answersTo(pact: Pact, seat: number, choices: readonly ChoiceRow[]): Answer[] {
  const other = otherOf(pact, seat);
  return ANSWERS.filter((move) =>
    choices.some(
      (row) => row.move === move && is(row, "other", other) && is(row, "number", pact.number),
    ),
  );
}

function is(row: ChoiceRow, field: string, value: number): boolean {
  const leaf = row.fields[field];
  return leaf !== undefined && "is" in leaf && leaf.is === value;
}

export function otherOf({ by, to }: Pact, seat: number | null): number {
  return by === seat ? to : by;
}

/** Those of a seat with another (or all), what waits or is in force first, then the latest. */
export function pactsWith(view: MachiavelliView, partner: number | null): Pact[] {
  const found = view.pacts.filter(
    ({ by, to }) => partner === null || by === partner || to === partner,
  );
  return found.sort(
    (one, other) =>
      Number(ALIVE.includes(other.state)) - Number(ALIVE.includes(one.state)) ||
      Number(other.state === "open") - Number(one.state === "open") ||
      other.number - one.number,
  );
}

export type Mark = "agreed" | "broken" | null;

/** How a seat stands with the reader: an agreement in force, or a word that it broke last. */
export function markOf(view: MachiavelliView, seat: number): Mark {
  const own = view.pacts.filter(({ by, to }) => by === seat || to === seat);
  if (view.over || seat === view.seat) return null;
  if (own.some(({ state }) => state === "agreed")) return "agreed";
  const ended = own.filter(({ state }) => state === "kept" || state === "broken");
  const last = ended.reduce<Pact | null>((a, b) => (a && a.ended > b.ended ? a : b), null);
  return last?.breakers.includes(seat) ? "broken" : null;
}
