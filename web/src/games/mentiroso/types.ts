// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, Kept, KernelEvent } from "@/net/wire";

export type MentirosoView = {
  language: string;
  /** The seats in the order in which they speak. */
  order: readonly number[];
  orator: number;
  statement: string;
  /** null where a host's own statement has none. */
  category: string | null;
  /** For the orator, and for everybody once it is shown. */
  truth: boolean | null;
  because: string;
  source: string;
  /** What the orator has written. */
  lines: readonly string[];
  /** Seats that may vote on this statement. */
  voters: readonly number[];
  /** Seats that have voted or abstained. */
  voted: readonly boolean[];
  /** The vote of this seat. */
  mine: boolean | null;
  /** Seats that voted for true, once the truth is shown. */
  believed: readonly number[];
  /** Seats that voted for a lie, once the truth is shown. */
  doubted: readonly number[];
  /** Time the orator took to prepare; 0 while they do. */
  prepared: number;
  turns: readonly number[];
  /** Number of wrong votes that each seat has got as orator. */
  fooled: readonly number[];
  /** Number of right votes of each seat. */
  caught: readonly number[];
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

/** Everybody sees the statement; only the orator learns whether it is true. */
export type StatementGiven = {
  event: "statement_given";
  seat: number;
  statement: string;
  /** null where a host's own statement has none. */
  category: string | null;
  truth: boolean | null;
};

export type SpeechBegan = {
  event: "speech_began";
  seat: number;
};

/** A line that the orator wrote. */
export type Said = {
  event: "said";
  seat: number;
  text: string;
};

export type VotingBegan = {
  event: "voting_began";
  /** Seats that may vote. */
  seats: readonly number[];
};

/** The vote is secret until the truth is shown. */
export type Voted = {
  event: "voted";
  seat: number;
  truth: boolean | null;
};

export type Abstained = {
  event: "abstained";
  seat: number;
};

export type TruthShown = {
  event: "truth_shown";
  truth: boolean;
  because: string;
  /** Seats that voted for true. */
  believed: readonly number[];
  /** Seats that voted for a lie. */
  doubted: readonly number[];
};

/** Begin to speak before the time to prepare is over. */
export type Begin = {
  move: "begin";
};

/** Write a line, for those who cannot hear the orator. */
export type Say = {
  move: "say";
  text: string;
};

/** End the speech before its time is over. */
export type Finish = {
  move: "finish";
};

/** Vote that the statement is true, or a lie. */
export type Vote = {
  move: "vote";
  truth: boolean;
};

/** Leave the vote to the others. */
export type Abstain = {
  move: "abstain";
};

/** The defaults are the rulings of the README. */
export type MentirosoOptions = {
  ends: "minutes" | "rounds" | "score";
  /** Speeches of each seat. */
  rounds: number;
  /** The points that win. */
  target: number;
  /** After these no round begins. */
  minutes: number;
  language: "en" | "es";
  /** Seconds for the orator to think of something. */
  preparing: number;
  speaking: number;
  voting: number;
  /** Seconds to look at the truth before the next statement. */
  showing: number;
  category: "all" | "animals" | "body" | "food" | "geography" | "history" | "inventions" | "language" | "plants" | "space" | "sports";
  /** For what an orator is paid: for wrong votes, or for being believed. */
  pay: "believed" | "fooling";
  /** Votes are taken during the speech, and may be changed until the voting is over. */
  early_votes: boolean;
  /** The host's own statements, in place of the bank's. */
  statements: Record<string, unknown> | Kept;
  /** The statements of earlier matches at the table, by their keys. */
  had?: readonly string[];
};

export type MentirosoEvent =
  | KernelEvent
  | StatementGiven
  | SpeechBegan
  | Said
  | VotingBegan
  | Voted
  | Abstained
  | TruthShown;

export type MentirosoMove =
  | Begin
  | Say
  | Finish
  | Vote
  | Abstain;

export interface MentirosoTypes {
  view: MentirosoView;
  event: MentirosoEvent;
  move: MentirosoMove;
  options: MentirosoOptions;
  free: FreeLeaf;
  scenery: null;
  outcome: null;
  report: null;
}
