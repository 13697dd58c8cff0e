// The report of a quiz: its order, and as a table to take along.

import type { GameText } from "@/i18n/gameText";
import type { Cell } from "@/model/csv";
import type { QuestionReport } from "./types";

export const ORDERS = ["hardest", "easiest", "asked"] as const;
export type Order = (typeof ORDERS)[number];

/** Questions without a right answer come last. */
export function sorted(questions: readonly QuestionReport[], order: Order): QuestionReport[] {
  const shareOf = ({ share }: QuestionReport) => share ?? 101;
  if (order === "hardest") return [...questions].sort((a, b) => shareOf(a) - shareOf(b));
  if (order === "easiest") {
    return [...questions].sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
  }
  return [...questions];
}

/** An answer as people read it: true and false have words of their own. */
export function answerText(kind: string, text: string, gameText: GameText): string {
  return kind === "true_false" ? gameText.formatter.format(`truth-${text}`) : text;
}

/** A row for each question, with a heading, in the order they were asked. */
export function tableOf(questions: readonly QuestionReport[], gameText: GameText): Cell[][] {
  const say = (name: string) => gameText.formatter.format(`board-report-${name}`);
  const headings = ["number", "question", "category", "difficulty", "solution", "players"];
  const figures = ["replies", "rights", "percent", "seconds", "given"];
  const named = (kind: string, id: string) => (id ? gameText.formatter.term(kind, id) : "");
  return [
    [...headings, ...figures].map(say),
    ...questions.map((one): Cell[] => [
      one.round,
      one.question,
      named("category", one.category),
      named("difficulty", one.difficulty),
      answerText(one.kind, one.answer, gameText),
      one.asked,
      one.answered,
      one.share === null ? null : one.right,
      one.share,
      one.median === null ? null : Math.round(one.median / 100) / 10,
      one.answers
        .map(({ text, count }) => `${answerText(one.kind, text, gameText)}: ${count}`)
        .join("; "),
    ]),
  ];
}
