// Strokes: orders as arrows on the map, as they are planned and as they came out.

import type { GameEvent } from "@/net/wire";
import { middle, type Point } from "@/boards/maps/geometry";
import { kindOf, provinceOf, shiftsOf, textOf } from "@/games/machiavelli/sheet/unitNames";
import type { Command, Kind, Scenery, Sheet, UnitView } from "@/games/machiavelli/view";

export interface Stroke {
  key: string;
  kind: "advance" | "support" | "convoy" | "retreat";
  seat: number;
  from: Point;
  to: Point;
  isFailed: boolean;
}

/** Something that happens in one place. */
export interface Sign {
  key: string;
  kind: "hold" | "besiege" | "convert" | "battle" | "lost" | "taken";
  seat: number;
  at: Point;
}

export interface Drawing {
  strokes: Stroke[];
  signs: Sign[];
}

export const BLANK: Drawing = { strokes: [], signs: [] };

interface Given {
  seat: number;
  command: Command;
}

/** How wide a unit is on the map, more or less: it depends on how near one looks. */
const WIDTH = 34;

/** Where a unit stands on the page: garrisons in the city, others before it. */
export class Places {
  readonly #grounds: ReadonlyMap<string, Scenery["provinces"][number]>;
  readonly #shifts: ReadonlyMap<string, number>;

  constructor({ provinces }: Scenery, units: readonly UnitView[] = []) {
    this.#grounds = new Map(provinces.map((ground) => [ground.id, ground]));
    this.#shifts = shiftsOf(units);
  }

  province(id: string): Point {
    return this.#grounds.get(id)?.unit ?? [0, 0];
  }

  unit(text: string): Point {
    const ground = this.#grounds.get(provinceOf(text));
    if (kindOf(text) === "garrison" && ground?.city) return ground.city;
    const [x, y] = ground?.unit ?? [0, 0];
    return [x + WIDTH * (this.#shifts.get(text) ?? 0), y];
  }
}

/** Orders as somebody means them. */
export function planned(given: readonly Given[], places: Places): Drawing {
  const strokes = given.flatMap(({ seat, command }): Stroke[] => {
    const { unit, action, target } = command;
    const from = places.unit(unit);
    if (action === "advance") {
      const to = places.province(target);
      return [{ key: `advance ${unit}`, kind: "advance", seat, from, to, isFailed: false }];
    }
    return helping({ seat, command }, given, places, false);
  });
  const signs = given.flatMap(({ seat, command: { unit, action } }): Sign[] =>
    action === "hold" || action === "besiege" || action === "convert"
      ? [{ key: `${action} ${unit}`, kind: action, seat, at: places.unit(unit) }]
      : [],
  );
  return { strokes, signs };
}

/** What came of them: from the events of a turn, and the sheets that were opened then. */
export function happened(
  events: readonly GameEvent[],
  sheets: readonly (Sheet | null)[],
  places: Places,
): Drawing {
  const given = sheets.flatMap((sheet, seat) =>
    (sheet?.orders ?? []).map((command) => ({ seat, command })),
  );
  const failed = new Set(events.filter(isVoidSupport).map(({ province }) => String(province)));
  const helps = given.flatMap((one) =>
    helping(one, given, places, failed.has(provinceOf(one.command.unit))),
  );
  const moves = events.flatMap((event) => moving(event, places));
  const signs = events.flatMap((event) => signing(event, places));
  return { strokes: once([...helps, ...moves]), signs: once(signs) };
}

/** Units that go together from one place to another draw one way. */
function once<T extends { key: string }>(drawn: readonly T[]): T[] {
  return [...new Map(drawn.map((one) => [one.key, one])).values()];
}

function isVoidSupport({ event }: GameEvent): boolean {
  return event === "support_cut" || event === "support_void";
}

/** Supports and convoys point at the way that they help along, or at who stays. */
function helping(
  { seat, command: { unit, action, target } }: Given,
  given: readonly Given[],
  places: Places,
  isFailed: boolean,
): Stroke[] {
  if (action !== "support" && action !== "convoy") return [];
  const helped = given.find(({ command }) => command.unit === target)?.command;
  const goal = places.unit(target);
  const isMoving = helped?.action === "advance";
  const to = isMoving ? middle(goal, places.province(helped.target)) : goal;
  return [{ key: `${action} ${unit}`, kind: action, seat, from: places.unit(unit), to, isFailed }];
}

/** The fields of the events that are drawn; each has those that it needs. */
interface Told {
  event: string;
  seat: number;
  kind: Kind;
  source: string;
  target: string;
  province: string;
  city: string;
  success: boolean;
}

const MOVING: Record<string, Stroke["kind"]> = {
  move: "advance",
  bounced: "advance",
  retreat: "retreat",
};

function moving(happened: GameEvent, places: Places): Stroke[] {
  const { event, seat, source, target, success } = happened as unknown as Told;
  const isStranded = event === "convoy" && success === false;
  const kind = isStranded ? "advance" : MOVING[event];
  if (!kind) return [];
  const [from, to] = [places.province(source), places.province(target)];
  const isFailed = event === "bounced" || isStranded;
  return [{ key: `${event} ${source} ${target}`, kind, seat, from, to, isFailed }];
}

function signing(happened: GameEvent, places: Places): Sign[] {
  const { event, seat, province, city, kind } = happened as unknown as Told;
  switch (event) {
    case "battle":
      return [
        { key: `battle ${province}`, kind: "battle", seat: -1, at: places.province(province) },
      ];
    case "unit_eliminated": {
      const text = textOf({ kind, province });
      return [{ key: `lost ${text}`, kind: "lost", seat, at: places.unit(text) }];
    }
    case "city_captured":
      return [{ key: `taken ${city}`, kind: "taken", seat, at: places.unit(`G ${city}`) }];
    default:
      return [];
  }
}
