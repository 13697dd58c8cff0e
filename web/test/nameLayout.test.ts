// Names on the map of Risk cover neither badges nor each other.

import { describe, expect, it } from "vitest";

import { around, overlap, placeNames } from "@/games/risk/map/nameLayout";

const SIZES = { letter: 12, badge: 30, size: [400, 300] } as const;

describe("names of territories", () => {
  it("stand below their badges where there is room, long ones in two lines", () => {
    const [name] = placeNames([{ name: "Northwest Territory", label: [200, 100] }], [], SIZES);
    expect(name!.lines).toEqual(["Northwest", "Territory"]);
    expect(name!.anchor).toBe("middle");
    expect(name!.at[0]).toBeCloseTo(200);
    expect(name!.at[1]).toBeGreaterThan(115);
  });

  it("go elsewhere when a badge or a plaque is in the way", () => {
    const lands = [
      { name: "Alaska", label: [200, 100] },
      { name: "Alberta", label: [200, 130] },
    ] as const;
    const [above, below] = placeNames(lands, [], SIZES);
    expect(above!.at[1]).toBeLessThan(100);
    expect(below!.at[1]).toBeGreaterThan(130);
    const plaque = around([200, 80], 120, 20);
    expect(placeNames(lands, [plaque], SIZES)[0]!.anchor).not.toBe("middle");
  });

  it("stay on the map", () => {
    const [name] = placeNames([{ name: "Kamchatka", label: [200, 290] }], [], SIZES);
    expect(name!.at[1]).toBeLessThan(290);
  });

  it("are measured by the area that boxes share", () => {
    expect(overlap(around([0, 0], 10, 10), around([5, 5], 10, 10))).toBe(25);
    expect(overlap(around([0, 0], 10, 10), around([20, 0], 10, 10))).toBe(0);
  });
});
