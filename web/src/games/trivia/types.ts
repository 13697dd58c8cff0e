// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, Kept, KernelEvent } from "@/net/wire";

export type TriviaView = {
  question: string;
  category: string | null;
  /** A host's own question may have neither. */
  difficulty: string | null;
  /** In the order they are shown; none while the question is read. */
  options: readonly string[];
  /** What this seat has answered. */
  mine: number | null;
  /** Which one is right, once that is shown. */
  right: number | null;
  right_seats: readonly number[];
  because: string;
  source: string;
  /** How often each option was chosen, once that is shown. */
  tally: readonly [number, number, number, number] | null;
  /** What each seat has answered, once that is shown; below 0 for nothing. */
  answers: readonly number[];
  asked: readonly number[];
  answered: readonly boolean[];
  /** How many right answers each seat has given so far. */
  correct: readonly number[];
  /** How many questions the match has. */
  total: number;
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

export type QuestionAsked = {
  event: "question_asked";
  question: string;
  category: string | null;
  /** A host's own question may have neither. */
  difficulty: string | null;
  /** Who may answer. */
  seats: readonly number[];
};

export type OptionsShown = {
  event: "options_shown";
  options: readonly string[];
};

/** Which option it was is nobody else's business before all are shown. */
export type Answered = {
  event: "answered";
  seat: number;
  option: number | null;
  /** Whether it is known to be wrong already, since the first right answer ends the round. */
  locked: boolean;
};

export type Passed = {
  event: "passed";
  seat: number;
};

export type AnswerShown = {
  event: "answer_shown";
  option: number;
  answer: string;
  because: string;
  /** Who was right. */
  seats: readonly number[];
};

/** Settle on one of the four options. */
export type Answer = {
  move: "answer";
  option: number;
};

/** Leave the question to the others. */
export type Pass = {
  move: "pass";
};

/** The defaults are the rulings of the README. */
export type TriviaOptions = {
  language: "en" | "es";
  rounds: number;
  seconds: number;
  /** Seconds to read the question before the options appear. */
  reading: number;
  /** Seconds to look at the right answer before the next question. */
  showing: number;
  category: "all" | "arts" | "geography" | "history" | "literature" | "nature" | "science" | "sports" | "technology";
  difficulty: "easy" | "hard" | "medium" | "mixed";
  mode: "everyone" | "first_correct";
  points: "classic" | "linear";
  /** The most that speed adds to the 10 points of the linear profile. */
  bonus: number;
  difficulty_counts: boolean;
  penalty: number;
  team_play: "all_teams" | "sequential_within_team" | "team_turns";
  /** The host's own questions, in place of the bank's. */
  quiz: Record<string, unknown> | Kept;
};

export type TriviaEvent =
  | KernelEvent
  | QuestionAsked
  | OptionsShown
  | Answered
  | Passed
  | AnswerShown;

export type TriviaMove =
  | Answer
  | Pass;

export interface TriviaTypes {
  view: TriviaView;
  event: TriviaEvent;
  move: TriviaMove;
  options: TriviaOptions;
  free: FreeLeaf;
  scenery: null;
  outcome: null;
}
