// The outcome of a turn by power: every order with what became of it, and everything else.

import { kindOf, provinceOf, textOf } from "@/games/machiavelli/sheet/unitNames";
import type { Command, MachiavelliEvent, Sheet, UnitView } from "@/games/machiavelli/types";
import { placesOf } from "./stages";
import type { Turn } from "./turnHistory";

/** An order and the events that it led to, or an event by itself. */
export interface ResultLine {
  key: string;
  command: Command | null;
  events: readonly MachiavelliEvent[];
  /** Whether it came off; null where there is nothing to come off. */
  success: boolean | null;
  /** The provinces it is about. */
  places: readonly string[];
}

export interface PowerResult {
  seat: number;
  lines: readonly ResultLine[];
}

/** Events that say what became of an order, by the unit's province. */
const OUTCOMES = new Set([
  "order_invalid",
  "convoy",
  "support_cut",
  "support_void",
  "move",
  "bounced",
  "conversion",
  "siege",
]);
const FAILURES = new Set(["order_invalid", "support_cut", "support_void", "bounced"]);
const LOSSES = new Set(["unit_eliminated", "retreat", "player_eliminated", "no_orders"]);

/** The results of every power with any, the seat's own first. */
export function resultsOf(
  events: readonly MachiavelliEvent[],
  sheets: readonly (Sheet | null)[],
  units: readonly UnitView[],
  mine: number | null,
): PowerResult[] {
  const seats = sheets.map((_, seat) => seat);
  const ordered = mine === null ? seats : [mine, ...seats.filter((seat) => seat !== mine)];
  return ordered
    .map((seat) => ({ seat, lines: linesOf(seat, events, sheets[seat] ?? null, units) }))
    .filter(({ lines }) => lines.length);
}

function linesOf(
  seat: number,
  events: readonly MachiavelliEvent[],
  sheet: Sheet | null,
  units: readonly UnitView[],
): ResultLine[] {
  const used = new Set<MachiavelliEvent>();
  const own = new Set(units.filter(({ owner }) => owner === seat).map(textOf));
  const orders = (sheet?.orders ?? []).map((command) => {
    const found = events.filter((event) => isOutcome(event, seat, command));
    for (const event of found) used.add(event);
    own.delete(command.unit);
    return ordered(command, found);
  });
  const idle = sheet
    ? [...own].map((unit) =>
        ordered({ unit, action: "hold", target: "", via: false, retreats: [] }, []),
      )
    : [];
  const others = events
    .filter((event) => !used.has(event) && concerns(event, seat))
    .map((event, i) => byItself(event, seat, i));
  return [...orders, ...idle, ...others];
}

function isOutcome(event: MachiavelliEvent, seat: number, { unit }: Command): boolean {
  if (!OUTCOMES.has(event.event)) return false;
  const of = event as { seat?: number; kind?: string; before?: string; province?: string } & {
    source?: string;
    city?: string;
  };
  const kind = of.kind ?? of.before;
  return (
    of.seat === seat &&
    (of.source ?? of.province ?? of.city) === provinceOf(unit) &&
    (kind === undefined || kind === kindOf(unit))
  );
}

function ordered(command: Command, events: readonly MachiavelliEvent[]): ResultLine {
  const target = { advance: [command.target], support: [provinceOf(command.target)] };
  const helped = { ...target, convoy: target.support } as Record<string, string[] | undefined>;
  return {
    key: `order ${command.unit}`,
    command,
    events,
    success: successOf(command, events),
    places: [
      ...new Set([provinceOf(command.unit), ...(helped[command.action] ?? [])]),
      ...events.flatMap(placesOf),
    ],
  };
}

function successOf({ action }: Command, events: readonly MachiavelliEvent[]): boolean | null {
  const isFailed = events.some(
    (one) => FAILURES.has(one.event) || ("success" in one && one.success === false),
  );
  if (isFailed) return false;
  return action === "hold" ? null : true;
}

/** Whom an event is about, apart from the orders on the sheet. */
function concerns(event: MachiavelliEvent, seat: number): boolean {
  switch (event.event) {
    case "battle":
    case "turn_resolved":
      return false;
    case "transfer":
      return event.sender === seat || event.recipient === seat;
    case "assassination":
      return event.attacker === seat || event.target === seat;
    case "assassination_effect":
      return event.victim === seat;
    case "bribe":
      return event.payer === seat || (event.success && event.victim === seat);
    case "city_captured":
      return event.seat === seat || event.loser === seat;
    case "siege":
      return event.seat === seat || event.owner === seat;
    default:
      return (event as { seat?: number }).seat === seat;
  }
}

function byItself(event: MachiavelliEvent, seat: number, i: number): ResultLine {
  return {
    key: `${event.event} ${i}`,
    command: null,
    events: [event],
    success: gainOf(event, seat),
    places: placesOf(event),
  };
}

/** Whether an event is good or bad news for a seat. */
function gainOf(event: MachiavelliEvent, seat: number): boolean | null {
  if (LOSSES.has(event.event)) return false;
  switch (event.event) {
    case "city_captured":
      return event.seat === seat;
    case "siege":
      return event.seat === seat ? null : event.stage === "lifted";
    case "bribe":
      return event.payer === seat ? event.success : false;
    case "assassination":
      return event.attacker === seat ? event.success : event.success ? false : null;
    case "transfer":
    case "recruit":
    case "famine_relief":
      return event.success;
    default:
      return null;
  }
}

const HEADLINES = ["player_eliminated", "city_captured", "retreat", "unit_eliminated"];

/** What a summary of a turn names: what changed hands, who gave way, who is gone; own things first. */
export function headlinesOf(
  events: readonly MachiavelliEvent[],
  mine: number | null,
): MachiavelliEvent[] {
  const found = HEADLINES.flatMap((kind) => events.filter(({ event }) => event === kind));
  const isMine = (event: MachiavelliEvent) => mine !== null && concerns(event, mine);
  return [...found.filter(isMine), ...found.filter((event) => !isMine(event))];
}

/** Whether a seat loses a unit, a city or everything by an event. */
function isLoss(event: MachiavelliEvent, seat: number): boolean {
  switch (event.event) {
    case "unit_eliminated":
    case "player_eliminated":
      return event.seat === seat;
    case "city_captured":
      return event.loser === seat;
    case "bribe":
      return event.success && event.victim === seat;
    default:
      return false;
  }
}

/** Losses of a seat in a turn and at the start of the next season. */
export function lossesOf({ events, after }: Turn, seat: number): MachiavelliEvent[] {
  return [...events, ...after].filter((event) => isLoss(event, seat));
}

/** Others' armies and fleets that have come in a turn and stand before the seat's garrisons. */
export function intrusionsOf(
  { events }: Turn,
  seat: number,
  units: readonly UnitView[],
): MachiavelliEvent[] {
  const guarded = new Set(
    units
      .filter(({ owner, kind }) => owner === seat && kind === "garrison")
      .map(({ province }) => province),
  );
  return events.filter(
    (event) =>
      (event.event === "move" || event.event === "retreat") &&
      event.seat !== seat &&
      guarded.has(event.target) &&
      units.some(({ owner, province }) => owner === event.seat && province === event.target),
  );
}

/** One's own losses first, then what concerns oneself, then the others. */
export function ownFirst(
  events: readonly MachiavelliEvent[],
  mine: number | null,
): MachiavelliEvent[] {
  if (mine === null) return [...events];
  const rank = (event: MachiavelliEvent) =>
    isLoss(event, mine) ? 0 : concerns(event, mine) ? 1 : 2;
  return events.toSorted((a, b) => rank(a) - rank(b));
}

/** The seat that an event is about; -1 for none. */
export function seatOf(event: MachiavelliEvent): number {
  return (event as { seat?: number }).seat ?? -1;
}
