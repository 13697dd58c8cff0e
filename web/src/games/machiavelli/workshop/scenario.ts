// The edited document and its changes. The server decides whether it can be played.

import { LOCALES } from "@/i18n/locales";
import { provinceOf, textOf } from "@/games/machiavelli/sheet/unitNames";
import type {
  PowerEntry,
  ProvinceView,
  ScenarioDocument,
  UnitView,
} from "@/games/machiavelli/types";
import type { Kind } from "@/games/machiavelli/sheet/unitNames";

export type Scenario = ScenarioDocument;
export type Power = PowerEntry;
/** By language. */
export type Name = PowerEntry["name"];

/** The index that stands for no power. */
export const NOBODY = -1;
export const MOST_POWERS = 8;
const COLOURS = [
  "#22c55e",
  "#3b82f6",
  "#ef4444",
  "#f8f8f8",
  "#eab308",
  "#8b5cf6",
  "#f97316",
  "#14b8a6",
];

/** A document from a file, completed with all fields that the editor uses. */
export function scenarioOf(given: Record<string, unknown>): Scenario {
  const some = given as Partial<Scenario>;
  return {
    ...some,
    id: some.id ?? "mine",
    name: nameOf(some.name),
    map: some.map ?? "",
    year: some.year ?? 1454,
    turns: some.turns ?? 12,
    cities_to_win: { ...some.cities_to_win },
    powers: (Array.isArray(some.powers) ? some.powers : []).map(powerOf),
    neutral_units: listOf(some.neutral_units),
  };
}

function powerOf(some: Partial<Power> | null): Power {
  return {
    ...some,
    id: some?.id ?? "",
    name: nameOf(some?.name),
    title: nameOf(some?.title),
    colour: some?.colour ?? COLOURS[0]!,
    capital: some?.capital ?? "",
    treasury: some?.treasury ?? 0,
    provinces: listOf(some?.provinces),
    units: listOf(some?.units),
  };
}

const listOf = (some: unknown): string[] => (Array.isArray(some) ? some.map(String) : []);
const nameOf = (some?: Partial<Name>): Name =>
  Object.fromEntries(LOCALES.map((language) => [language, some?.[language] ?? ""]));

export function unitsOf({ powers, neutral_units }: Scenario, power: number): readonly string[] {
  return power === NOBODY ? neutral_units : (powers[power]?.units ?? []);
}

/** Change one power. */
export function withPower(scenario: Scenario, power: number, change: Partial<Power>): Scenario {
  const powers = scenario.powers.map((one, i) => (i === power ? { ...one, ...change } : one));
  return { ...scenario, powers };
}

export function withUnits(scenario: Scenario, power: number, units: string[]): Scenario {
  return power === NOBODY
    ? { ...scenario, neutral_units: units }
    : withPower(scenario, power, { units });
}

/** Give a province to a power, or to nobody. */
export function withOwner(scenario: Scenario, province: string, power: number): Scenario {
  const powers = scenario.powers.map((one, i) => {
    const others = one.provinces.filter((id) => id !== province);
    return { ...one, provinces: i === power ? [...others, province] : others };
  });
  return { ...scenario, powers };
}

/** Place a unit; it replaces the one in the same place. */
export function withUnit(scenario: Scenario, unit: string, power: number): Scenario {
  const cleared = withoutUnit(scenario, unit);
  return withUnits(cleared, power, [...unitsOf(cleared, power), unit]);
}

export function withoutUnit(scenario: Scenario, unit: string): Scenario {
  const isElsewhere = (other: string) => spotOf(other) !== spotOf(unit);
  return {
    ...scenario,
    powers: scenario.powers.map((one) => ({ ...one, units: one.units.filter(isElsewhere) })),
    neutral_units: scenario.neutral_units.filter(isElsewhere),
  };
}

/** The place of a unit: in the city of its province, or outside. */
const spotOf = (unit: string) => `${unit.startsWith("G")} ${provinceOf(unit)}`;

/** Add an empty power. */
export function withNewPower(scenario: Scenario): Scenario {
  const taken = new Set(scenario.powers.map(({ id }) => id));
  const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => !taken.has(`power_${one}`));
  const colours = new Set(scenario.powers.map(({ colour }) => colour));
  const colour = COLOURS.find((one) => !colours.has(one)) ?? COLOURS[0]!;
  const power = { ...powerOf(null), id: `power_${number}`, colour };
  return { ...scenario, powers: [...scenario.powers, power] };
}

export function withoutPower(scenario: Scenario, power: number): Scenario {
  return { ...scenario, powers: scenario.powers.filter((_, i) => i !== power) };
}

/** Cities needed to win, by number of seats; `null` removes the entry. */
export function withCities(scenario: Scenario, seats: number, cities: number | null): Scenario {
  const { [String(seats)]: _, ...others } = scenario.cities_to_win;
  return { ...scenario, cities_to_win: cities === null ? others : { ...others, [seats]: cities } };
}

/** Owners and units as the map shows them. */
export function provincesOf({ powers }: Scenario): ProvinceView[] {
  return powers.flatMap(({ provinces }, owner) =>
    provinces.map((province) => ({ province, owner, siege: 0, besieger: NOBODY })),
  );
}

export function unitsShown(scenario: Scenario): UnitView[] {
  const lists = [...scenario.powers.map(({ units }) => units), scenario.neutral_units];
  return lists.flatMap((units, power) => {
    const owner = power < scenario.powers.length ? power : NOBODY;
    const seen = units.filter((unit) => unit[0]! in KINDS);
    return seen.map((unit) => ({
      owner,
      kind: KINDS[unit[0]!]!,
      province: provinceOf(unit),
      born: 0,
    }));
  });
}

const KINDS: Record<string, Kind> = { A: "army", F: "fleet", G: "garrison" };

export type Brush = "land" | Kind;

/** Apply a brush to a province; applied twice, it undoes itself. */
export function painted(
  scenario: Scenario,
  brush: Brush,
  province: string,
  power: number,
): Scenario {
  if (brush === "land") {
    const isOwn = scenario.powers[power]?.provinces.includes(province);
    return withOwner(scenario, province, isOwn ? NOBODY : power);
  }
  const unit = textOf({ kind: brush, province });
  const isThere = unitsOf(scenario, power).includes(unit);
  return isThere ? withoutUnit(scenario, unit) : withUnit(scenario, unit, power);
}
