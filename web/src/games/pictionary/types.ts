// Generated from the game's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

import type { Kept, KernelEvent } from "@/net/wire";

/** Colour and size of a stroke. White erases. */
export type Pen = {
  colour: string;
  size: number;
  /** What the points are of, if not of a line drawn by hand. */
  tool?: string;
};

/** A wrong guess, which all seats see. */
export type WrongGuess = {
  seat: number;
  text: string;
};

/** What two players have done together. */
export type Together = {
  /** Words that were guessed. */
  guessed: number;
  drawings: number;
  level: string;
};

export type PictionaryView = {
  language: string;
  difficulty: string;
  paper: number;
  /** The seats in the order in which they draw. */
  order: readonly number[];
  drawer: number;
  /** Empty for a seat that may not know it. */
  word: string;
  /** null for a host's own words. */
  theme: string | null;
  mask: string;
  /** Words of which this seat chooses one. */
  offered: readonly string[];
  /** Whether the drawer still chooses a word. */
  is_choosing: boolean;
  strokes: readonly (readonly (readonly number[])[])[];
  /** One for each stroke. */
  pens: readonly Pen[];
  right: readonly number[];
  guesses: readonly WrongGuess[];
  /** Number of nearly right guesses of this seat. */
  near: number;
  /** A guess of this seat that is held for a moment. */
  held: string;
  /** Seats that may guess. */
  asked: readonly number[];
  claims: readonly number[];
  locked: readonly boolean[];
  turns: readonly number[];
  /** Time of the last step, in match time. */
  at: number;
  /** End of the time to choose or to draw, in match time; hints and verdicts may be due before. */
  ends_at: number;
  /** What two players have done together; absent where more play. */
  together?: Together;
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

/** The drawer learns the words to choose from. */
export type WordsOffered = {
  event: "words_offered";
  seat: number;
  words: readonly string[] | null;
};

/** The drawer learns the word, the others its theme and its mask. */
export type WordGiven = {
  event: "word_given";
  seat: number;
  word: string | null;
  /** null for a host's own words. */
  theme: string | null;
  mask: string;
};

export type WordSkipped = {
  event: "word_skipped";
  seat: number;
  word: string;
};

export type LetterShown = {
  event: "letter_shown";
  mask: string;
};

export type Drawn = {
  event: "drawn";
  stroke: readonly (readonly number[])[];
  colour: string;
  size: number;
  /** Whether it continues the last stroke. */
  joined: boolean;
  /** What the points are of, if not of a line drawn by hand. */
  tool?: string;
};

export type Undone = {
  event: "undone";
  seat: number;
};

export type Redone = {
  event: "redone";
  seat: number;
};

export type Cleared = {
  event: "cleared";
  seat: number;
};

export type GaveUp = {
  event: "gave_up";
  seat: number;
};

/** A wrong guess; a right one is never published. */
export type Guessed = {
  event: "guessed";
  seat: number;
  text: string;
};

export type GuessedRight = {
  event: "guessed_right";
  seat: number;
};

export type NearlyGuessed = {
  event: "nearly_guessed";
  seat: number;
  text: string;
};

export type GuessHeld = {
  event: "guess_held";
  seat: number;
  text: string;
};

export type Claimed = {
  event: "claimed";
  seat: number;
};

export type Judged = {
  event: "judged";
  seat: number;
  right: boolean;
};

export type WordShown = {
  event: "word_shown";
  word: string;
  /** Seats that guessed it. */
  seats: readonly number[];
};

/** What two players have done together so far. */
export type CountedTogether = {
  event: "counted_together";
  guessed: number;
  drawings: number;
  level: string;
};

/** Add a stroke to the drawing, or continue the last one. */
export type Draw = {
  move: "draw";
  stroke: readonly (readonly number[])[];
  colour?: string;
  size?: number;
  joined?: boolean;
};

/** Add a line, a rectangle or an ellipse between two points. */
export type Shape = {
  move: "shape";
  tool: string;
  stroke: readonly (readonly number[])[];
  colour?: string;
  size?: number;
};

/** Colour an area, given by points around it, or continue the last one. */
export type Fill = {
  move: "fill";
  stroke: readonly (readonly number[])[];
  colour?: string;
  joined?: boolean;
};

/** Remove the last stroke, or bring back what was cleared. */
export type Undo = {
  move: "undo";
};

/** Draw again what was undone. */
export type Redo = {
  move: "redo";
};

/** Clear the drawing. */
export type Clear = {
  move: "clear";
};

/** Choose the word to draw, of those on offer. */
export type ChooseWord = {
  move: "choose_word";
  word: string;
};

/** Ask for another word: once a round, before the first stroke. */
export type SkipWord = {
  move: "skip_word";
};

/** End the round; the drawer gets nothing for it. */
export type GiveUp = {
  move: "give_up";
};

/** Type a guess. */
export type Guess = {
  move: "guess";
  text: string;
};

/** Say the word aloud, and ask the drawer for a verdict. */
export type Claim = {
  move: "claim";
};

/** Give the verdict on the first claim that waits. */
export type Judge = {
  move: "judge";
  right: boolean;
};

/** The defaults are the rulings of the README. */
export type PictionaryOptions = {
  ends: "minutes" | "rounds" | "score";
  /** Drawings of each seat. */
  rounds: number;
  /** The points that win. */
  target: number;
  /** After these no round begins. */
  minutes: number;
  language: "en" | "es";
  guessing: "spoken" | "typed";
  round_ends: "all" | "first";
  scoring: "classic" | "points";
  seconds: number;
  /** Seconds to look at the drawing and its word before the next. */
  showing: number;
  theme: "actions" | "all" | "animals" | "body" | "food" | "home" | "nature" | "people" | "places" | "sports" | "stories" | "transport";
  difficulty: "easy" | "hard" | "medium" | "mixed";
  hints: "length" | "letters" | "none";
  /** The drawer chooses one of three words. */
  choose_word: boolean;
  may_skip: boolean;
  team_play: "all_teams" | "team_turns";
  /** The host's own list. */
  words: Record<string, unknown> | Kept;
  /** The shipped words come besides the host's own, instead of not at all. */
  mix_words: boolean;
  /** What `ends` was called. */
  win?: "first_to_points" | "rounds";
  /** What `rounds` was called. */
  laps?: number;
};

/** Somebody who has guessed a word. */
export type Guesser = {
  seat: number;
  after: number;
};

export type Drawing = {
  round: number;
  /** The position that shows the word. */
  step: number;
  drawer: number;
  word: string;
  strokes: readonly (readonly (readonly number[])[])[];
  /** One for each stroke. */
  pens: readonly Pen[];
  /** In the order in which they guessed it. */
  right: readonly Guesser[];
  /** Number of players who might guess. */
  asked: number;
};

export type Gallery = {
  /** The width and height of a sheet. */
  paper: number;
  drawings: readonly Drawing[];
};

/** The limits of a stroke. */
export type StrokeHints = {
  /** The width and height of the sheet. */
  paper: number;
  /** The most points of one move. */
  points: number;
};

export type PictionaryEvent =
  | KernelEvent
  | WordsOffered
  | WordGiven
  | WordSkipped
  | LetterShown
  | Drawn
  | Undone
  | Redone
  | Cleared
  | GaveUp
  | Guessed
  | GuessedRight
  | NearlyGuessed
  | GuessHeld
  | Claimed
  | Judged
  | WordShown
  | CountedTogether;

export type PictionaryMove =
  | Draw
  | Shape
  | Fill
  | Undo
  | Redo
  | Clear
  | ChooseWord
  | SkipWord
  | GiveUp
  | Guess
  | Claim
  | Judge;

/** The hints of fields that no list describes, by kind. */
export type PictionaryFree =
  | ({ free: "stroke" } & StrokeHints);

export interface PictionaryTypes {
  view: PictionaryView;
  event: PictionaryEvent;
  move: PictionaryMove;
  options: PictionaryOptions;
  free: PictionaryFree;
  scenery: null;
  outcome: null;
  report: Gallery;
}
