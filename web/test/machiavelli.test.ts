// The board of Machiavelli: from offers to orders, from events to arrows and turns.

import { describe, expect, it } from "vitest";

import { Offers, actionsOf, order, targetsOf } from "@/games/machiavelli/sheet/offers";
import { happened, Places, planned } from "@/games/machiavelli/map/orderArrows";
import { plagueIn, sparedIn, turnOf, turnsIn } from "@/games/machiavelli/turns/turnHistory";
import {
  kindOf,
  numberOf,
  provinceOf,
  shiftsOf,
  textOf,
} from "@/games/machiavelli/sheet/unitNames";
import type {
  Command,
  Famine,
  ProvinceScenery,
  MachiavelliEvent,
  MachiavelliTypes,
  Moved,
  PossibleExpenses,
  Scenery,
  Sheet,
  TurnResolved,
  UnitView,
} from "@/games/machiavelli/types";
import { costOf } from "@/games/machiavelli/sheet/orderText";
import { middle } from "@/boards/maps/geometry";
import type { Choice, StepOf } from "@/boards/boardProps";

const ground = (id: string, x: number, y: number): ProvinceScenery => ({
  id,
  is_sea: false,
  is_port: false,
  income: 2,
  path: "",
  label: [x, y],
  letter: 10,
  lines: 1,
  unit: [x, y],
  city: [x + 10, y],
  near: [],
});

const scenery: Scenery = {
  size: [100, 100],
  provinces: [ground("pisa", 0, 0), ground("siena", 40, 0), ground("rome", 40, 40)],
  straits: [],
  powers: [],
};
const places = new Places(scenery);

const command = (unit: string, action: Command["action"], target = ""): Command => ({
  unit,
  action,
  target,
  via: false,
  retreats: [],
});
const sheet = (...orders: Command[]): Sheet => ({ orders, expenses: [], disband: [] });

const expenses: PossibleExpenses = {
  budget: 12,
  prices: { army: 6, bribe: 15 },
  income: 0,
  upkeep: 0,
  upkeep_of: {},
  transfer: [],
  assassinate: [],
  bribe: [],
  relieve: [],
  recruit: [],
};

const rows: Choice<MachiavelliTypes>[] = [
  {
    move: "submit",
    fields: {
      orders: {
        free: "orders",
        units: [
          { unit: "A pisa", advance: ["siena"], carried: ["tunis"], retreats: ["siena"] },
          { unit: "G pisa", convert: ["army"] },
        ],
      },
      expenses: { free: "expenses", ...expenses },
      disband: { free: "disband", units: [] },
    },
  },
  { move: "pass", fields: {} },
];

const moved = (source: string, target: string): Moved => ({
  event: "move",
  seat: 0,
  kind: "army",
  source,
  target,
  how: "",
  seen: null,
});
const resolved: TurnResolved = {
  event: "turn_resolved",
  turn: 1,
  season: "spring",
  year: 1454,
  conquests: [],
  retreats: 0,
  sieges: [],
  standoffs: [],
  eliminations: [],
  takers: [],
  losers: [],
  retreating: [],
  left: [],
  reached: [],
};
const famine: Famine = {
  event: "famine",
  dice: [3, 4],
  provinces: ["rome"],
  protected: ["siena"],
};
const step = (seq: number, ...events: MachiavelliEvent[]): StepOf<MachiavelliTypes> => ({
  seq,
  at: 0,
  wall: 0,
  events,
});

describe("units", () => {
  it("go by what they are and where they stand", () => {
    expect(textOf({ kind: "fleet", province: "ligurian_sea" })).toBe("F ligurian_sea");
    expect(kindOf("G rome")).toBe("garrison");
    expect(provinceOf("A rome")).toBe("rome");
  });
});

describe("offers", () => {
  const offers = new Offers(rows);

  it("come from the choices", () => {
    expect(offers.canSend).toBe(true);
    expect(offers.has("pass")).toBe(true);
    expect(offers.expenses?.budget).toBe(12);
    expect([...offers.units.keys()]).toEqual(["A pisa", "G pisa"]);
  });

  it("are none where nothing may be sent", () => {
    const none = new Offers([{ move: "ready", fields: {} }]);
    expect(none.canSend).toBe(false);
    expect(none.units.size).toBe(0);
    expect(none.expenses).toBeNull();
  });

  it("list actions that lead anywhere", () => {
    const [army, garrison] = [...offers.units.values()];
    expect(actionsOf(army!)).toEqual(["advance"]);
    expect(targetsOf(army!, "advance")).toEqual(["siena", "tunis"]);
    expect(actionsOf(garrison!)).toEqual(["convert"]);
  });

  it("become orders with the suggested retreats", () => {
    expect(order(offers.units.get("A pisa")!, "advance", "siena")).toEqual({
      unit: "A pisa",
      action: "advance",
      target: "siena",
      via: false,
      retreats: ["siena"],
    });
  });

  it.each([
    [{ expense: "transfer", to: "milan", amount: 4, note: "" }, 4],
    [{ expense: "recruit", kind: "army", city: "pisa" }, 6],
    [{ expense: "bribe", unit: "A rome", retreats: [] }, 15],
    [{ expense: "assassinate", target: "milan", amount: 12, numbers: [1, 2] }, 12],
  ] as const)("cost what they cost: %o", (expense, cost) => {
    expect(costOf(expense, offers.expenses!.prices)).toBe(cost);
  });
});

describe("arrows", () => {
  const advance = command("A pisa", "advance", "siena");

  it("lead from where a unit stands to where it goes", () => {
    const { arrows } = planned([{ seat: 0, command: advance }], places);
    expect(arrows).toMatchObject([{ kind: "advance", from: [0, 0], to: [40, 0], isFailed: false }]);
  });

  it("of helpers point at the way they help along, or at who stays", () => {
    const support = { seat: 1, command: command("A rome", "support", "A pisa") };
    const [helps] = planned([support, { seat: 0, command: advance }], places).arrows;
    expect(helps).toMatchObject({ kind: "support", seat: 1, to: middle([0, 0], [40, 0]) });
    expect(planned([support], places).arrows).toMatchObject([{ to: [0, 0] }]);
  });

  it("tell what came of orders", () => {
    const sheets = [sheet(advance), sheet(command("A rome", "support", "A pisa"))];
    const events: MachiavelliEvent[] = [
      { event: "support_cut", seat: 1, province: "rome", by: "siena", seen: null },
      {
        event: "bounced",
        seat: 0,
        kind: "army",
        source: "pisa",
        target: "siena",
        reason: "standoff",
        seen: null,
      },
      {
        event: "battle",
        province: "siena",
        attackers: [0],
        forces: [1],
        defender: 1,
        defence: 1,
        winner: null,
        result: "standoff",
        seen: null,
      },
      {
        event: "unit_eliminated",
        seat: 1,
        kind: "garrison",
        province: "rome",
        reason: "siege",
        seen: null,
      },
    ];
    const { arrows, signs } = happened(events, sheets, places);
    expect(arrows.map(({ kind, isFailed }) => [kind, isFailed])).toEqual([
      ["support", true],
      ["advance", true],
    ]);
    expect(signs.map(({ kind, at }) => [kind, at])).toEqual([
      ["battle", [40, 0]],
      ["lost", [50, 40]],
    ]);
  });

  it("need no sheets in the fog", () => {
    expect(happened([moved("pisa", "rome")], [null, null], places).arrows).toHaveLength(1);
  });
});

describe("turns", () => {
  const saved: MachiavelliEvent = { event: "orders_saved", seat: 0 };
  const ended: MachiavelliEvent = {
    event: "round_ended",
    round: 1,
    reason: "",
    winner: null,
    points: [],
    rest: 0,
  };

  it("are the steps that resolved them, the last one first", () => {
    const steps = [step(1, saved), step(2, moved("pisa", "rome"), resolved), step(5, resolved)];
    expect(turnsIn(steps).map(({ seq }) => seq)).toEqual([5, 2]);
    expect(turnOf(steps[0]!)).toBeNull();
  });

  it("part what happened from what the next season began with", () => {
    const turn = turnOf(step(3, saved, moved("pisa", "rome"), resolved, ended, famine));
    expect(turn?.events.map(({ event }) => event)).toEqual(["move"]);
    expect(turn?.after.map(({ event }) => event)).toEqual(["famine"]);
  });
});

describe("the season that follows", () => {
  const after = (...events: MachiavelliEvent[]) => turnOf(step(1, resolved, ...events));

  it("has its marks: plague where it struck, and what relief has spared", () => {
    expect(plagueIn(after({ event: "plague", roll: 6, province: "pisa" }))).toEqual(["pisa"]);
    expect(plagueIn(after({ event: "plague", roll: 2, province: null }))).toEqual([]);
    expect(plagueIn(null)).toEqual([]);
    expect(sparedIn(after(famine))).toEqual(["siena"]);
    expect(sparedIn(after())).toEqual([]);
  });
});

describe("units that stand together", () => {
  const units: UnitView[] = [
    { owner: 0, kind: "army", province: "pisa", born: 1 },
    { owner: 0, kind: "garrison", province: "pisa", born: 1 },
    { owner: 0, kind: "fleet", province: "pisa", born: 1, rank: 2 },
    { owner: 1, kind: "army", province: "rome", born: 1 },
  ];

  it("are told apart by number", () => {
    expect(units.map(textOf)).toEqual(["A pisa", "G pisa", "F2 pisa", "A rome"]);
    expect(["F2 pisa", "A12 pisa", "A pisa"].map(numberOf)).toEqual(["2", "12", ""]);
    expect(provinceOf("F2 pisa")).toBe("pisa");
    expect(kindOf("F2 pisa")).toBe("fleet");
  });

  it("stand side by side", () => {
    const shifts = shiftsOf(units);
    expect(shifts.get("A pisa")).toBeLessThan(0);
    expect(shifts.get("F2 pisa")).toBe(-shifts.get("A pisa")!);
    expect(shifts.get("A rome")).toBeCloseTo(0);
    expect(new Places(scenery, units).unit("F2 pisa")[0]).toBeGreaterThan(0);
  });

  it("draw one way when they go together", () => {
    const move = moved("pisa", "siena");
    const { arrows } = happened([move, { ...move }], [], places);
    expect(arrows).toHaveLength(1);
  });
});
