// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, KernelEvent } from "@/net/wire";

/** Armies a seat would get if its turn began now. */
export type Income = {
  armies: number;
  for_territories: number;
  for_continents: number;
  continents: readonly string[];
};

/** A conquest move that has to be made now. */
export type Conquest = {
  source: string;
  target: string;
  least: number;
  most: number;
  /** Suggested number of armies to move. */
  advised: number;
};

/** Three own cards that could be traded. */
export type SetOfCards = {
  cards: readonly number[];
  armies: number;
};

/**
 * A secret mission: a number of territories with so many armies on each, or continents, or a
 * seat to eliminate.
 */
export type Mission = {
  mission: number;
  /** The seat to eliminate. */
  target: number | null;
  continents: readonly string[];
  /** Number of further continents, of one's choice. */
  more: number;
  /** Number of territories; 0 for any other mission. */
  land: number;
  /** Least number of armies on each of them. */
  garrison: number;
  /** Progress: territories, continents, or 1 for the eliminated seat. */
  done: number;
  needed: number;
};

export type RiskView = {
  map: string;
  custom_map: Record<string, unknown>;
  /** The seats in the order of their turns. */
  order: readonly number[];
  turn: number;
  /** Number of the lap of turns, from 1; 0 in the set-up, and under version 1. */
  lap: number;
  /** The lap that the turn limit ends in, if nobody else goes out; 0 without a limit. */
  last_lap: number;
  /** Turns until the map decides; 0: none. */
  turn_limit: number;
  /** The team of each seat; empty where everybody plays alone. */
  teams: readonly number[];
  pending: string;
  owner: readonly number[];
  armies: readonly number[];
  /** Number of territories of each seat. */
  territories: readonly number[];
  /** Number of armies of each seat on the map. */
  troops: readonly number[];
  /** Armies that each seat would get if its turn began now. */
  income: readonly Income[];
  pool: readonly number[];
  to_place: number;
  neutral_to_place: number;
  hand: readonly number[];
  /** Number of cards of each seat. */
  cards: readonly number[];
  deck: number;
  discard: readonly number[];
  trades: number;
  trade_values: string;
  /** Most armies for the next set traded. */
  next_set: number;
  conquered: boolean;
  bonus_taken: boolean;
  conquest: Conquest | null;
  /** An attack that waits for its defender; `least` is the number of dice. */
  declared: Conquest | null;
  /** The sets in the seat's hand, the best first. */
  sets: readonly SetOfCards[];
  /** The seat's own mission; null where there are none, and for spectators. */
  mission: Mission | null;
  /** The missions of all seats, once the match is over. */
  missions: readonly Mission[];
  deadline: number | null;
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

export type OrderDrawn = {
  event: "order_drawn";
  order: readonly number[];
};

export type MissionDealt = {
  event: "mission_dealt";
  seat: number;
  mission: number | null;
  /** The seat to eliminate, if that is the mission. */
  target: number | null;
};

/** The target of a mission is out by another hand. Only its seat is told. */
export type MissionChanged = {
  event: "mission_changed";
  seat: number;
  mission: number;
};

export type MissionFulfilled = {
  event: "mission_fulfilled";
  seat: number;
  mission: number;
  target: number | null;
};

export type TerritoriesDealt = {
  event: "territories_dealt";
  owners: readonly number[];
};

export type TerritoryClaimed = {
  event: "territory_claimed";
  seat: number;
  territory: string;
};

export type ArmiesPlaced = {
  event: "armies_placed";
  seat: number;
  territory: string;
  armies: number;
};

export type TurnStarted = {
  event: "turn_started";
  seat: number;
  turn: number;
  armies: number;
  territories: number;
  continents: readonly string[];
};

export type PhaseChanged = {
  event: "phase_changed";
  phase: string;
};

export type CardsTraded = {
  event: "cards_traded";
  seat: number;
  cards: readonly number[];
  number: number;
  armies: number;
  bonus: readonly string[];
};

/** The defender is asked for their dice. */
export type AttackDeclared = {
  event: "attack_declared";
  seat: number;
  source: string;
  target: string;
  dice: number;
};

export type DiceRolled = {
  event: "dice_rolled";
  seat: number;
  defender: number;
  source: string;
  target: string;
  attack: readonly number[];
  defence: readonly number[];
  attacker_losses: number;
  defender_losses: number;
};

export type TerritoryConquered = {
  event: "territory_conquered";
  seat: number;
  previous: number;
  source: string;
  target: string;
  least: number;
  most: number;
};

export type ConquestMoved = {
  event: "conquest_moved";
  seat: number;
  source: string;
  target: string;
  armies: number;
};

export type SeatEliminated = {
  event: "seat_eliminated";
  seat: number;
  by: number;
  cards: number;
};

export type CardsTaken = {
  event: "cards_taken";
  seat: number;
  cards: readonly number[] | null;
};

export type CardDrawn = {
  event: "card_drawn";
  seat: number;
  card: number | null;
};

export type DeckReshuffled = {
  event: "deck_reshuffled";
  cards: number;
};

export type CardUnavailable = {
  event: "card_unavailable";
  seat: number;
};

export type Fortified = {
  event: "fortified";
  seat: number;
  source: string;
  target: string;
  armies: number;
};

export type FortifySkipped = {
  event: "fortify_skipped";
  seat: number;
};

export type TurnEnded = {
  event: "turn_ended";
  seat: number;
};

export type TerritoriesAbandoned = {
  event: "territories_abandoned";
  seat: number;
  territories: readonly string[];
};

/** Take a free territory with one army (ruling B20). */
export type Claim = {
  move: "claim";
  territory: string;
};

/** Put armies on an own territory (rules A4, A5). */
export type Place = {
  move: "place";
  territory: string;
  armies: number;
};

/** Put the neutral owner's armies on one of its territories (ruling B1). */
export type PlaceNeutral = {
  move: "place_neutral";
  territory: string;
  armies: number;
};

/** Trade three cards for armies, and two more for an own territory on a card. */
export type Trade = {
  move: "trade";
  /** Three of them; any other number is refused by the rules, with a sentence. */
  cards: readonly number[];
  /** The territory that gets the extra armies; empty for none. */
  bonus: string;
};

/** Go on to the attack once all armies are placed. */
export type Confirm = {
  move: "confirm";
};

/** Roll against an adjacent territory of somebody else (rules A6). */
export type Attack = {
  move: "attack";
  source: string;
  target: string;
  dice: number;
};

/**
 * Attack with all dice until the territory is conquered or `keep` armies are left at home;
 * the dice are those that single attacks would roll.
 */
export type Blitz = {
  move: "blitz";
  source: string;
  target: string;
  keep: number;
};

/** Choose how many dice defend. */
export type Defend = {
  move: "defend";
  dice: number;
};

/** Move armies into the territory just conquered, from where it was attacked (rules A7). */
export type Occupy = {
  move: "occupy";
  armies: number;
};

/** Go on to the fortification. */
export type EndAttack = {
  move: "end_attack";
};

/** Move armies once between two own territories, which ends the turn (rules A8). */
export type Fortify = {
  move: "fortify";
  source: string;
  target: string;
  armies: number;
};

/** End the turn without fortifying (ruling B6: only when nothing is pending). */
export type EndTurn = {
  move: "end_turn";
};

/**
 * The defaults are the rulings of the README. `by_map` depends on the map: the classic one has
 * cards and asks for a confirmation, others do not.
 */
export type RiskOptions = {
  map: "classic" | "custom" | "simple";
  custom_map: Record<string, unknown>;
  setup: "claim" | "random";
  /** Whether every seat has a secret mission that wins the match. */
  missions: boolean;
  placement: "batch" | "one_by_one";
  neutral_placement: "automatic" | "by_players";
  must_conquer_neutral: boolean;
  confirm: "ask" | "automatic" | "by_map";
  cards: "by_map" | "off" | "on";
  trade_values: "escalating" | "fixed";
  territory_bonus: "once_per_trade" | "once_per_turn" | "per_card";
  fortify: "adjacent" | "connected" | "none";
  defender_chooses: boolean;
  blitz: boolean;
  abandoned_armies: "one" | "stay";
  /** 0: no clock. */
  turn_seconds: number;
  /** 0: the match lasts until it is won. */
  turn_limit: number;
};

/** A territory: its outline, and the circle with room for its badge. */
export type Land = {
  id: string;
  path: string;
  label: readonly [number, number];
  radius: number;
  /** On its card. */
  symbol: string;
  neighbours: readonly string[];
};

/** A border that is drawn as a line. */
export type Crossing = {
  between: readonly [string, string];
  path: string;
};

/** A continent: its bonus, its territories and the place of its plaque. */
export type ContinentShape = {
  id: string;
  bonus: number;
  territories: readonly string[];
  plaque: readonly [number, number];
  /** Path to stroke broadly as the ground under it; empty where outlines serve. */
  ground: string;
};

export type Scenery = {
  size: readonly [number, number];
  /** In the order of the board, as `owner` and `armies` in a view. */
  territories: readonly Land[];
  routes: readonly Crossing[];
  continents: readonly ContinentShape[];
  frontiers: string;
  land: string;
  /** Attackers → defenders → chance to conquer in percent. */
  odds: readonly (readonly number[])[];
};

export type RiskEvent =
  | KernelEvent
  | OrderDrawn
  | MissionDealt
  | MissionChanged
  | MissionFulfilled
  | TerritoriesDealt
  | TerritoryClaimed
  | ArmiesPlaced
  | TurnStarted
  | PhaseChanged
  | CardsTraded
  | AttackDeclared
  | DiceRolled
  | TerritoryConquered
  | ConquestMoved
  | SeatEliminated
  | CardsTaken
  | CardDrawn
  | DeckReshuffled
  | CardUnavailable
  | Fortified
  | FortifySkipped
  | TurnEnded
  | TerritoriesAbandoned;

export type RiskMove =
  | Claim
  | Place
  | PlaceNeutral
  | Trade
  | Confirm
  | Attack
  | Blitz
  | Defend
  | Occupy
  | EndAttack
  | Fortify
  | EndTurn;

export interface RiskTypes {
  view: RiskView;
  event: RiskEvent;
  move: RiskMove;
  options: RiskOptions;
  free: FreeLeaf;
  scenery: Scenery;
  outcome: null;
  report: null;
}
