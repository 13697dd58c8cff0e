// Choosing on the map of Risk, from the choices the server sends.

import { describe, expect, it } from "vitest";

import { beside, nearest } from "@/boards/maps/geometry";
import { isAround, ways } from "@/games/risk/map/wraparound";
import { battleOf, lostPairs } from "@/games/risk/battle/lastStep";
import { moveOf, Orders } from "@/games/risk/turn/orders";
import type { DiceRolled, Land, Scenery } from "@/games/risk/types";
import type { ChoiceRow } from "@/net/wire";
import { decimalsOf, labelled, ticksFor } from "@/table/after/analysis/scales";

const ATTACKS: ChoiceRow[] = [
  { move: "end_attack", fields: {} },
  {
    move: "attack",
    fields: { source: { is: "a" }, target: { one_of: ["b", "c"] }, dice: { from: 1, to: 3 } },
  },
  {
    move: "blitz",
    fields: { source: { is: "a" }, target: { one_of: ["b", "c"] }, keep: { from: 1, to: 5 } },
  },
];

describe("orders", () => {
  it("tell where armies set out from and where they may go", () => {
    const orders = new Orders(ATTACKS);
    expect([...orders.sources]).toEqual(["a"]);
    expect([...orders.targets("a")]).toEqual(["b", "c"]);
    expect([...orders.targets("b")]).toEqual([]);
    expect(orders.spots.size).toBe(0);
  });

  it("become moves with a number", () => {
    const orders = new Orders(ATTACKS);
    const attack = orders.between("a", "c")!;
    expect(attack.span).toEqual({ from: 1, to: 3 });
    expect(moveOf(attack, 2)).toEqual({ move: "attack", source: "a", target: "c", dice: 2 });
    const blitz = orders.between("a", "b", true)!;
    expect(moveOf(blitz, 1)).toEqual({ move: "blitz", source: "a", target: "b", keep: 1 });
    expect(orders.between("b", "a")).toBeNull();
  });

  it("put things on territories", () => {
    const orders = new Orders([{ move: "claim", fields: { territory: { one_of: ["a"] } } }]);
    expect(moveOf(orders.on("a")!, 1)).toEqual({ move: "claim", territory: "a" });
    expect(orders.on("b")).toBeNull();
  });
});

const land = (id: string, x: number, y: number): Land => ({
  id,
  path: "",
  label: [x, y],
  radius: 10,
  symbol: "infantry",
  neighbours: [],
});
const LANDS = [
  land("west", 0, 50),
  land("middle", 50, 50),
  land("east", 100, 60),
  land("north", 50, 0),
];

describe("the map", () => {
  it("takes a tap for the nearest badge within reach", () => {
    expect(nearest(LANDS, [45, 45], 20)?.id).toBe("middle");
    expect(nearest(LANDS, [25, 90], 20)).toBeNull();
  });

  it("is walked by arrow keys", () => {
    expect(beside(LANDS, LANDS[0]!, "ArrowRight")?.id).toBe("middle");
    expect(beside(LANDS, LANDS[1]!, "ArrowRight")?.id).toBe("east");
    expect(beside(LANDS, LANDS[1]!, "ArrowUp")?.id).toBe("north");
    expect(beside(LANDS, LANDS[2]!, "ArrowRight")).toBeNull();
  });

  it("has ways that lead around the world", () => {
    const routes: Scenery["routes"] = [
      { between: ["west", "east"], path: "M10 5L0.0 5M90 5L100.0 5" },
      { between: ["middle", "east"], path: "M50 5L90 5" },
    ];
    const land = (id: string, ...neighbours: string[]) =>
      ({ id, neighbours }) as unknown as Scenery["territories"][number];
    const scenery: Scenery = {
      size: [100, 60],
      territories: [
        land("west", "east"),
        land("east", "west", "middle"),
        land("middle", "east", "south"),
        land("south", "middle"),
      ],
      routes,
      continents: [],
      frontiers: "",
      land: "",
      odds: [],
    };
    expect(isAround(scenery, "east", "west")).toBe(true);
    expect(isAround(scenery, "east", "middle")).toBe(false);
    expect(isAround(scenery, "south", "west")).toBe(true);
    expect(isAround(scenery, "south", "east")).toBe(false);
    expect(isAround(scenery, "south", "nowhere")).toBe(false);
    expect(ways([10, 5], [90, 5], 0, 100)).toHaveLength(2);
  });
});

const roll = (
  attack: number[],
  defence: number[],
  attackerLosses: number,
  defenderLosses: number,
): DiceRolled => ({
  event: "dice_rolled",
  attack,
  defence,
  attacker_losses: attackerLosses,
  defender_losses: defenderLosses,
  seat: 0,
  defender: 1,
  source: "a",
  target: "b",
});

describe("news", () => {
  it("add up the losses of a battle and keep its last dice", () => {
    const battle = battleOf([roll([6, 5], [4], 0, 1), roll([2, 1], [3], 1, 0)])!;
    expect(battle).toMatchObject({
      rolls: 2,
      attackerLosses: 1,
      defenderLosses: 1,
      attack: [2, 1],
    });
  });

  it("mark the dice that lost", () => {
    expect(lostPairs(roll([6, 3, 1], [5, 5], 1, 1))).toEqual([false, true]);
  });
});

describe("charts", () => {
  it("stand beside round numbers that reach zero and all values", () => {
    const decimals = (...values: number[]) => decimalsOf(ticksFor(values));
    expect([
      decimals(7, 14),
      decimals(0.1, 0.4),
      decimals(-0.04, 0.11),
      decimals(0, 0.005),
    ]).toEqual([0, 1, 2, 3]);
    expect(ticksFor([7, 14])).toEqual([0, 5, 10, 15]);
    expect(ticksFor([-2, 3])).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(ticksFor([0, 0])).toEqual([0, 1]);
    expect(ticksFor([0, 42])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksFor([1, 2])).toEqual([0, 1, 2]);
    expect(ticksFor([0.1, 0.4])).toEqual([0, 0.1, 0.2, 0.30000000000000004, 0.4]);
    const rounds = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(labelled(rounds(1))).toEqual([0]);
    expect(labelled(rounds(7))).toEqual([0, 2, 4, 6]);
    expect(labelled(rounds(41))).toEqual([0, 8, 16, 24, 32, 40]);
    expect(labelled([0, 0, 1])).toEqual([0, 2]);
  });
});
