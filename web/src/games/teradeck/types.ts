// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, KernelEvent } from "@/net/wire";

/** A card that cannot be played now, and the reason: the message `why-<why>`. */
export type Unplayable = {
  card: string;
  why: string;
};

/** A module on the table. */
export type Placed = {
  module: string;
  state: string;
  card: string;
  attached: readonly string[];
};

export type TeraView = {
  turn: number;
  hand: readonly string[];
  unplayable: readonly Unplayable[];
  /** The modules of each seat. */
  projects: readonly (readonly Placed[])[];
  /** Number of them without a bug; four win. */
  stable: readonly number[];
  /** Number of cards of each seat. */
  counts: readonly number[];
  skips: readonly number[];
  deck: number;
  discard: readonly string[];
  /** The cards played or discarded in the last turn. */
  latest: readonly string[];
  won: number;
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

export type TurnSkipped = {
  event: "turn_skipped";
  seat: number;
};

export type ModulePlaced = {
  event: "module_placed";
  seat: number;
  card: string;
};

export type ModuleBugged = {
  event: "module_bugged";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

export type PatchDestroyed = {
  event: "patch_destroyed";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

/** A second bug: the module is gone. */
export type ModuleCollapsed = {
  event: "module_collapsed";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

export type ModulePatched = {
  event: "module_patched";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

export type BugCured = {
  event: "bug_cured";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

export type ModuleStabilised = {
  event: "module_stabilised";
  seat: number;
  card: string;
  owner: number;
  module: string;
};

export type ModulesExchanged = {
  event: "modules_exchanged";
  seat: number;
  owner: number;
  module: string;
  other: number;
  other_module: string;
};

export type ModuleStolen = {
  event: "module_stolen";
  seat: number;
  owner: number;
  module: string;
};

export type BugTransferred = {
  event: "bug_transferred";
  seat: number;
  /** The module the bug came from. */
  module: string;
  owner: number;
  target: string;
};

export type PartyHeld = {
  event: "party_held";
  seat: number;
};

export type ProjectsSwapped = {
  event: "projects_swapped";
  seat: number;
  rival: number;
};

export type CardsDiscarded = {
  event: "cards_discarded";
  seat: number;
  cards: readonly string[];
};

export type TurnPassed = {
  event: "turn_passed";
  seat: number;
};

export type CardsDrawn = {
  event: "cards_drawn";
  seat: number;
  count: number;
  cards: readonly string[] | null;
};

export type DeckReshuffled = {
  event: "deck_reshuffled";
  cards: number;
};

export type ProjectAbandoned = {
  event: "project_abandoned";
  seat: number;
  modules: readonly string[];
};

/** A finished project leaves the table, and its seat begins the next. */
export type ProjectDelivered = {
  event: "project_delivered";
  seat: number;
  modules: readonly string[];
};

/** A module joins the project of its player (rule 5). */
export type PlaceModule = {
  move: "place_module";
  card: string;
};

/** A bug hits a module of a rival (rule 6). */
export type ThrowBug = {
  move: "throw_bug";
  card: string;
  owner: number;
  module: string;
};

/** A patch protects, cures or stabilises an own module (rule 6). */
export type ApplyPatch = {
  move: "apply_patch";
  card: string;
  owner: number;
  module: string;
};

/** Two seats exchange a module each; neither may end up with two of one colour. */
export type ArchitectChange = {
  move: "architect_change";
  card: string;
  owner: number;
  module: string;
  other: number;
  other_module: string;
};

/** Take a module from a rival, of a colour that the seat lacks. */
export type RecruitAce = {
  move: "recruit_ace";
  card: string;
  owner: number;
  module: string;
};

/**
 * Own bugs go to free modules of rivals: each field is the target of the bug on that module.
 * Without targets, as many bugs as possible are transferred.
 */
export type InternalPhishing = {
  move: "internal_phishing";
  card: string;
  backend?: readonly [number, string] | null;
  frontend?: readonly [number, string] | null;
  mobile?: readonly [number, string] | null;
  data_science?: readonly [number, string] | null;
  multicolor?: readonly [number, string] | null;
};

/** All other seats discard their hands, and only restock in their next turn. */
export type EndYearParty = {
  move: "end_year_party";
  card: string;
};

/** Swap the whole project with a rival's, including stabilised modules. */
export type ProjectSwap = {
  move: "project_swap";
  card: string;
  rival: number;
};

/** One to three cards go to the discard pile, as a set: they may be named in any order. */
export type Discard = {
  move: "discard";
  cards: readonly string[];
};

/** Pass, with an empty hand only. */
export type Pass = {
  move: "pass";
};

/** The defaults are the rulings of the README. */
export type TeraOptions = {
  ends: "minutes" | "rounds" | "score";
  /** Turns of each seat. */
  rounds: number;
  /** Stable modules; with 4 the first finished project wins. */
  target: number;
  /** After these no round begins. */
  minutes: number;
  first: "host" | "random";
  bug_self: boolean;
  patch_others: boolean;
  /** 0: no clock. */
  turn_seconds: number;
};

export type TeraEvent =
  | KernelEvent
  | HandDealt
  | TurnSkipped
  | ModulePlaced
  | ModuleBugged
  | PatchDestroyed
  | ModuleCollapsed
  | ModulePatched
  | BugCured
  | ModuleStabilised
  | ModulesExchanged
  | ModuleStolen
  | BugTransferred
  | PartyHeld
  | ProjectsSwapped
  | CardsDiscarded
  | TurnPassed
  | CardsDrawn
  | DeckReshuffled
  | ProjectAbandoned
  | ProjectDelivered;

export type TeraMove =
  | PlaceModule
  | ThrowBug
  | ApplyPatch
  | ArchitectChange
  | RecruitAce
  | InternalPhishing
  | EndYearParty
  | ProjectSwap
  | Discard
  | Pass;

export interface TeraTypes {
  view: TeraView;
  event: TeraEvent;
  move: TeraMove;
  options: TeraOptions;
  free: FreeLeaf;
  scenery: null;
  outcome: null;
  report: null;
}
