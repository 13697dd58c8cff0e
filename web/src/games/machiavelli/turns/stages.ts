// The stages in which a resolved turn is shown: orders, money, supports, battles and so on.

import { happened, planned, type Drawing, type Places } from "@/games/machiavelli/map/orderArrows";
import { textOf } from "@/games/machiavelli/sheet/unitNames";
import type {
  MachiavelliEvent,
  MachiavelliView,
  ProvinceView,
  Sheet,
  UnitView,
} from "@/games/machiavelli/types";
import type { Turn } from "./turnHistory";

export const STAGES = [
  "orders",
  "money",
  "supports",
  "battles",
  "moves",
  "retreats",
  "sieges",
  "conquests",
  "words",
  "season",
] as const;

export type StageId = (typeof STAGES)[number];

/** Events of units and payments by stage; everything after the resolution is the season's. */
const STAGE_OF: Readonly<Record<string, StageId>> = {
  order_invalid: "orders",
  no_orders: "orders",
  transfer: "money",
  assassination: "money",
  assassination_effect: "money",
  bribe: "money",
  famine_relief: "money",
  recruit: "money",
  convoy: "supports",
  support_cut: "supports",
  support_void: "supports",
  battle: "battles",
  move: "moves",
  bounced: "moves",
  conversion: "moves",
  retreat: "retreats",
  unit_eliminated: "retreats",
  siege: "sieges",
  pact_kept: "words",
  pact_broken: "words",
  pact_void: "words",
};

/** A garrison that gives up does so in the siege; other units are lost when they must retreat. */
function stageOf(event: MachiavelliEvent): StageId {
  if (event.event === "unit_eliminated" && event.reason === "siege") return "sieges";
  return STAGE_OF[event.event] ?? "conquests";
}

export interface Stage {
  id: StageId;
  events: readonly MachiavelliEvent[];
}

/** A unit with a key that stays the same while it moves. */
export type MovingUnit = UnitView & { key?: string };

/** The stages of a turn in which something happens; the orders come first in any case. */
export function stagesOf(turn: Turn): Stage[] {
  const found = new Map<StageId, MachiavelliEvent[]>(STAGES.map((id) => [id, []]));
  for (const event of turn.events) found.get(stageOf(event))!.push(event);
  found.get("season")!.push(...turn.after);
  return STAGES.map((id) => ({ id, events: found.get(id)! })).filter(
    ({ id, events }) => id === "orders" || events.length,
  );
}

/** The orders on the map at a stage: as planned until units move, then as they came out. */
export function drawingAt(
  stages: readonly Stage[],
  at: number,
  sheets: readonly (Sheet | null)[],
  places: Places,
): Drawing {
  const shown = stages.slice(0, at + 1);
  const events = shown.flatMap((stage) => stage.events);
  const outcome = happened(events, sheets, places);
  const isSettled = shown.some(({ id }) => STAGES.indexOf(id) >= STAGES.indexOf("moves"));
  if (isSettled || !stages.slice(at + 1).some(({ id }) => id === "moves")) return outcome;
  const given = sheets.flatMap((sheet, seat) =>
    (sheet?.orders ?? []).map((command) => ({ seat, command })),
  );
  const plan = planned(given, places);
  const failed = new Set(outcome.arrows.filter((one) => one.isFailed).map(({ key }) => key));
  return {
    arrows: plan.arrows.map((one) => ({ ...one, isFailed: failed.has(one.key) })),
    signs: [...plan.signs, ...outcome.signs],
  };
}

interface Position {
  units: readonly MovingUnit[];
  provinces: readonly ProvinceView[];
}

/** The position before a turn with the events up to a stage. */
export function positionAt(
  before: Pick<MachiavelliView, "units" | "provinces">,
  stages: readonly Stage[],
  at: number,
): Position {
  let position: Position = {
    units: before.units.map((unit) => ({ ...unit, key: textOf(unit) })),
    provinces: before.provinces,
  };
  for (const { events } of stages.slice(0, at + 1))
    for (const group of grouped(events)) position = after(position, group);
  return position;
}

/** Moves happen at the same time, everything else one by one. */
function grouped(events: readonly MachiavelliEvent[]): (readonly MachiavelliEvent[])[] {
  const moves = events.filter(({ event }) => event === "move");
  const others = events.filter(({ event }) => event !== "move").map((one) => [one]);
  return moves.length ? [moves, ...others] : others;
}

type Named = { seat: number; kind: string; source: string };

function after({ units, provinces }: Position, events: readonly MachiavelliEvent[]): Position {
  const taken = new Set<MovingUnit>();
  const find = ({ seat, kind, source }: Named) =>
    units.find(
      (unit) =>
        !taken.has(unit) && unit.owner === seat && unit.kind === kind && unit.province === source,
    );
  const changed = new Map<MovingUnit, MovingUnit | null>();
  const added: MovingUnit[] = [];
  let owned = provinces;
  const change = (unit: MovingUnit | undefined, to: Partial<UnitView> | null) => {
    if (!unit) return;
    taken.add(unit);
    changed.set(unit, to && { ...unit, ...to });
  };
  for (const one of events) {
    switch (one.event) {
      case "move":
      case "retreat":
        change(find(one), { province: one.target, rank: 1 });
        break;
      case "unit_eliminated":
        change(find({ ...one, source: one.province }), null);
        break;
      case "conversion":
        if (one.success)
          change(find({ seat: one.seat, kind: one.before, source: one.province }), {
            kind: one.after,
          });
        break;
      case "bribe":
        if (one.success)
          change(find({ seat: one.victim, kind: one.kind, source: one.province }), {
            owner: one.payer,
          });
        break;
      case "recruit":
        if (one.success) added.push(recruited(one));
        break;
      case "siege":
        owned = owned.map((land) =>
          land.province === one.city
            ? { ...land, siege: one.stage === "lifted" ? 0 : one.counter, besieger: one.seat }
            : land,
        );
        break;
      case "city_captured":
        owned = owned.map((land) =>
          land.province === one.city ? { ...land, owner: one.seat, siege: 0 } : land,
        );
    }
  }
  const moved = units.flatMap((unit) => (changed.has(unit) ? (changed.get(unit) ?? []) : unit));
  return { units: [...moved, ...added], provinces: owned };
}

function recruited({
  seat,
  kind,
  city,
}: Extract<MachiavelliEvent, { event: "recruit" }>): MovingUnit {
  return { owner: seat, kind, province: city, born: 0, key: `new ${kind} ${city}` };
}

/** The provinces that an event is about. */
export function placesOf(event: MachiavelliEvent): string[] {
  const { province, source, target, city, route } = event as Record<string, unknown>;
  const named = [province, source, target, city].filter((one) => typeof one === "string");
  return [...named, ...(Array.isArray(route) ? (route as string[]) : [])];
}
