// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, Kept, KernelEvent } from "@/net/wire";

export type TriviaView = {
  question: string;
  category: string | null;
  /** Like `category`, null where a host's own question has none. */
  difficulty: string | null;
  /** In the order shown; empty while the question is read. */
  options: readonly string[];
  /** The answer of this seat. */
  mine: number | null;
  /** The right option, once it is shown. */
  right: number | null;
  right_seats: readonly number[];
  because: string;
  source: string;
  /** Number of answers for each option, once they are shown. */
  tally: readonly [number, number, number, number] | null;
  /** The answer of each seat, once they are shown; negative for none. */
  answers: readonly number[];
  asked: readonly number[];
  answered: readonly boolean[];
  /** Number of right answers of each seat so far. */
  correct: readonly number[];
  /** Number of questions in the match; null where points or time end it. */
  total: number | null;
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

export type QuestionAsked = {
  event: "question_asked";
  question: string;
  category: string | null;
  /** Like `category`, null where a host's own question has none. */
  difficulty: string | null;
  /** Seats that may answer. */
  seats: readonly number[];
};

export type OptionsShown = {
  event: "options_shown";
  options: readonly string[];
};

/** The option is secret until all answers are shown. */
export type Answered = {
  event: "answered";
  seat: number;
  option: number | null;
  /** Whether the answer is known to be wrong, where the first right one ends the round. */
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
  /** Seats that were right. */
  seats: readonly number[];
};

/** Choose one of the four options. */
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
  ends: "minutes" | "rounds" | "score";
  rounds: number;
  /** The points that win. */
  target: number;
  /** After these no round begins. */
  minutes: number;
  language: "en" | "es";
  seconds: number;
  /** Seconds to read the question before the options appear. */
  reading: number;
  /** Seconds to look at the right answer before the next question. */
  showing: number;
  category: "all" | "arts" | "food" | "games" | "geography" | "history" | "literature" | "music" | "nature" | "recent" | "science" | "screen" | "sports" | "technology";
  difficulty: "easy" | "hard" | "medium" | "mixed";
  mode: "everyone" | "first_correct";
  points: "classic" | "linear";
  /** Most points for speed, on top of the 10 of the linear profile. */
  bonus: number;
  difficulty_counts: boolean;
  penalty: number;
  team_play: "all_teams" | "sequential_within_team" | "team_turns";
  /** The host's own questions, in place of the bank's. */
  quiz: Record<string, unknown> | Kept;
  /** The questions that earlier matches at the table asked, by their keys. */
  had?: readonly string[];
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
