// A quiz in the editor: read from a document and written again without loss, whatever its kinds.

import { describe, expect, it } from "vitest";

import {
  documentOf,
  KINDS,
  moved,
  newDraft,
  questionOf,
  quizOf,
} from "@/games/trivia/workshop/draft";
import { previewOf } from "@/games/trivia/workshop/preview";

const QUESTIONS: Record<string, unknown>[] = [
  { question: "One?", options: ["a", "b", "c"], answer: 2, because: "So it is.", source: "A book" },
  { kind: "true_false", question: "True?", answer: false },
  { kind: "several", question: "Which?", options: ["a", "b", "c"], answers: [0, 2] },
  { kind: "typed", question: "Who?", answers: ["Ana", "Anna"], tolerance: "exact" },
  { kind: "number", question: "How far?", answer: 2.5, unit: "km", low: 0, high: 10, within: 1 },
  { kind: "order", question: "First?", items: ["x", "y", "z"], ends: ["old", "new"] },
  {
    kind: "hotspot",
    question: "Where?",
    areas: [{ x: 10, y: 20, radius: 30 }],
    picture: "sha256:ab",
    alt: "A hill",
  },
  { kind: "poll", question: "Tea?", options: ["yes", "no"], category: "Us", difficulty: "easy" },
];

describe("a quiz in the editor", () => {
  it("has a question of every kind in this test", () => {
    expect(QUESTIONS.map(({ kind }) => kind ?? "choice")).toEqual(KINDS);
  });

  it("is written as it was read", () => {
    const document = { title: "Ours", questions: QUESTIONS };
    expect(documentOf(quizOf(document))).toEqual(document);
  });

  it("keeps what another kind had", () => {
    const [draft] = quizOf({ questions: QUESTIONS }).questions;
    const turned = { ...draft!, kind: "poll" as const };
    expect(questionOf({ ...turned, kind: "choice" })).toEqual(QUESTIONS[0]);
  });

  it("leaves what cannot be read empty", () => {
    const [draft] = quizOf({
      questions: [{ kind: "riddle", question: 5, options: "x" }],
    }).questions;
    expect(draft).toMatchObject({ kind: "choice", question: "5", options: ["", "", "", ""] });
    expect(quizOf({ questions: "none" }).questions).toEqual([]);
  });

  it("tells a typed number from a text", () => {
    const draft = { ...newDraft("number"), answer: "1 234,5", low: "many" };
    expect(questionOf(draft)).toMatchObject({ answer: 1234.5, low: "many" });
  });

  it("moves questions within its ends", () => {
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });

  it("is previewed without its answer, which is shown when it is asked for", () => {
    const { questions } = quizOf({ questions: QUESTIONS });
    for (const draft of questions) {
      const shown = { reply: null, number: 1, total: 8 };
      expect(previewOf(draft, { ...shown, isSolved: false }).solution).toBeNull();
      const { solution, options } = previewOf(draft, { ...shown, isSolved: true });
      expect(solution).not.toBeNull();
      if (draft.kind === "order") {
        expect(options).not.toEqual(draft.options);
        expect(solution!.options.map((at) => options[at])).toEqual(draft.options);
      }
    }
  });
});
