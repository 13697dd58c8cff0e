// Orders as arrows on the map, as planned and as they came out.

import { middle, type Point } from "@/boards/maps/geometry";
import { kindOf, provinceOf, shiftsOf, textOf } from "@/games/machiavelli/sheet/unitNames";
import type {
  Command,
  MachiavelliEvent,
  Scenery,
  Sheet,
  UnitView,
} from "@/games/machiavelli/types";

export interface Arrow {
  key: string;
  kind: "advance" | "support" | "convoy" | "retreat";
  seat: number;
  from: Point;
  to: Point;
  isFailed: boolean;
}

/** A mark in one place. */
export interface Sign {
  key: string;
  kind: "hold" | "besiege" | "convert" | "battle" | "lost" | "taken";
  seat: number;
  at: Point;
}

export interface Drawing {
  arrows: Arrow[];
  signs: Sign[];
}

export const BLANK: Drawing = { arrows: [], signs: [] };

interface Given {
  seat: number;
  command: Command;
}

/** Approximate width of a unit on the map; it depends on the zoom. */
const WIDTH = 34;

/** Position of a unit on the page: garrisons in the city, others before it. */
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

/** Orders as planned. */
export function planned(given: readonly Given[], places: Places): Drawing {
  const arrows = given.flatMap(({ seat, command }): Arrow[] => {
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
  return { arrows, signs };
}

/** Orders as they came out: from the events of a turn and its opened sheets. */
export function happened(
  events: readonly MachiavelliEvent[],
  sheets: readonly (Sheet | null)[],
  places: Places,
): Drawing {
  const given = sheets.flatMap((sheet, seat) =>
    (sheet?.orders ?? []).map((command) => ({ seat, command })),
  );
  const failed = new Set(
    events
      .filter((one) => one.event === "support_cut" || one.event === "support_void")
      .map(({ province }) => province),
  );
  const helps = given.flatMap((one) =>
    helping(one, given, places, failed.has(provinceOf(one.command.unit))),
  );
  const moves = events.flatMap((event) => moving(event, places));
  const signs = events.flatMap((event) => signing(event, places));
  return { arrows: once([...helps, ...moves]), signs: once(signs) };
}

/** One arrow for units that go together. */
function once<T extends { key: string }>(drawn: readonly T[]): T[] {
  return [...new Map(drawn.map((one) => [one.key, one])).values()];
}

/** Supports and convoys point at the middle of the helped advance, or at the helped unit. */
function helping(
  { seat, command: { unit, action, target } }: Given,
  given: readonly Given[],
  places: Places,
  isFailed: boolean,
): Arrow[] {
  if (action !== "support" && action !== "convoy") return [];
  const helped = given.find(({ command }) => command.unit === target)?.command;
  const goal = places.unit(target);
  const isMoving = helped?.action === "advance";
  const to = isMoving ? middle(goal, places.province(helped.target)) : goal;
  return [{ key: `${action} ${unit}`, kind: action, seat, from: places.unit(unit), to, isFailed }];
}

/** The arrow of an advance or a retreat, successful or not. */
function moving(one: MachiavelliEvent, places: Places): Arrow[] {
  switch (one.event) {
    case "move":
    case "retreat":
    case "bounced":
    case "convoy": {
      if (one.event === "convoy" && one.success) return []; // its army tells by itself
      const { event, seat, source, target } = one;
      return [
        {
          key: `${event} ${source} ${target}`,
          kind: event === "retreat" ? "retreat" : "advance",
          seat,
          from: places.province(source),
          to: places.province(target),
          isFailed: event === "bounced" || event === "convoy",
        },
      ];
    }
    default:
      return [];
  }
}

function signing(one: MachiavelliEvent, places: Places): Sign[] {
  switch (one.event) {
    case "battle": {
      const { province } = one;
      return [
        { key: `battle ${province}`, kind: "battle", seat: -1, at: places.province(province) },
      ];
    }
    case "unit_eliminated": {
      const unit = textOf(one);
      return [{ key: `lost ${unit}`, kind: "lost", seat: one.seat, at: places.unit(unit) }];
    }
    case "city_captured": {
      const { city, seat } = one;
      return [{ key: `taken ${city}`, kind: "taken", seat, at: places.unit(`G ${city}`) }];
    }
    default:
      return [];
  }
}
