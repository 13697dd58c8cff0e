// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, KernelEvent } from "@/net/wire";

/** A card that cannot be played now, and the reason: the message `why-<why>`. */
export type Unplayable = {
  card: string;
  why: string;
};

export type UnoView = {
  hand: readonly string[];
  unplayable: readonly Unplayable[];
  /** Number of cards of each seat. */
  counts: readonly number[];
  top: string;
  /** The colour to follow; null until an opening wild card has one. */
  colour: string | null;
  /** The cards played and not yet reshuffled, in the order of colours. */
  pile: readonly string[];
  deck: number;
  forward: boolean;
  turn: number;
  dealer: number;
  /** The card just drawn, which may be played; only its seat knows it. */
  fresh: string | null;
  penalty: number;
  bluffer: number;
  /** The colour that a wild draw four replaced, as long as it may be challenged. */
  former: string | null;
  uncalled: number;
  window: number | null;
  /** The colour on which each seat last drew a card. */
  drew_on: readonly (string | null)[];
  /** All hands, at the end of a hand. */
  shown: readonly (readonly string[])[];
  /** The team of each seat; empty where everybody plays alone. */
  teams: readonly number[];
  house_rules: readonly string[];
  /** The points to reach; null where hands or time end the match. */
  target: number | null;
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

export type HandDealt = {
  event: "hand_dealt";
  seat: number;
  hand: readonly string[] | null;
};

/** The card that opens the pile. */
export type StarterTurned = {
  event: "starter_turned";
  card: string;
};

export type CardPlayed = {
  event: "card_played";
  seat: number;
  card: string;
  /** The colour named for a wild card. */
  colour: string | null;
  uno: boolean;
  left: number;
};

export type JumpedIn = {
  event: "jumped_in";
  seat: number;
};

export type CardsDrawn = {
  event: "cards_drawn";
  seat: number;
  count: number;
  cards: readonly string[] | null;
};

export type NothingToDraw = {
  event: "nothing_to_draw";
  seat: number;
};

export type CardKept = {
  event: "card_kept";
  seat: number;
};

export type PileShuffled = {
  event: "pile_shuffled";
  cards: number;
};

export type TurnMissed = {
  event: "turn_missed";
  seat: number;
};

export type DirectionChanged = {
  event: "direction_changed";
  forward: boolean;
};

export type ColourNamed = {
  event: "colour_named";
  seat: number;
  colour: string;
};

export type Challenged = {
  event: "challenged";
  seat: number;
  rival: number;
  guilty: boolean;
};

/** A late call, before anybody caught the seat. */
export type UnoCalled = {
  event: "uno_called";
  seat: number;
};

export type UnoCaught = {
  event: "uno_caught";
  seat: number;
  /** The seat that forgot to call. */
  rival: number;
};

export type CalledFalsely = {
  event: "called_falsely";
  seat: number;
};

export type HandsSwapped = {
  event: "hands_swapped";
  seat: number;
  rival: number;
};

export type HandsPassed = {
  event: "hands_passed";
  forward: boolean;
};

/** The cards left in all hands at the end of a hand. */
export type HandCounted = {
  event: "hand_counted";
  hands: readonly (readonly string[])[];
  values: readonly number[];
  seats: readonly number[];
};

/** Lay a card on the pile (rule 4), name a colour if it is wild, and call UNO (rule 9). */
export type Play = {
  move: "play";
  card: string;
  colour?: string | null;
  uno?: boolean;
};

/** House rule: play an identical card out of turn; play goes on from there. */
export type JumpIn = {
  move: "jump_in";
  card: string;
  uno?: boolean;
};

/** Draw a card, which may be played at once if it fits; or take the penalty. */
export type Draw = {
  move: "draw";
};

/** Do not play the card just drawn. */
export type Keep = {
  move: "keep";
};

/** Challenge a wild draw four as illegal (rule 8). */
export type Challenge = {
  move: "challenge";
};

/** Catch a seat that has one card left and did not call (rule 9). */
export type Catch = {
  move: "catch";
};

/** Call late, which counts as long as nobody has caught the seat (rule 9). */
export type CallUno = {
  move: "call_uno";
};

/** Name the colour of a wild card that opened the pile (rule 3). */
export type NameColour = {
  move: "name_colour";
  colour: string;
};

/** House rule: after a seven, swap hands with another seat. */
export type SwapHands = {
  move: "swap_hands";
  rival: number;
};

/** The defaults are the published rules; house rules are off. */
export type UnoOptions = {
  ends: "minutes" | "rounds" | "score";
  /** Hands. */
  rounds: number;
  /** The points that win. */
  target: number;
  /** After these no round begins. */
  minutes: number;
  scoring: "each_their_own" | "winner_takes_all";
  stacking: boolean;
  four_on_two: boolean;
  /** Where draw cards are stacked: whether the two kinds answer each other. */
  two_on_four: boolean;
  draw_until_playable: boolean;
  forced_play: boolean;
  seven_zero: boolean;
  jump_in: boolean;
  no_bluffing: boolean;
  /** Whether the last card must be a number. */
  number_last: boolean;
  false_call: "draw_two" | "ignored";
  /** Time to catch a forgotten call, in which the next seat cannot move. */
  catch_millis: number;
  /** 0: no clock. */
  turn_seconds: number;
  /** Turns after which a hand is counted. */
  turn_limit: number;
  /** Pause between two hands. */
  pause_seconds: number;
  /** What `ends` was called, with a single hand for `rounds`. */
  match?: "single_hand" | "to_points";
};

export type UnoEvent =
  | KernelEvent
  | HandDealt
  | StarterTurned
  | CardPlayed
  | JumpedIn
  | CardsDrawn
  | NothingToDraw
  | CardKept
  | PileShuffled
  | TurnMissed
  | DirectionChanged
  | ColourNamed
  | Challenged
  | UnoCalled
  | UnoCaught
  | CalledFalsely
  | HandsSwapped
  | HandsPassed
  | HandCounted;

export type UnoMove =
  | Play
  | JumpIn
  | Draw
  | Keep
  | Challenge
  | Catch
  | CallUno
  | NameColour
  | SwapHands;

export interface UnoTypes {
  view: UnoView;
  event: UnoEvent;
  move: UnoMove;
  options: UnoOptions;
  free: FreeLeaf;
  scenery: null;
  outcome: null;
  report: null;
}
