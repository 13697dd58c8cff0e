// What the server tells of a match of Machiavelli, and what its map looks like.

import type { GameEvent, View } from "@/net/wire";
import type { Point } from "@/boards/maps/geometry";

export type Kind = "army" | "fleet" | "garrison";
export type Action = "hold" | "advance" | "support" | "convoy" | "besiege" | "convert";

export interface UnitView {
  owner: number;
  kind: Kind;
  province: string;
  born: number;
  /** Which of those who stand together it is, where it is not the first. */
  rank?: number;
}

export interface ProvinceView {
  province: string;
  owner: number;
  siege: number;
  besieger: number;
}

/** An order for one unit, and where it would retreat to. */
export interface Command {
  unit: string;
  action: Action;
  target: string;
  via: boolean;
  retreats: readonly string[];
}

export type Expense =
  | { expense: "transfer"; to: string; amount: number; note: string }
  | { expense: "assassinate"; target: string; amount: number; numbers: readonly number[] }
  | { expense: "bribe"; unit: string; retreats: readonly string[] }
  | { expense: "relieve"; province: string }
  | { expense: "recruit"; kind: Kind; city: string };

export interface Sheet {
  orders: readonly Command[];
  expenses: readonly Expense[];
  disband: readonly string[];
}

export interface MachiavelliView extends View {
  /** The power each seat plays. */
  power: number[];
  season: string;
  year: number;
  turns: number;
  cities_needed: number;
  units: UnitView[];
  /** Of land only; in the fog those in sight. */
  provinces: ProvinceView[];
  famine: string[];
  protected: string[];
  treasury: number[];
  standings: [cities: number, income: number][];
  /** Whether a phase is over as soon as everybody is ready. */
  ends_early: boolean;
  sheet: Sheet | null;
  last_sheets: (Sheet | null)[];
  disband: string[];
  sent: boolean[];
  passed: boolean[];
  ready: boolean[];
  strikes: number[];
  status: string[];
  fog: boolean;
}

/** What lies over the map. */
export interface Weather extends Pick<MachiavelliView, "fog" | "over" | "famine" | "protected"> {
  /** Where the plague has been this season. */
  plague: readonly string[];
}

/** What one unit may be told to do. */
export interface PossibleOrders {
  unit: string;
  advance?: string[];
  carried?: string[];
  via?: string[];
  support?: string[];
  convoy?: string[];
  besiege?: boolean;
  convert?: Kind[];
  retreats?: string[];
}

export interface PossibleExpenses {
  budget: number;
  prices: Record<Kind | "bribe" | "relieve" | "number", number>;
  income: number;
  upkeep: number;
  /** Of one more of each kind. */
  upkeep_of: Record<Kind, number>;
  transfer: string[];
  assassinate: string[];
  bribe: string[];
  relieve: string[];
  /** With what a new garrison would make the city pay. */
  recruit: { city: string; kinds: Kind[]; income: number }[];
}

/** What would come of orders that nobody gave. */
export interface Outcome {
  possible: PossibleOrders[];
  events: GameEvent[];
  units: UnitView[];
  provinces: ProvinceView[];
}

export interface Ground {
  id: string;
  is_sea: boolean;
  is_port: boolean;
  income: number | null;
  path: string;
  label: Point;
  letter: number;
  lines: number;
  unit: Point;
  city: Point | null;
}

export interface Scenery {
  size: Point;
  provinces: Ground[];
  straits: { between: [string, string]; path: string }[];
  powers: { id: string; capital: string }[];
}
