// The log as groups of lines, one for each turn, with runs of the same event folded into one line.
//
// A game may tell an event in the log differently: by `log-<event>`, which leaves it out where it is
// empty, and by `log-many-<event>` for several in a row of one seat from and to the same places,
// where numbers are added up and other values are listed.

import { fieldsOf } from "@/model/schema";
import type { GameEvent, PastStep } from "@/net/wire";
import type { GameText } from "./gameText";

export interface Line {
  /** Unique key. */
  key: string;
  /** Number of steps at that time. */
  seq: number;
  text: string;
  times: number;
}

export interface Group {
  key: string;
  /** The step it begins with. */
  seq: number;
  /** The round; empty for what stands before all of them. */
  heading: string;
  /** Whose turn it is, where it is one seat's. */
  seat: number | null;
  /** Whether it is the set-up, before the first round. */
  isSetUp: boolean;
  lines: Line[];
}

/** An event with its place in the log. */
interface Told {
  key: string;
  seq: number;
  event: GameEvent;
  text: string;
}

/** Cache: a step is always told the same. */
const known = new WeakMap<GameText, WeakMap<PastStep, Told[]>>();

/** From this length on, a run of equal lines is folded, as with the strokes of a drawing. */
const OFTEN = 4;
/** Fields that several events have to share to be told as one. */
const SHARED = ["seat", "source", "target"];
const ROUND = "round_started";
const TURN = "turn_started";

export function logGroups(steps: readonly PastStep[], gameText: GameText): Group[] {
  const cache = known.get(gameText) ?? new WeakMap<PastStep, Told[]>();
  known.set(gameText, cache);
  const events = steps.flatMap((step) => {
    const found = cache.get(step) ?? tell(step, gameText);
    cache.set(step, found);
    return found;
  });
  return split(events).flatMap((part) => {
    const group = groupOf(part, gameText);
    return group.heading || group.lines.length ? [group] : [];
  });
}

function tell({ seq, events }: PastStep, gameText: GameText): Told[] {
  const { catalogue } = gameText.formatter;
  return events.map((event, i) => {
    const own = `log-${event.event}`;
    const text = catalogue.has(own) ? gameText.named(own, event) : gameText.event(event);
    return { key: `${seq} ${i}`, seq, event, text: text.trim() };
  });
}

/** The events of each round. */
function split(events: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const one of events) {
    if (!found.length || one.event.event === ROUND) found.push([]);
    found.at(-1)!.push(one);
  }
  return found;
}

function groupOf(events: readonly Told[], gameText: GameText): Group {
  const [first] = events;
  const isRound = first!.event.event === ROUND;
  const turn = events.find(({ event }) => event.event === TURN)?.event.seat;
  const rest = (isRound ? events.slice(1) : events).filter(({ text }) => text);
  return {
    key: first!.key,
    seq: first!.seq,
    heading: isRound ? first!.text : "",
    seat: typeof turn === "number" ? turn : null,
    isSetUp: isRound && first!.event.round === 0,
    lines: runs(rest).flatMap((run) => linesOf(run, gameText)),
  };
}

function runs(events: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const one of events) {
    const last = found.at(-1)?.[0]?.event;
    if (last && isSame(last, one.event)) found.at(-1)!.push(one);
    else found.push([one]);
  }
  return found;
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  return one.event === other.event && SHARED.every((field) => one[field] === other[field]);
}

/** The lines of a run: one for all of it, or one each, of which equal ones are counted. */
function linesOf(run: readonly Told[], gameText: GameText): Line[] {
  const { event, key, seq } = run.at(-1)!;
  const message = `log-many-${event.event}`;
  if (run.length > 1 && gameText.formatter.catalogue.has(message))
    return [{ key, seq, text: together(message, run, gameText), times: 1 }];
  const texts = [...new Set(run.map(({ text }) => text))];
  if (run.length >= OFTEN && texts.length === 1)
    return [{ key, seq, text: texts[0]!, times: run.length }];
  return run.map((one) => ({ key: one.key, seq: one.seq, text: one.text, times: 1 }));
}

function together(message: string, run: readonly Told[], { formatter, events }: GameText): string {
  const { event: tag, ...fields } = run[0]!.event;
  const schema = fieldsOf(events[tag]);
  const all = Object.keys(fields).map((name) => {
    const values = run.map(({ event }) => event[name]);
    const shown = values.map((value) => formatter.values({ [name]: value }, schema)[name]!);
    const areNumbers = !SHARED.includes(name) && shown.every((value) => typeof value === "number");
    const sum = areNumbers ? shown.reduce((total, value) => Number(total) + Number(value), 0) : "";
    return [name, areNumbers ? sum : [...new Set(shown)].join(", ")];
  });
  return formatter.format(message, { ...Object.fromEntries(all), count: run.length });
}
