// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { FreeLeaf, Kept, KernelEvent } from "@/net/wire";

/**
 * A right place in a picture: an ellipse as wide and tall as the picture makes a circle of this
 * radius, in thousandths of its width and height.
 */
export type Area = {
  x: number;
  y: number;
  radius: number;
};

/** The answer of a question as it is shown. Only the fields of its kind are set. */
export type Solution = {
  /** Positions of the right options as shown; of an order, in the right order. */
  options: readonly number[];
  /** Accepted texts. */
  texts: readonly string[];
  number: number | null;
  within: number | null;
  areas: readonly Area[];
};

export type TriviaView = {
  kind: "choice" | "hotspot" | "number" | "order" | "poll" | "several" | "true_false" | "typed";
  question: string;
  category: string | null;
  /** Like `category`, null where a host's own question has none. */
  difficulty: string | null;
  /** An uploaded file, `sha256:<digest>`, or one of ours, `shipped:<name>`; empty for none. */
  picture: string;
  sound: string;
  /** The picture or sound in words. */
  alt: string;
  /** In the order shown; empty while the question is read, and for kinds without options. */
  options: readonly string[];
  /** Number of the options, known before they are shown. */
  places: number;
  /** Of the number that is asked for, with the limits of what may be answered. */
  unit: string;
  low: number | null;
  high: number | null;
  /** What the first and the last place of an order stand for, or nothing. */
  ends: readonly string[];
  /** The option that this seat has chosen. */
  mine: number | null;
  /** The answer of this seat, of any kind. */
  given: number | string | readonly number[] | null;
  /** The right option, once it is shown, where a single one is right. */
  right: number | null;
  /** The answer, once it is shown. */
  solution: Solution | null;
  right_seats: readonly number[];
  because: string;
  source: string;
  /** Number of answers for each option, once they are shown. */
  tally: readonly number[] | null;
  /** The option each seat has chosen, once they are shown; negative for none. */
  answers: readonly number[];
  /** The answer of each seat, of any kind, once they are shown. */
  replies: readonly (number | string | readonly number[] | null)[];
  /** How right each seat was, in percent, once the answer is shown. */
  shares: readonly number[];
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

/** A question without options may be answered. */
export type AnswersOpen = {
  event: "answers_open";
};

/** The option is secret until all answers are shown. Other answers are told only then. */
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

/** The answer to a question of another kind than a choice. */
export type SolutionShown = {
  event: "solution_shown";
  kind: "choice" | "hotspot" | "number" | "order" | "poll" | "several" | "true_false" | "typed";
  /** In words: of true and false, one of these; of a poll and a place in a picture nothing. */
  answer: string;
  because: string;
  seats: readonly number[];
};

/** Choose one option; of two for true or false, the first is true. */
export type Answer = {
  move: "answer";
  option: number;
};

/** Choose all options that are right, in their order on the screen. */
export type Choose = {
  move: "choose";
  options: readonly number[];
};

/** Answer in words. */
export type Write = {
  move: "write";
  text: string;
};

/** Answer with a number. */
export type Estimate = {
  move: "estimate";
  number: number;
};

/** Put the items in order: their places on the screen, the first one first. */
export type Arrange = {
  move: "arrange";
  order: readonly number[];
};

/** Point at a place of the picture, in thousandths of its width and height. */
export type Point = {
  move: "point";
  x: number;
  y: number;
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
  /** Which of our own questions are asked: of every kind, or with one right option of four. */
  kinds: "all" | "choice";
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
  /** In which order the host's own questions are asked. */
  quiz_order: "shuffled" | "written";
  /** The questions that earlier matches at the table asked, by their keys. */
  had?: readonly string[];
};

/** An answer and how often it was given. */
export type GivenAnswer = {
  /** Of true and false, one of these words, which clients name. */
  text: string;
  count: number;
  right: boolean;
};

export type QuestionReport = {
  round: number;
  /** The position that shows the answer. */
  step: number;
  kind: "choice" | "hotspot" | "number" | "order" | "poll" | "several" | "true_false" | "typed";
  question: string;
  category: string;
  difficulty: string;
  /** In words: of true and false, one of these; of a poll and a place in a picture nothing. */
  answer: string;
  /** Number of players who might answer. */
  asked: number;
  answered: number;
  /** Number of wholly right answers. */
  right: number;
  /**
   * How right the players were on average, in percent: all of them, or where the first right
   * answer ended the question those who answered. null where nothing is right or wrong.
   */
  share: number | null;
  /** The time of the answer in the middle. */
  median: number | null;
  answers: readonly GivenAnswer[];
};

export type QuizReport = {
  /** In the order in which they were asked. */
  questions: readonly QuestionReport[];
};

export type TriviaEvent =
  | KernelEvent
  | QuestionAsked
  | OptionsShown
  | AnswersOpen
  | Answered
  | Passed
  | AnswerShown
  | SolutionShown;

export type TriviaMove =
  | Answer
  | Choose
  | Write
  | Estimate
  | Arrange
  | Point
  | Pass;

export interface TriviaTypes {
  view: TriviaView;
  event: TriviaEvent;
  move: TriviaMove;
  options: TriviaOptions;
  free: FreeLeaf;
  scenery: null;
  outcome: null;
  report: QuizReport;
}
