// Taps on the map of Risk: what they choose, and what they do at once.

import { describe, expect, it } from "vitest";

import { MovePlan } from "@/games/risk/turn/movePlan.svelte";
import { Orders } from "@/games/risk/turn/orders";
import type { RiskView } from "@/games/risk/types";
import type { MoveData } from "@/net/wire";

/** A plan in a phase where up to so many armies can be placed on `a` and `b`. */
function placing(phase: string, most: number) {
  const made: MoveData[] = [];
  const fields = { territory: { one_of: ["a", "b"] }, armies: { from: 1, to: most } };
  const orders = new Orders([{ move: "place", fields }]);
  const view = { phase, conquest: null, declared: null } as unknown as RiskView;
  const play = (move: MoveData) => {
    made.push(move);
    return Promise.resolve(true);
  };
  return {
    plan: new MovePlan(
      () => view,
      () => orders,
      play,
      () => 0,
    ),
    made,
  };
}

describe("a tap on a territory", () => {
  it("places a single army in the set-up, by finger and by key", () => {
    const { plan, made } = placing("setup", 1);
    plan.tap("a", [0, 0]);
    plan.tap("b");
    expect(made).toEqual([
      { move: "place", territory: "a", armies: 1 },
      { move: "place", territory: "b", armies: 1 },
    ]);
  });

  it("asks how many otherwise, and a second tap by finger places nothing", () => {
    for (const [phase, most, usual] of [
      ["setup", 5, 3],
      ["setup", 2, 2],
      ["reinforce", 5, 5],
      ["reinforce", 1, 1],
    ] as const) {
      const { plan, made } = placing(phase, most);
      plan.tap("a", [0, 0]);
      plan.tap("a", [0, 0]);
      expect(made).toEqual([]);
      expect(plan.target).toBe("a");
      plan.tap("a");
      expect(made).toEqual([{ move: "place", territory: "a", armies: usual }]);
    }
  });
});

describe("a chosen source", () => {
  const both = { one_of: ["b"] };
  const fields = { source: { one_of: ["a"] }, target: both, dice: { from: 1, to: 3 } };
  const orders = new Orders([{ move: "attack", fields }]);
  const view = { phase: "attack", conquest: null, declared: null } as unknown as RiskView;
  const plan = new MovePlan(
    () => view,
    () => orders,
    () => Promise.resolve(true),
    () => 0,
  );

  it("stays when a tap meets nothing, or itself", () => {
    plan.tap("a", [0, 0]);
    plan.tap("", [0, 0]);
    expect(plan.source).toBe("a");
    plan.tap("a", [0, 0]);
    expect(plan.source).toBe("a");
    plan.clear();
    expect(plan.source).toBe("");
  });
});

describe("the last armies of a turn", () => {
  const place = {
    move: "place",
    fields: { territory: { one_of: ["a"] }, armies: { from: 1, to: 2 } },
  };
  const confirm = { move: "confirm", fields: {} };
  const trade = { move: "trade", fields: {} };

  it("lead to the attack, unless cards can be traded or they were placed before", async () => {
    for (const [after, isPlaced] of [
      [[confirm], true],
      [[confirm, trade], false],
      [[place], false],
    ] as const) {
      const made: MoveData[] = [];
      let rows: readonly (typeof place | typeof confirm)[] = [place];
      const view = { phase: "reinforce", conquest: null, declared: null } as unknown as RiskView;
      const plan = new MovePlan(
        () => view,
        () => new Orders(rows as ConstructorParameters<typeof Orders>[0]),
        (move) => {
          made.push(move);
          return Promise.resolve(true);
        },
        () => 0,
      );
      plan.tap("a");
      plan.tap("a");
      rows = after;
      expect(plan.isPlaced).toBe(isPlaced);
      await plan.confirm();
      expect(made.map(({ move }) => move)).toEqual(["place", "confirm"]);
      expect(plan.isPlaced).toBe(false);
    }
  });
});
