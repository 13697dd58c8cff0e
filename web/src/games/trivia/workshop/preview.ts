// A question being edited as players see it: the view that the server would send.

import { givenOf, type Reply } from "@/games/trivia/kinds/answering";
import type { Solution, TriviaView } from "@/games/trivia/types";
import { type Draft, questionOf } from "./draft";

interface Shown {
  /** What was answered in the preview. */
  reply: Reply | null;
  /** Whether the answer is shown, as after the question. */
  isSolved: boolean;
  number: number;
  total: number;
}

/** Items to be put in order never lie in it already; other options stay as they were typed. */
function orderOf(draft: Draft): number[] {
  const places = draft.options.map((_, at) => at);
  return draft.kind === "order" ? [...places.slice(1), ...places.slice(0, 1)] : places;
}

export function previewOf(draft: Draft, { reply, isSolved, number, total }: Shown): TriviaView {
  const hasOptions = ["choice", "several", "order", "poll"].includes(draft.kind);
  const order = orderOf(draft);
  const options = hasOptions ? order.map((at) => draft.options[at] || "…") : [];
  const given = reply && !isSolved ? givenOf(reply) : null;
  const limit = (typed: string) => (typed.trim() && Number.isFinite(+typed) ? Number(typed) : null);
  return {
    kind: draft.kind,
    question: draft.question || "…",
    category: null,
    difficulty: null,
    picture: draft.picture,
    sound: draft.sound,
    alt: draft.alt,
    options,
    places: draft.kind === "true_false" ? 2 : options.length,
    unit: draft.kind === "number" ? draft.unit : "",
    low: draft.kind === "number" ? limit(draft.low) : null,
    high: draft.kind === "number" ? limit(draft.high) : null,
    ends: draft.kind === "order" && draft.ends[0] ? draft.ends : [],
    mine: null,
    given,
    right: null,
    solution: isSolved ? solutionOf(draft, order) : null,
    right_seats: isSolved && draft.kind !== "poll" ? [0] : [],
    because: isSolved ? draft.because : "",
    source: isSolved ? draft.source : "",
    tally: isSolved ? options.map(() => 0) : null,
    answers: [],
    replies: [],
    shares: [],
    asked: [0],
    answered: [given !== null],
    correct: [0],
    total,
    seat: isSolved ? null : 0,
    round: number,
    phase: "answering",
    scores: [0],
    out: [],
    resting: isSolved,
    over: "",
  };
}

/** What the document says is right. */
function solutionOf(draft: Draft, order: readonly number[]): Solution {
  const { answer, answers = [] } = questionOf(draft);
  const solution: Solution = { options: [], texts: [], number: null, within: null, areas: [] };
  switch (draft.kind) {
    case "true_false":
      return { ...solution, options: [draft.truth ? 0 : 1] };
    case "choice":
    case "several":
      return {
        ...solution,
        options: draft.kind === "choice" ? draft.right.slice(0, 1) : draft.right,
      };
    case "typed":
      return { ...solution, texts: answers as string[] };
    case "number":
      return { ...solution, number: typeof answer === "number" ? answer : null };
    case "order":
      return { ...solution, options: order.map((_, place) => order.indexOf(place)) };
    case "hotspot":
      return { ...solution, areas: draft.areas };
    case "poll":
      return solution;
  }
}
