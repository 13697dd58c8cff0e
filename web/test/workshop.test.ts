// The scenario editor: the effect of placing and removing on a document.

import { describe, expect, it } from "vitest";

import {
  NOBODY,
  painted,
  provincesOf,
  type Scenario,
  scenarioOf,
  unitsShown,
  withCities,
  withNewPower,
  withoutPower,
} from "@/games/machiavelli/workshop/scenario";

const power = (id: string, provinces: string[], units: string[]) => ({ id, provinces, units });
const scenario = scenarioOf({
  map: "italy",
  powers: [power("venice", ["venice"], ["A venice", "G venice"]), power("milan", ["milan"], [])],
  cities_to_win: { 3: 5 },
});
const unitsOf = ({ powers }: Scenario) => powers.map(({ units }) => units);

describe("placing things", () => {
  it("gives a province to one power only, and takes it back", () => {
    const taken = painted(scenario, "land", "venice", 1);
    expect(taken.powers.map(({ provinces }) => provinces)).toEqual([[], ["milan", "venice"]]);
    expect(painted(taken, "land", "venice", 1).powers[1]?.provinces).toEqual(["milan"]);
    expect(painted(scenario, "land", "venice", NOBODY).powers[0]?.provinces).toEqual([]);
  });

  it("puts a unit in the place of another, but a garrison beside an army", () => {
    expect(unitsOf(painted(scenario, "fleet", "venice", 1))).toEqual([["G venice"], ["F venice"]]);
    expect(unitsOf(painted(scenario, "garrison", "venice", 1))).toEqual([
      ["A venice"],
      ["G venice"],
    ]);
    expect(painted(scenario, "garrison", "pisa", NOBODY).neutral_units).toEqual(["G pisa"]);
  });

  it("takes away what is placed twice", () => {
    expect(unitsOf(painted(scenario, "army", "venice", 0))).toEqual([["G venice"], []]);
  });

  it("is shown on the map", () => {
    expect(provincesOf(scenario).map(({ province, owner }) => [province, owner])).toEqual([
      ["venice", 0],
      ["milan", 1],
    ]);
    const garrisoned = painted(scenario, "garrison", "pisa", NOBODY);
    expect(unitsShown(garrisoned).at(-1)).toMatchObject({ owner: NOBODY, kind: "garrison" });
  });
});

describe("powers and figures", () => {
  it("adds a power under a name of its own", () => {
    const three = withNewPower(withNewPower(scenario));
    expect(three.powers.map(({ id }) => id)).toEqual(["venice", "milan", "power_1", "power_2"]);
    expect(new Set(three.powers.slice(2).map(({ colour }) => colour)).size).toBe(2);
    expect(withoutPower(three, 0).powers[0]?.id).toBe("milan");
  });

  it("says for how many seats it is", () => {
    expect(withCities(scenario, 4, 6).cities_to_win).toEqual({ 3: 5, 4: 6 });
    expect(withCities(scenario, 3, null).cities_to_win).toEqual({});
  });

  it("reads whatever a file says", () => {
    expect(scenarioOf({ powers: "none", neutral_units: 3 })).toMatchObject({
      powers: [],
      neutral_units: [],
    });
  });
});
