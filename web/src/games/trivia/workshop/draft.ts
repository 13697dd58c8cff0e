// A quiz while it is edited: every question has the fields of all kinds, so that changing the kind
// loses nothing, and becomes a document with the fields of its own.

import type { TriviaView } from "@/games/trivia/types";

export type Kind = TriviaView["kind"];
export type Medium = "picture" | "sound";

export const KINDS: readonly Kind[] = [
  "choice",
  "true_false",
  "several",
  "typed",
  "number",
  "order",
  "hotspot",
  "poll",
];
export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 6;
export const FEWEST_ITEMS = 3;
export const MOST_AREAS = 5;
export const MOST_QUESTIONS = 200;
const USUAL_RADIUS = 80;

export interface Area {
  x: number;
  y: number;
  radius: number;
}

/** A question being edited. Numbers are texts, as they are typed. */
export interface Draft {
  /** Tells questions apart while they move; not part of the document. */
  key: number;
  kind: Kind;
  question: string;
  /** Options, or the items of an order in the right order. */
  options: readonly string[];
  /** The right options. */
  right: readonly number[];
  truth: boolean;
  /** Accepted answers. */
  texts: readonly string[];
  exact: boolean;
  answer: string;
  unit: string;
  low: string;
  high: string;
  within: string;
  ends: readonly [string, string];
  areas: readonly Area[];
  picture: string;
  sound: string;
  alt: string;
  because: string;
  category: string;
  difficulty: string;
  source: string;
}

export interface Quiz {
  title: string;
  questions: readonly Draft[];
}

type Document = Readonly<Record<string, unknown>>;

let keys = 0;

export function newDraft(kind: Kind = "choice"): Draft {
  keys += 1;
  return {
    key: keys,
    kind,
    question: "",
    options: ["", "", "", ""],
    right: [0],
    truth: true,
    texts: [""],
    exact: false,
    answer: "",
    unit: "",
    low: "",
    high: "",
    within: "",
    ends: ["", ""],
    areas: [],
    picture: "",
    sound: "",
    alt: "",
    because: "",
    category: "",
    difficulty: "",
    source: "",
  };
}

export const newArea = (x: number, y: number): Area => ({ x, y, radius: USUAL_RADIUS });

const text = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

/** The questions of a document; what it cannot read stays empty. */
export function quizOf(document: Document): Quiz {
  const questions = Array.isArray(document.questions) ? document.questions : [];
  return { title: text(document.title), questions: questions.map(draftOf) };
}

function draftOf(item: Document): Draft {
  const kind = KINDS.find((one) => one === item.kind) ?? "choice";
  const draft = newDraft(kind);
  const options = texts(kind === "order" ? item.items : item.options);
  const named = kind === "several" ? item.answers : [item.answer];
  const right = (Array.isArray(named) ? named : []).filter((one) => typeof one === "number");
  const [first = "", last = ""] = texts(item.ends);
  return {
    ...draft,
    ...textsOf(item),
    options: options.length ? options : draft.options,
    right: right.length ? right : draft.right,
    truth: item.answer !== false,
    texts: kind === "typed" && texts(item.answers).length ? texts(item.answers) : draft.texts,
    exact: item.tolerance === "exact",
    answer: kind === "number" ? text(item.answer) : "",
    ends: [first, last],
    areas: (Array.isArray(item.areas) ? item.areas : []) as Area[],
  };
}

const PLAIN = [
  "question",
  "unit",
  "low",
  "high",
  "within",
  "picture",
  "sound",
  "alt",
  "because",
  "category",
  "difficulty",
  "source",
] as const;

function textsOf(item: Document): Pick<Draft, (typeof PLAIN)[number]> {
  const pairs = PLAIN.map((name) => [name, text(item[name])]);
  return Object.fromEntries(pairs) as Pick<Draft, (typeof PLAIN)[number]>;
}

/** The document of a quiz, as the server reads it. */
export function documentOf(quiz: Quiz): Record<string, unknown> {
  const title = quiz.title.trim();
  return { ...(title ? { title } : {}), questions: quiz.questions.map(questionOf) };
}

export function questionOf(draft: Draft): Record<string, unknown> {
  const common = [
    "picture",
    "sound",
    "alt",
    "because",
    "category",
    "difficulty",
    "source",
  ] as const;
  const said = common
    .filter((name) => draft[name].trim())
    .map((name) => [name, draft[name].trim()]);
  const kind = draft.kind === "choice" ? {} : { kind: draft.kind };
  const own = factsOf(draft);
  return { ...kind, question: draft.question.trim(), ...own, ...Object.fromEntries(said) };
}

function factsOf(draft: Draft): Record<string, unknown> {
  const options = draft.options.map((one) => one.trim());
  switch (draft.kind) {
    case "choice":
      return { options, answer: draft.right[0] ?? null };
    case "true_false":
      return { answer: draft.truth };
    case "several":
      return { options, answers: [...draft.right].sort((one, other) => one - other) };
    case "typed":
      return {
        answers: draft.texts.map((one) => one.trim()).filter(Boolean),
        ...(draft.exact ? { tolerance: "exact" } : {}),
      };
    case "number": {
      const limits = (["low", "high", "within"] as const).filter((name) => draft[name].trim());
      return {
        answer: numberOf(draft.answer),
        ...(draft.unit.trim() ? { unit: draft.unit.trim() } : {}),
        ...Object.fromEntries(limits.map((name) => [name, numberOf(draft[name])])),
      };
    }
    case "order":
      return {
        items: options,
        ...(draft.ends.some((end) => end.trim()) ? { ends: draft.ends.map((e) => e.trim()) } : {}),
      };
    case "hotspot":
      return { areas: draft.areas };
    case "poll":
      return { options };
  }
}

/** A typed number, with a point or a decimal comma; what is none stays text, which is a fault. */
function numberOf(typed: string): number | string {
  const plain = typed.replace(/\s/g, "").replace(",", ".");
  return plain && Number.isFinite(Number(plain)) ? Number(plain) : typed;
}

/** A list in which one item stands one place further up (-1) or down (1). */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const changed = [...list];
  if (to < 0 || to >= list.length) return changed;
  changed.splice(to, 0, ...changed.splice(from, 1));
  return changed;
}
