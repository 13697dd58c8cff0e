// What the server tells of a match of Trivia.

import type { View } from "@/net/wire";

export interface TriviaView extends View {
  question: string;
  category: string | null;
  difficulty: string | null;
  options: string[];
  mine: number | null;
  right: number | null;
  right_seats: number[];
  because: string;
  source: string;
  answers: number[];
  asked: number[];
  answered: boolean[];
  total: number;
}

/** As long as its place is empty: so many options there will be. */
export const OPTIONS = 4;
