// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { KernelEvent } from "@/net/wire";

export type UnitView = {
  owner: number;
  kind: string;
  province: string;
  born: number;
  /** Rank among the armies and fleets of its province (B-10). */
  rank?: number;
};

/** A visible land province. */
export type ProvinceView = {
  province: string;
  owner: number;
  siege: number;
  besieger: number;
};

/** An order for one unit, and its preferred retreats, best first. */
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

/**
 * Famine relief: in autumn it protects against the coming famine, in spring it lifts the ban
 * on recruiting.
 */
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
  /** Units to disband first when upkeep cannot be paid; valid until another list is sent. */
  disband: readonly string[];
};

/** Nobody else moves in it, and there is no famine. */
export type Forecast = {
  /** Ducats for the expenses of the draft that can be paid, in the order of the sheet. */
  spent: number;
  /** Numbers of the expenses, from 0, for which no ducats are left. */
  too_dear: readonly number[];
  left: number;
  /** Of the cities that have a garrison then. */
  income: number;
  upkeep: number;
  /** Ducats after income and upkeep; negative if units cannot be paid. */
  balance: number;
  /** Units that cannot be paid and go, the first first. */
  disbanded: readonly string[];
  /** Cities of the seat that pay nothing, because they have no garrison. */
  unguarded: readonly string[];
  /** What these cities would pay. */
  lost_income: number;
};

/** A proposal, and what became of it. */
export type Pact = {
  /** Unique between the two. */
  number: number;
  by: number;
  to: number;
  kind: "demilitarised" | "joint_attack" | "non_aggression" | "payment" | "peace" | "support";
  province: string;
  /** Who supports or pays; -1 where both are bound alike. */
  giver: number;
  turns: number;
  amount: number;
  /** Turn in which it was proposed. */
  made: number;
  state: "agreed" | "broken" | "declined" | "kept" | "lapsed" | "open" | "void" | "withdrawn";
  first: number;
  /** The turns for which it is agreed; a peace has no last one until notice is given. */
  last: number;
  /** Turns in which it was kept. */
  judged: number;
  breakers: readonly number[];
  /** Turn in which it ended. */
  ended: number;
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
  /** Cities that count and their income, of every seat; in the fog -1 for the other seats. */
  standings: readonly (readonly [number, number])[];
  /** Cities with a garrison, and cities owned, of every seat; in the fog -1 for the others. */
  cities: readonly (readonly [number, number])[];
  /** The seat's own: a draft until the seat is ready. */
  sheet: Sheet | null;
  /**
   * What counts at the deadline if the seat is not ready: its `draft`, or all units `hold`. Empty
   * for a spectator, and in matches without drafts.
   */
  if_not_sent: string;
  /** Seats that are not ready with this phase. */
  waiting: readonly number[];
  /** The seat's own coming spring, with its draft. */
  forecast: Forecast | null;
  /** Sheets of the last turn; in the fog only the seat's own. */
  last_sheets: readonly (Sheet | null)[];
  /** In the fog: the seen events of the last turn, as a JSON list. */
  journal: string;
  disband: readonly string[];
  /** Seats that have sent a sheet, or have passed. */
  sent: readonly boolean[];
  /** Seats whose sheet is not used; with drafts only the seat's own is told. */
  passed: readonly boolean[];
  /** What each seat has sent in this turn; with drafts only the seat's own is told. */
  saves: readonly number[];
  ready: readonly boolean[];
  extended: readonly boolean[];
  strikes: readonly number[];
  status: readonly string[];
  ballots: readonly (readonly string[])[];
  ended: string;
  ends_early: boolean;
  fog: boolean;
  /** The proposals and agreements of the seat; of all once the match is over. */
  pacts: readonly Pact[];
  /** Whether the coming autumn is the first and ends no match, by the match's rules version. */
  too_early: boolean;
  /** The seat it is rendered for; null for a spectator. */
  seat: number | null;
  round: number;
  phase: string;
  scores: readonly number[];
  out: readonly number[];
  /** Whether it is the intermission between two rounds. */
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

/** A seat that was ready goes on with the phase. */
export type SeatNotReady = {
  event: "seat_not_ready";
  seat: number;
};

export type DraftSaved = {
  event: "draft_saved";
  seat: number;
};

export type FallbackChosen = {
  event: "fallback_chosen";
  seat: number;
  use: string;
};

export type DeadlineExtended = {
  event: "deadline_extended";
  seat: number;
  deadline: number;
};

/** Summary of a turn. */
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
  /** Who took each of the conquests. */
  takers: readonly number[];
  /** Who lost it; the neutral owner too. */
  losers: readonly number[];
  /** Owners of the units that retreated, each with the provinces it left and went to. */
  retreating: readonly number[];
  left: readonly string[];
  reached: readonly string[];
};

export type OrderInvalid = {
  event: "order_invalid";
  seat: number;
  kind: string;
  province: string;
  action: string;
  reason: string;
  /** Seats that see it; null for all. */
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
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

/** In autumn it protects against the coming famine, in spring it lifts the ban on recruiting. */
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
  /** Seats that see it; null for all. */
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
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type SupportCut = {
  event: "support_cut";
  seat: number;
  province: string;
  by: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type SupportVoid = {
  event: "support_void";
  seat: number;
  province: string;
  reason: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type Battle = {
  event: "battle";
  province: string;
  attackers: readonly number[];
  /** Strengths of the attackers, in their order. */
  forces: readonly number[];
  defender: number | null;
  defence: number;
  winner: number | null;
  result: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type Moved = {
  event: "move";
  seat: number;
  kind: string;
  source: string;
  target: string;
  how: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

/** An advance that failed. */
export type Bounced = {
  event: "bounced";
  seat: number;
  kind: string;
  source: string;
  target: string;
  reason: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type Retreated = {
  event: "retreat";
  seat: number;
  kind: string;
  source: string;
  target: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type UnitEliminated = {
  event: "unit_eliminated";
  seat: number;
  kind: string;
  province: string;
  reason: string;
  /** Seats that see it; null for all. */
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
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type Siege = {
  event: "siege";
  city: string;
  seat: number;
  owner: number;
  counter: number;
  stage: string;
  /** Seats that see it; null for all. */
  seen: readonly number[] | null;
};

export type CityCaptured = {
  event: "city_captured";
  city: string;
  loser: number;
  seat: number;
  how: string;
  /** Seats that see it; null for all. */
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

export type PactProposed = {
  event: "pact_proposed";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

export type PactAccepted = {
  event: "pact_accepted";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

export type PactDeclined = {
  event: "pact_declined";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

export type PactWithdrawn = {
  event: "pact_withdrawn";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

/** Notice is given of a peace: it ends with the turn. */
export type PactRenounced = {
  event: "pact_renounced";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

/** It has come to its end and was kept. */
export type PactKept = {
  event: "pact_kept";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

/** The seat broke its word. */
export type PactBroken = {
  event: "pact_broken";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

/** It came to nothing, through nobody's fault. */
export type PactVoid = {
  event: "pact_void";
  seat: number;
  other: number;
  /** Its kind. */
  pact: string;
  giver: number;
  /** Who supports or pays whom. */
  taker: number;
  province: string | null;
  turns: number;
  amount: number;
};

/** Send a sheet, which replaces an earlier one, and be ready; units without an order hold. */
export type Submit = {
  move: "submit";
  orders?: readonly Command[];
  expenses?: readonly (Transfer | Assassinate | Bribe | Relieve | Recruit)[];
  disband?: readonly string[];
};

/** Write a sheet down without sending it: nobody is told, and it counts at the deadline. */
export type Draft = {
  move: "draft";
  orders?: readonly Command[];
  expenses?: readonly (Transfer | Assassinate | Bribe | Relieve | Recruit)[];
  disband?: readonly string[];
};

/** Choose what counts if one is not ready at the deadline: the draft, or all units hold. */
export type Fallback = {
  move: "fallback";
  use: "draft" | "hold";
};

/** Let all units hold; the turn counts as missed. A draft is kept, should one think better. */
export type Pass = {
  move: "pass";
};

/**
 * Be ready: in diplomacy for the orders, then with the orders as they are drafted. A phase ends
 * when all seats are, unless it lasts until its deadline.
 */
export type Ready = {
  move: "ready";
};

/** Take it back that one is ready. */
export type NotReady = {
  move: "not_ready";
};

/** Vote on a seat that has missed three turns. */
export type Vote = {
  move: "vote";
  target: number;
  option: "ai" | "elimination" | "replacement";
};

/** Extend the deadline by the length of the phase, once per seat and match. */
export type Extend = {
  move: "extend";
};

/** What is proposed. */
export type Terms = {
  to: number;
  kind: "demilitarised" | "joint_attack" | "non_aggression" | "payment" | "peace" | "support";
  province: string;
  /** Of support and payments: whether the proposer gives, not the other. */
  gives: boolean;
  turns: number;
  amount: number;
};

/** Propose an agreement to another seat. */
export type Propose = {
  move: "propose";
  terms: Terms;
};

/** Accept a proposal. */
export type Accept = {
  move: "accept";
  other: number;
  number: number;
};

/** Decline a proposal. */
export type Decline = {
  move: "decline";
  other: number;
  number: number;
};

/** Take a proposal of one's own back, as long as it is not answered. */
export type Withdraw = {
  move: "withdraw";
  other: number;
  number: number;
};

/** Give notice of a peace: it still holds in this turn, and ends with it. */
export type Renounce = {
  move: "renounce";
  other: number;
  number: number;
};

/** The defaults are the rulings of the README. */
export type MachiavelliOptions = {
  scenario: "balance_of_power" | "by_seats" | "custom" | "italy_1454" | "tutorial";
  custom_scenario: Record<string, unknown>;
  /** 0: no diplomatic phase. */
  diplomacy_minutes: number;
  orders_minutes: number;
  early_end: "live_only" | "off" | "on";
  powers: "in_order" | "random";
  famine: "off" | "per_five" | "per_twenty";
  /** 0: as in the scenario. */
  turns: number;
  grace_seconds: number;
  extensions: boolean;
  letters_always: boolean;
  /** 0: as in the scenario. */
  cities: number;
  /** Whether the first autumn may end the match; under rules version 1 it always may. */
  early_victory: boolean;
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

/** A province: its terrain, city, outline and the places of name, unit and city. */
export type ProvinceScenery = {
  id: string;
  is_sea: boolean;
  is_port: boolean;
  /** Income of its city; null where there is no city. */
  income: number | null;
  path: string;
  label: readonly [number, number];
  letter: number;
  lines: number;
  unit: readonly [number, number];
  city: readonly [number, number] | null;
  /** Provinces that it borders on. */
  near: readonly string[];
};

/** A border across water, drawn as a line. */
export type Strait = {
  between: readonly [string, string];
  path: string;
};

export type PowerScenery = {
  id: string;
  capital: string;
};

export type Scenery = {
  size: readonly [number, number];
  provinces: readonly ProvinceScenery[];
  straits: readonly Strait[];
  /** In the order of `power` in a view. */
  powers: readonly PowerScenery[];
};

/** A way by sea, and the fleets that have to convoy the army for it. */
export type Crossing = {
  target: string;
  fleets: readonly string[];
};

/** Orders for one unit; provinces and units as named on a sheet. */
export type PossibleOrders = {
  unit: string;
  /** Without a convoy; also the provinces it may retreat to. */
  advance?: readonly string[];
  /** By convoy, over seas that have fleets now. */
  carried?: readonly string[];
  /** The ways to the provinces of `carried`, in their order. */
  crossings?: readonly Crossing[];
  /** Provinces it may reach both ways, and may order a convoy for. */
  via?: readonly string[];
  support?: readonly string[];
  convoy?: readonly string[];
  besiege?: boolean;
  convert?: readonly string[];
  /** A suggested list, best first. */
  retreats?: readonly string[];
};

/** A line that is left out: its number from 1, its text, and a refusal to say in words. */
export type LineProblem = {
  line: number;
  text: string;
  code: string;
  params: Record<string, unknown>;
};

export type SheetReading = {
  orders: readonly Command[];
  expenses: readonly (Transfer | Assassinate | Bribe | Relieve | Recruit)[];
  disband: readonly string[];
  problems: readonly LineProblem[];
};

/** The result of the supposed orders, and the orders that every unit could be given. */
export type SandboxResult = {
  possible: readonly PossibleOrders[];
  events: readonly MachiavelliEvent[];
  units: readonly UnitView[];
  provinces: readonly ProvinceView[];
  /** What a text says, for the seat that asks. */
  read: SheetReading | null;
};

/** The orders that make sense for each unit of the seat. */
export type OrderHints = {
  units: readonly PossibleOrders[];
};

/** Kinds of units that a city can recruit. */
export type Recruits = {
  city: string;
  kinds: readonly string[];
  /** Income that a new garrison would bring in spring. */
  income: number;
};

export type PossibleExpenses = {
  budget: number;
  /** For each kind of unit, a bribe, relief, and one number of an assassination. */
  prices: Record<string, number>;
  /** Income of the garrisoned cities in spring, as things are now. */
  income: number;
  /** Upkeep of all units then. */
  upkeep: number;
  /** Upkeep of one more unit of each kind. */
  upkeep_of: Record<string, number>;
  /** Powers that ducats may be sent to. */
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

/** The hints are those of the same field of another move. */
export type SameHints = {
  as_in: string;
};

/** The seats that a proposal may be made to, the kinds, and the limits. */
export type TermsHints = {
  seats: readonly number[];
  kinds: readonly ("demilitarised" | "joint_attack" | "non_aggression" | "payment" | "peace" | "support")[];
  most_turns: number;
  most_ducats: number;
};

export type PowerEntry = {
  id: string;
  name: Record<string, string>;
  title: Record<string, string>;
  colour: string;
  capital: string;
  treasury: number;
  provinces: readonly string[];
  units: readonly string[];
};

/**
 * With fewer seats than powers, the last powers are left out and their provinces are neutral.
 * The keys of `cities_to_win` are the numbers of seats the scenario is for.
 */
export type ScenarioDocument = {
  id: string;
  name: Record<string, string>;
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
  | SeatNotReady
  | DraftSaved
  | FallbackChosen
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
  | GameWon
  | PactProposed
  | PactAccepted
  | PactDeclined
  | PactWithdrawn
  | PactRenounced
  | PactKept
  | PactBroken
  | PactVoid;

export type MachiavelliMove =
  | Submit
  | Draft
  | Fallback
  | Pass
  | Ready
  | NotReady
  | Vote
  | Extend
  | Propose
  | Accept
  | Decline
  | Withdraw
  | Renounce;

/** The hints of fields that no list describes, by kind. */
export type MachiavelliFree =
  | ({ free: "orders" } & OrderHints)
  | ({ free: "expenses" } & PossibleExpenses)
  | ({ free: "disband" } & DisbandHints)
  | ({ free: "as_sent" } & SameHints)
  | ({ free: "terms" } & TermsHints);

export interface MachiavelliTypes {
  view: MachiavelliView;
  event: MachiavelliEvent;
  move: MachiavelliMove;
  options: MachiavelliOptions;
  free: MachiavelliFree;
  scenery: Scenery;
  outcome: SandboxResult;
  report: null;
}
