// A resolved turn of Machiavelli: its stages on the map, and the results by power.

import { describe, expect, it } from "vitest";

import { Places } from "@/games/machiavelli/map/orderArrows";
import {
  headlinesOf,
  intrusionsOf,
  lossesOf,
  ownFirst,
  resultsOf,
} from "@/games/machiavelli/turns/results";
import { drawingAt, placesOf, positionAt, stagesOf } from "@/games/machiavelli/turns/stages";
import { TurnArchive } from "@/games/machiavelli/turns/turnArchive";
import { turnsIn, type Turn } from "@/games/machiavelli/turns/turnHistory";
import type {
  Command,
  MachiavelliEvent,
  MachiavelliView,
  ProvinceScenery,
  Sheet,
  UnitView,
} from "@/games/machiavelli/types";

const seen = null;
const unit = (owner: number, kind: string, province: string): UnitView => ({
  owner,
  kind,
  province,
  born: 1,
});
const order = (unit: string, action: Command["action"], target = ""): Command => ({
  unit,
  action,
  target,
  via: false,
  retreats: [],
});
const sheet = (...orders: Command[]): Sheet => ({ orders, expenses: [], disband: [] });
const ground = (id: string, x: number): ProvinceScenery => ({
  id,
  is_sea: false,
  is_port: false,
  income: 2,
  path: "",
  label: [x, 0],
  letter: 10,
  lines: 1,
  unit: [x, 0],
  city: [x, 10],
  near: [],
});
const scenery = {
  size: [100, 100] as [number, number],
  provinces: ["pisa", "siena", "rome"].map((id, i) => ground(id, 40 * i)),
  straits: [],
  powers: [],
};

const moved = (seat: number, source: string, target: string): MachiavelliEvent => ({
  event: "move",
  seat,
  kind: "army",
  source,
  target,
  how: "advance",
  seen,
});
const captured: MachiavelliEvent = {
  event: "city_captured",
  city: "rome",
  loser: 1,
  seat: 0,
  how: "empty",
  seen,
};
const bounced: MachiavelliEvent = {
  event: "bounced",
  seat: 1,
  kind: "army",
  source: "siena",
  target: "rome",
  reason: "stronger",
  seen,
};
const retreated: MachiavelliEvent = {
  event: "retreat",
  seat: 1,
  kind: "army",
  source: "rome",
  target: "siena",
  seen,
};
const recruited: MachiavelliEvent = {
  event: "recruit",
  seat: 0,
  kind: "garrison",
  city: "pisa",
  cost: 3,
  success: true,
  reason: null,
  seen,
};
const bribed: MachiavelliEvent = {
  event: "bribe",
  payer: 0,
  victim: 1,
  kind: "army",
  province: "siena",
  cost: 15,
  success: true,
  reason: null,
  seen,
};
const income: MachiavelliEvent = { event: "income", seat: 0, cities: ["pisa"], amount: 2 };

const turn = (events: MachiavelliEvent[], after: MachiavelliEvent[] = []): Turn => ({
  seq: 5,
  turn: 1,
  season: "spring",
  year: 1454,
  events,
  after,
});
const land = (province: string, owner: number) => ({ province, owner, siege: 0, besieger: -1 });

describe("the stages of a turn", () => {
  it("are those in which something happens, after the orders", () => {
    const found = stagesOf(turn([captured, moved(0, "pisa", "rome"), recruited], [income]));
    expect(found.map(({ id }) => id)).toEqual(["orders", "money", "moves", "conquests", "season"]);
    expect(stagesOf(turn([])).map(({ id }) => id)).toEqual(["orders"]);
  });

  it("count a garrison that gives up as part of the siege", () => {
    const lost = (reason: string): MachiavelliEvent => ({
      event: "unit_eliminated",
      seat: 1,
      kind: "garrison",
      province: "rome",
      reason,
      seen,
    });
    const stages = (reason: string) => stagesOf(turn([lost(reason)])).map(({ id }) => id);
    expect(stages("siege")).toEqual(["orders", "sieges"]);
    expect(stages("no_retreat_option")).toEqual(["orders", "retreats"]);
  });

  it("change the position one after the other", () => {
    const before = {
      units: [unit(0, "army", "pisa"), unit(1, "army", "siena")],
      provinces: [land("rome", 1)],
    };
    const stages = stagesOf(turn([bribed, recruited, moved(0, "pisa", "rome"), captured]));
    const at = (stage: number) => positionAt(before, stages, stage);
    expect(at(0).units.map(({ owner, province }) => [owner, province])).toEqual([
      [0, "pisa"],
      [1, "siena"],
    ]);
    expect(at(1).units.map(({ owner, kind, province }) => [owner, kind, province])).toEqual([
      [0, "army", "pisa"],
      [0, "army", "siena"],
      [0, "garrison", "pisa"],
    ]);
    expect(at(2).units[0]).toMatchObject({ province: "rome", key: "A pisa" });
    expect(at(2).provinces[0]?.owner).toBe(1);
    expect(at(3).provinces[0]?.owner).toBe(0);
  });

  it("move units at the same time, so that a ring of units goes round", () => {
    const before = {
      units: [unit(0, "army", "pisa"), unit(0, "army", "siena")],
      provinces: [],
    };
    const events = [moved(0, "pisa", "siena"), moved(0, "siena", "pisa")];
    const { units } = positionAt(before, stagesOf(turn(events)), 1);
    expect(units.map(({ key, province }) => [key, province])).toEqual([
      ["A pisa", "siena"],
      ["A siena", "pisa"],
    ]);
  });

  it("draw the orders as planned until units move", () => {
    const units = [unit(0, "army", "pisa"), unit(1, "army", "siena")];
    const sheets = [
      sheet(order("A pisa", "advance", "rome")),
      sheet(order("A siena", "advance", "rome")),
    ];
    const stages = stagesOf(turn([recruited, moved(0, "pisa", "rome"), bounced]));
    const places = new Places(scenery, units);
    const failed = (at: number) =>
      drawingAt(stages, at, sheets, places).arrows.map(({ isFailed }) => isFailed);
    expect(failed(0)).toEqual([false, false]);
    expect(failed(2).toSorted()).toEqual([false, true]);
  });

  it("name the provinces of an event", () => {
    expect(placesOf(retreated)).toEqual(["rome", "siena"]);
    expect(placesOf(captured)).toEqual(["rome"]);
    expect(placesOf(income)).toEqual([]);
  });
});

describe("the results of a turn", () => {
  const units = [unit(0, "army", "pisa"), unit(0, "garrison", "pisa"), unit(1, "army", "siena")];
  const sheets = [
    sheet(order("A pisa", "advance", "rome")),
    sheet(order("A siena", "advance", "rome")),
  ];
  const events = [moved(0, "pisa", "rome"), bounced, captured];

  it("are by power, one's own first", () => {
    expect(resultsOf(events, sheets, units, 1).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(resultsOf(events, sheets, units, null).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("say of every order whether it came off, also of units that hold", () => {
    const [first, second] = resultsOf(events, sheets, units, 0);
    const told = first!.lines.map(({ key, success }) => [key, success]);
    expect(told.slice(0, 2)).toEqual([
      ["order A pisa", true],
      ["order G pisa", null],
    ]);
    expect(second!.lines[0]).toMatchObject({ success: false, events: [bounced] });
  });

  it("tell a conquest to both, as good and as bad news", () => {
    const [first, second] = resultsOf(events, sheets, units, 0);
    const news = (lines: typeof first) =>
      lines!.lines.filter(({ command }) => !command).map(({ success }) => success);
    expect(news(first)).toEqual([true]);
    expect(news(second)).toEqual([false]);
  });

  it("leave out powers without a sheet and without news", () => {
    expect(resultsOf([], [null, sheet()], [], 0)).toEqual([]);
  });

  it("have headlines: what changed hands and who gave way, one's own first", () => {
    const other: MachiavelliEvent = { ...captured, city: "siena", seat: 2, loser: 3 };
    expect(headlinesOf([moved(0, "pisa", "rome"), other, retreated], 1)).toEqual([
      retreated,
      other,
    ]);
    expect(headlinesOf([retreated, other], null)).toEqual([other, retreated]);
  });

  it("name what a seat lost, also when the next season begins, before everything else", () => {
    const starved = (seat: number): MachiavelliEvent => ({
      event: "unit_eliminated",
      seat,
      kind: "army",
      province: "pisa",
      reason: "famine",
      seen,
    });
    const whole = turn([captured, retreated, bribed], [income, starved(0), starved(1)]);
    expect(lossesOf(whole, 0)).toEqual([starved(0)]);
    expect(lossesOf(whole, 1)).toEqual([captured, bribed, starved(1)]);
    expect(ownFirst([starved(1), income, starved(0)], 0)).toEqual([starved(0), income, starved(1)]);
  });

  it("has an alarm for those who come before a guarded city and are still there", () => {
    const events = [
      moved(1, "rome", "siena"),
      moved(1, "siena", "pisa"),
      moved(0, "siena", "pisa"),
      moved(2, "rome", "pisa"),
    ];
    const units = [unit(0, "garrison", "pisa"), unit(1, "army", "pisa"), unit(1, "army", "siena")];
    expect(intrusionsOf(turn(events), 0, units)).toEqual([events[1]]);
    expect(intrusionsOf(turn(events), 1, units)).toEqual([]);
  });
});

describe("turns that were taken back", () => {
  const step = (seq: number, ...events: MachiavelliEvent[]) => ({ seq, at: 0, wall: 0, events });
  const resolved = (turn: number) =>
    ({ event: "turn_resolved", turn, season: "spring", year: 1454 }) as MachiavelliEvent;
  const takenBack = (step: number): MachiavelliEvent => ({ event: "taken_back", step });
  const first = [step(1), step(2, resolved(1)), step(3), step(4, resolved(2))];

  it.each([
    ["none", first, [4, 2]],
    ["the last turn", [...first, step(5, takenBack(3))], [2]],
    ["both", [...first, step(5, takenBack(1))], []],
    ["a draft of the next turn", [...first, step(5), step(6, takenBack(4))], [4, 2]],
    ["the last, resolved anew", [...first, step(5, takenBack(3)), step(6, resolved(2))], [6, 2]],
    ["the take-back itself", [...first, step(5, takenBack(3)), step(6, takenBack(4))], [4, 2]],
    ["back to before what is loaded", [step(4, resolved(2)), step(5, takenBack(1))], []],
  ])("are not told: %s", (_, steps, told) => {
    expect(turnsIn(steps).map(({ seq }) => seq)).toEqual(told);
  });

  it("leave no sheets to the turn that replaces them", async () => {
    const archive = new TurnArchive(() => Promise.resolve(null));
    const view = (round: number, ...last_sheets: Sheet[]) =>
      ({ round, last_sheets }) as unknown as MachiavelliView;
    const follow = (seen: MachiavelliView, ...steps: ReturnType<typeof step>[]) =>
      archive.follow(seen, turnsIn(steps)[0], true);
    const [old, other] = [
      sheet(order("A pisa", "hold")),
      sheet(order("A pisa", "advance", "siena")),
    ];
    const [one, undone, anew] = [step(1, resolved(1)), step(2, takenBack(0)), step(3, resolved(1))];
    expect(follow(view(1))).toBe(false);
    expect(follow(view(2, old), one)).toBe(true);
    expect(follow(view(1), one, undone)).toBe(false);
    expect(follow(view(2, other), one, undone, anew)).toBe(true);
    const [turn] = turnsIn([one, undone, anew]);
    expect((await archive.viewsOf(turn!))?.sheets).toEqual([other]);
  });
});
