// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { KernelEvent } from "@/net/wire";

export type UnitView = {
  owner: number;
  kind: string;
  province: string;
  born: number;
  /** The first, second … of the armies and fleets in its province (B-10). */
  rank?: number;
};

/** A province in sight, or with a famine marker, which everybody knows of. */
export type ProvinceView = {
  province: string;
  owner: number;
  siege: number;
  besieger: number;
};

/** An order for one unit, and where it would retreat to, best first. */
export type Command = {
  unit: string;
  action: "advance" | "besiege" | "convert" | "convoy" | "hold" | "support";
  /** A province to advance to, a unit to support or convoy, a kind of unit to convert into. */
  target: string;
  /** Go by convoy even where there is a way by land. */
  via: boolean;
  retreats: readonly string[];
};

export type Transfer = {
  expense: "transfer";
  to: string;
  amount: number;
  note: string;
};

export type Assassinate = {
  expense: "assassinate";
  target: string;
  amount: 6 | 12 | 18;
  numbers: readonly number[];
};

export type Bribe = {
  expense: "bribe";
  unit: string;
  retreats: readonly string[];
};

/** Keep the coming famine away in autumn, or lift the ban on recruiting in spring. */
export type Relieve = {
  expense: "relieve";
  province: string;
};

export type Recruit = {
  expense: "recruit";
  kind: "army" | "fleet" | "garrison";
  city: string;
};

export type Sheet = {
  orders: readonly Command[];
  expenses: readonly (Transfer | Assassinate | Bribe | Relieve | Recruit)[];
  /** Whom to give up first when the money does not last; stands until another list is sent. */
  disband: readonly string[];
};

export type MachiavelliView = {
  scenario: string;
  custom_scenario: Record<string, unknown>;
  power: readonly number[];
  season: string;
  year: number;
  deadline: number;
  letters_always: boolean;
  turns: number;
  cities_needed: number;
  units: readonly UnitView[];
  provinces: readonly ProvinceView[];
  famine: readonly string[];
  protected: readonly string[];
  treasury: readonly number[];
  tokens: readonly (readonly boolean[])[];
  /** Cities that count and what they are worth; of every seat, but in the fog only one's own. */
  standings: readonly (readonly [number, number])[];
  /** One's own. */
  sheet: Sheet | null;
  /** What everybody ordered in the last turn; in the fog only one's own. */
  last_sheets: readonly (Sheet | null)[];
  /** In the fog: what was seen of the last turn, as a list of events. */
  journal: string;
  disband: readonly string[];
  /** Who has sent a sheet. */
  sent: readonly boolean[];
  passed: readonly boolean[];
  saves: readonly number[];
  ready: readonly boolean[];
  extended: readonly boolean[];
  strikes: readonly number[];
  status: readonly string[];
  ballots: readonly (readonly string[])[];
  ended: string;
  ends_early: boolean;
  fog: boolean;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  round: number;
  phase: string;
  scores: readonly number[];
  out: readonly number[];
  /** Whether this is the intermission between two rounds. */
  resting: boolean;
  /** Why the match ended; empty while it goes on. */
  over: string;
};

export type PhaseChanged = {
  event: "phase_changed";
  turn: number;
  season: string;
  year: number;
  phase: string;
  deadline: number;
};

export type OrdersSaved = {
  event: "orders_saved";
  seat: number;
};

export type SeatReady = {
  event: "seat_ready";
  seat: number;
};

export type DeadlineExtended = {
  event: "deadline_extended";
  seat: number;
  deadline: number;
};

/** The heading of a turn's history. */
export type TurnResolved = {
  event: "turn_resolved";
  turn: number;
  season: string;
  year: number;
  conquests: readonly string[];
  retreats: number;
  sieges: readonly string[];
  standoffs: readonly string[];
  eliminations: readonly number[];
};

export type OrderInvalid = {
  event: "order_invalid";
  seat: number;
  kind: string;
  province: string;
  action: string;
  reason: string;
  seen: readonly number[] | null;
};

export type NoOrders = {
  event: "no_orders";
  seat: number;
  strikes: number;
};

export type TransferMade = {
  event: "transfer";
  sender: number;
  recipient: number;
  amount: number;
  success: boolean;
  reason: string | null;
  note: string;
  to_inactive: boolean;
};

/** Public, also when it fails (B-57). */
export type AssassinationTried = {
  event: "assassination";
  attacker: number;
  target: number;
  cost: number;
  numbers: readonly number[];
  roll: number | null;
  success: boolean;
  reason: string | null;
};

export type AssassinationEffect = {
  event: "assassination_effect";
  victim: number;
  garrisons: readonly string[];
  frozen: readonly string[];
};

export type BribeTried = {
  event: "bribe";
  payer: number;
  victim: number;
  kind: string;
  province: string;
  cost: number;
  success: boolean;
  reason: string | null;
  seen: readonly number[] | null;
};

/** Paid in autumn it keeps the coming famine away, in spring it lifts the ban on recruiting. */
export type FamineRelief = {
  event: "famine_relief";
  seat: number;
  province: string;
  cost: number;
  success: boolean;
  reason: string | null;
};

export type RecruitTried = {
  event: "recruit";
  seat: number;
  kind: string;
  city: string;
  cost: number;
  success: boolean;
  reason: string | null;
  seen: readonly number[] | null;
};

export type ConvoySettled = {
  event: "convoy";
  seat: number;
  source: string;
  target: string;
  route: readonly string[];
  success: boolean;
  reason: string | null;
  seen: readonly number[] | null;
};

export type SupportCut = {
  event: "support_cut";
  seat: number;
  province: string;
  by: string;
  seen: readonly number[] | null;
};

export type SupportVoid = {
  event: "support_void";
  seat: number;
  province: string;
  reason: string;
  seen: readonly number[] | null;
};

export type Battle = {
  event: "battle";
  province: string;
  attackers: readonly number[];
  /** Of the attackers, each by itself. */
  forces: readonly number[];
  defender: number | null;
  defence: number;
  winner: number | null;
  result: string;
  seen: readonly number[] | null;
};

export type Moved = {
  event: "move";
  seat: number;
  kind: string;
  source: string;
  target: string;
  how: string;
  seen: readonly number[] | null;
};

/** An advance that did not get in. */
export type Bounced = {
  event: "bounced";
  seat: number;
  kind: string;
  source: string;
  target: string;
  reason: string;
  seen: readonly number[] | null;
};

export type Retreated = {
  event: "retreat";
  seat: number;
  kind: string;
  source: string;
  target: string;
  seen: readonly number[] | null;
};

export type UnitEliminated = {
  event: "unit_eliminated";
  seat: number;
  kind: string;
  province: string;
  reason: string;
  seen: readonly number[] | null;
};

export type Conversion = {
  event: "conversion";
  seat: number;
  province: string;
  before: string;
  after: string;
  success: boolean;
  reason: string | null;
  seen: readonly number[] | null;
};

export type Siege = {
  event: "siege";
  city: string;
  seat: number;
  owner: number;
  counter: number;
  stage: string;
  seen: readonly number[] | null;
};

export type CityCaptured = {
  event: "city_captured";
  city: string;
  loser: number;
  seat: number;
  how: string;
  seen: readonly number[] | null;
};

export type Income = {
  event: "income";
  seat: number;
  cities: readonly string[];
  amount: number;
};

export type Maintenance = {
  event: "maintenance";
  seat: number;
  cost: number;
  disbanded: number;
};

export type Famine = {
  event: "famine";
  dice: readonly number[];
  provinces: readonly string[];
  protected: readonly string[];
};

export type FamineEnded = {
  event: "famine_ended";
  provinces: readonly string[];
};

export type Plague = {
  event: "plague";
  roll: number;
  province: string | null;
};

export type InactivityWarning = {
  event: "inactivity_warning";
  seat: number;
  strikes: number;
};

export type PlayerInactive = {
  event: "player_inactive";
  seat: number;
};

export type VoteCast = {
  event: "vote_cast";
  seat: number;
  target: number;
  option: string;
};

export type VoteResult = {
  event: "vote_result";
  seat: number;
  option: string;
  ai: number;
  replacement: number;
  elimination: number;
};

export type PlayerReturned = {
  event: "player_returned";
  seat: number;
};

export type PlayerReplaced = {
  event: "player_replaced";
  seat: number;
};

export type PlayerEliminated = {
  event: "player_eliminated";
  seat: number;
  reason: string;
};

export type GameWon = {
  event: "game_won";
  winners: readonly number[];
  how: string;
  cities: number;
};

/** Send a sheet. It takes the place of one sent before; units without an order hold. */
export type Submit = {
  move: "submit";
  orders?: readonly Command[];
  expenses?: readonly (Transfer | Assassinate | Bribe | Relieve | Recruit)[];
  disband?: readonly string[];
};

/** Send nothing: all units hold, and the turn counts as missed. */
export type Pass = {
  move: "pass";
};

/** Have no more to say; the phase ends when everybody is ready. */
export type Ready = {
  move: "ready";
};

/** Say what shall become of a seat that has missed three turns. */
export type Vote = {
  move: "vote";
  target: number;
  option: "ai" | "elimination" | "replacement";
};

/** Ask once in a match for as much time again. */
export type Extend = {
  move: "extend";
};

/** The defaults are the rulings of the README. */
export type MachiavelliOptions = {
  scenario: "balance_of_power" | "by_seats" | "custom" | "italy_1454" | "tutorial";
  custom_scenario: Record<string, unknown>;
  /** 0: orders are given at once. */
  diplomacy_minutes: number;
  orders_minutes: number;
  early_end: "live_only" | "off" | "on";
  powers: "in_order" | "random";
  famine: "off" | "per_five" | "per_twenty";
  /** 0: as the scenario says. */
  turns: number;
  grace_seconds: number;
  extensions: boolean;
  letters_always: boolean;
  /** 0: as the scenario says. */
  cities: number;
  counted_cities: "garrisoned" | "owned";
  plague: "off" | "on_five" | "on_six";
  assassination: boolean;
  bribes: "adjacent" | "anywhere" | "off";
  upkeep: "full" | "light";
  /** Whether the first spring already has events and maintenance (B-53). */
  first_spring: boolean;
  free_garrison: boolean;
  fog: boolean;
  via_convoy: boolean;
  automatic_retreats: boolean;
  converting_defends: boolean;
  bounced_defends: boolean;
  busy_defends: boolean;
  attacks_add_up: boolean;
  swaps: boolean;
  stacking: boolean;
  garrisons_defend: boolean;
  convoys_break: "attacked" | "dislodged";
  sieges_first: boolean;
  frozen_sieges: boolean;
  budget: "less_spent" | "snapshot";
  recruits_need_garrison: boolean;
  garrisons_under_enemy: boolean;
  famine_relief: "after" | "before";
};

/** A province: what is there, and where it stands on the page. */
export type Ground = {
  id: string;
  is_sea: boolean;
  is_port: boolean;
  /** What its city is worth; null where there is no city. */
  income: number | null;
  path: string;
  label: readonly [number, number];
  letter: number;
  lines: number;
  unit: readonly [number, number];
  city: readonly [number, number] | null;
};

/** A border across water, drawn as a line. */
export type Strait = {
  between: readonly [string, string];
  path: string;
};

export type PowerLook = {
  id: string;
  capital: string;
};

export type Scenery = {
  size: readonly [number, number];
  provinces: readonly Ground[];
  straits: readonly Strait[];
  /** In the order of `power` in a view. */
  powers: readonly PowerLook[];
};

/** What one unit may be told to do; provinces and units as a sheet names them. */
export type PossibleOrders = {
  unit: string;
  /** By itself; it may retreat there too. */
  advance?: readonly string[];
  /** By convoy, over seas where fleets are now. */
  carried?: readonly string[];
  /** Where it may go both ways, and may ask for the ships. */
  via?: readonly string[];
  support?: readonly string[];
  convoy?: readonly string[];
  besiege?: boolean;
  convert?: readonly string[];
  /** A sensible list, best first. */
  retreats?: readonly string[];
};

/** What would come of it; and what every unit may be told in the first place. */
export type Outcome = {
  possible: readonly PossibleOrders[];
  events: readonly MachiavelliEvent[];
  units: readonly UnitView[];
  provinces: readonly ProvinceView[];
};

/** The orders that make sense for each unit of the seat. */
export type OrderHints = {
  units: readonly PossibleOrders[];
};

/** The kinds of units that a city has room for. */
export type Recruits = {
  city: string;
  kinds: readonly string[];
  /** What a new garrison would make it pay in spring. */
  income: number;
};

export type PossibleExpenses = {
  budget: number;
  /** Of each kind of unit, a bribe, relief, and one number of an assassin's die. */
  prices: Record<string, number>;
  /** What the garrisoned cities would pay if it were spring now. */
  income: number;
  /** What the units would cost then. */
  upkeep: number;
  /** And one more of each kind. */
  upkeep_of: Record<string, number>;
  /** The powers that may be paid. */
  transfer: readonly string[];
  assassinate: readonly string[];
  bribe: readonly string[];
  relieve: readonly string[];
  recruit: readonly Recruits[];
};

/** The units of the seat, as sheets name them. */
export type DisbandHints = {
  units: readonly string[];
};

export type Name = {
  en: string;
  es: string;
};

export type PowerEntry = {
  id: string;
  name: Name;
  title: Name;
  colour: string;
  capital: string;
  treasury: number;
  provinces: readonly string[];
  units: readonly string[];
};

/**
 * With fewer seats than powers, the last powers are left out and what they would have had is
 * neutral; `cities_to_win` says for how many seats the scenario is.
 */
export type ScenarioDocument = {
  id: string;
  name: Name;
  map: string | Record<string, unknown>;
  year: number;
  turns: number;
  cities_to_win: Record<string, number>;
  powers: readonly PowerEntry[];
  neutral_units: readonly string[];
};

export type MachiavelliEvent =
  | KernelEvent
  | PhaseChanged
  | OrdersSaved
  | SeatReady
  | DeadlineExtended
  | TurnResolved
  | OrderInvalid
  | NoOrders
  | TransferMade
  | AssassinationTried
  | AssassinationEffect
  | BribeTried
  | FamineRelief
  | RecruitTried
  | ConvoySettled
  | SupportCut
  | SupportVoid
  | Battle
  | Moved
  | Bounced
  | Retreated
  | UnitEliminated
  | Conversion
  | Siege
  | CityCaptured
  | Income
  | Maintenance
  | Famine
  | FamineEnded
  | Plague
  | InactivityWarning
  | PlayerInactive
  | VoteCast
  | VoteResult
  | PlayerReturned
  | PlayerReplaced
  | PlayerEliminated
  | GameWon;

export type MachiavelliMove =
  | Submit
  | Pass
  | Ready
  | Vote
  | Extend;

/** The hints of fields that no list describes, by kind. */
export type MachiavelliFree =
  | ({ free: "orders" } & OrderHints)
  | ({ free: "expenses" } & PossibleExpenses)
  | ({ free: "disband" } & DisbandHints);

export interface MachiavelliTypes {
  view: MachiavelliView;
  event: MachiavelliEvent;
  move: MachiavelliMove;
  options: MachiavelliOptions;
  free: MachiavelliFree;
  scenery: Scenery;
  outcome: Outcome;
}
