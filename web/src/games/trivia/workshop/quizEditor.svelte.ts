// The quiz being edited, its problems as the server sees them, and where it is kept. What is not
// kept yet stays in this browser.

import * as api from "@/net/api";
import { sharedOptions } from "@/dom/shareLinks";
import { locale } from "@/i18n/texts.svelte";
import type { CreationCard, UploadProblem } from "@/net/wire";
import {
  documentOf,
  type Draft,
  MOST_QUESTIONS,
  moved,
  newDraft,
  type Quiz,
  quizOf,
} from "./draft";

export const GAME = "trivia";
export const OPTION = "quiz";
const PLACE = "ludoteca.workshop.trivia.";
const UNKEPT = "new";
/** Debounce of the checks by the server, in milliseconds. */
const CALM = 500;
const EMPTY: Quiz = { title: "", questions: [] };

export class QuizEditor {
  quiz = $state.raw<Quiz>(EMPTY);
  /** The question whose fields are open, by its key. */
  open = $state<number | null>(null);
  problems = $state.raw<readonly UploadProblem[]>([]);
  /** What it was kept as; null while it was not. */
  kept = $state.raw<CreationCard | null>(null);
  /** Whether it is kept as it is now. */
  isKept = $state(false);
  isBusy = $state(false);
  trouble = $state.raw<api.ApiError | null>(null);
  /** Whether problems are shown of questions nobody has finished typing. */
  isStrict = $state(false);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get current(): number {
    return this.quiz.questions.findIndex(({ key }) => key === this.open);
  }

  /** The problems of a field of a question; without a field, all of the question. */
  at(number: number, field?: string): readonly UploadProblem[] {
    const place = `questions.${number}`;
    return this.problems.filter((one) =>
      field === undefined
        ? one.place === place || one.place.startsWith(`${place}.`)
        : one.place === `${place}.${field}` || (field === "" && one.place === place),
    );
  }

  /** Load what the address names: a kept quiz, one in a link, or what was left here last. */
  async begin(): Promise<void> {
    const id = new URLSearchParams(location.search).get("kept") ?? "";
    const brought = (await sharedOptions(location.hash))[OPTION];
    const left = localStorage.getItem(PLACE + (id || UNKEPT));
    try {
      if (id) await this.#load(id);
      if (brought) this.#show(quizOf(brought as Record<string, unknown>));
      else if (left) this.#show(JSON.parse(left) as Quiz, true);
      else if (!id) this.#show(EMPTY);
    } catch (error) {
      this.trouble = error as api.ApiError;
    }
    if (brought) history.replaceState(null, "", location.pathname);
    if (!this.quiz.questions.length) this.add();
    this.open = this.quiz.questions[0]?.key ?? null;
  }

  async #load(id: string): Promise<void> {
    const found = await api.creation(id);
    if (!found.yours || !found.document) return;
    this.kept = found.card;
    this.quiz = quizOf(found.document);
    this.isKept = true;
  }

  rename(title: string): void {
    this.#show({ ...this.quiz, title });
  }

  change(number: number, change: Partial<Draft>): void {
    const questions = this.quiz.questions.map((one, at) =>
      at === number ? { ...one, ...change } : one,
    );
    this.#show({ ...this.quiz, questions });
  }

  add(draft: Draft = newDraft()): void {
    if (this.quiz.questions.length >= MOST_QUESTIONS) return;
    this.#show({ ...this.quiz, questions: [...this.quiz.questions, draft] });
    this.open = draft.key;
  }

  remove(number: number): void {
    const questions = this.quiz.questions.filter((_, at) => at !== number);
    this.#show({ ...this.quiz, questions });
  }

  move(number: number, by: number): void {
    this.#show({ ...this.quiz, questions: moved(this.quiz.questions, number, by) });
  }

  /** Add the questions of a file, without those that are faulty. */
  async take(content: { text: string } | { data: string }): Promise<readonly UploadProblem[]> {
    this.isBusy = true;
    try {
      const found = await api.upload(GAME, OPTION, content, locale());
      const { title, questions } = quizOf(found.document ?? {});
      const before = this.quiz.questions.filter(({ question }) => question.trim());
      const all = [...before, ...questions].slice(0, MOST_QUESTIONS);
      if (questions.length) this.#show({ title: this.quiz.title || title, questions: all });
      this.trouble = null;
      return found.problems;
    } catch (error) {
      this.trouble = error as api.ApiError;
      return [];
    } finally {
      this.isBusy = false;
    }
  }

  /** Keep it in the account or session; the first problem is opened if there is one. */
  async keep(): Promise<boolean> {
    this.isStrict = true;
    this.isBusy = true;
    try {
      await this.check();
      const first = this.problems[0];
      if (first) {
        this.#openFirst(first);
        return false;
      }
      const document = documentOf(this.quiz);
      const place = PLACE + (this.kept?.id ?? UNKEPT);
      this.kept = this.kept
        ? await api.changeCreation(this.kept.id, { document })
        : await api.keepCreation({ game: GAME, option: OPTION, document });
      localStorage.removeItem(place);
      history.replaceState(null, "", `${location.pathname}?kept=${this.kept.id}`);
      this.isKept = true;
      this.trouble = null;
      return true;
    } catch (error) {
      this.trouble = error as api.ApiError;
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #openFirst({ place }: UploadProblem): void {
    const number = Number(place.split(".")[1]);
    this.open = this.quiz.questions[number]?.key ?? this.open;
  }

  #show(quiz: Quiz, isLeft = false): void {
    // What was left in this browser has keys of another visit.
    const fresh = { ...quiz, questions: quiz.questions.map((one) => ({ ...one, ...keyFor(one) })) };
    this.quiz = isLeft ? fresh : quiz;
    this.isKept = false;
    localStorage.setItem(PLACE + (this.kept?.id ?? UNKEPT), JSON.stringify(quiz));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), CALM);
  }

  /** Ask the server for problems; only the reply to the last question counts. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    // A line for each question, so that the server counts them as people do.
    const { questions, ...rest } = documentOf(this.quiz);
    const lines = (questions as object[]).map((one) => JSON.stringify(one)).join(",\n");
    const head = JSON.stringify(rest).slice(0, -1);
    const text = `${head}${head === "{" ? "" : ","}"questions":[${lines}]}`;
    try {
      const found = await api.upload(GAME, OPTION, { text }, locale());
      if (number !== this.#asked) return;
      this.problems = found.problems;
      this.trouble = null;
    } catch (error) {
      this.trouble = error as api.ApiError;
    }
  }
}

const keyFor = (_: Draft) => ({ key: newDraft().key });
