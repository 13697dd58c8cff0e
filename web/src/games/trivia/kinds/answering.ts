// What the answer fields of all kinds of question share: which move answers, and what was sent.

import type { TriviaMove, TriviaView } from "@/games/trivia/types";

export type Reply = Exclude<TriviaMove, { move: "pass" }>;
export type Given = TriviaView["given"];

export const isReply = (move: { move: string }) => move.move !== "pass";

/** The answer of a move, as the view has it once the server took it. */
export function givenOf(reply: Reply): Given {
  switch (reply.move) {
    case "answer":
      return reply.option;
    case "choose":
      return reply.options;
    case "write":
      return reply.text;
    case "estimate":
      return reply.number;
    case "arrange":
      return reply.order;
    case "point":
      return [reply.x, reply.y];
  }
}

/** Whether an option belongs to an answer: it is the one chosen, or one of them. */
export function hasOption(given: Given, option: number): boolean {
  return Array.isArray(given) ? given.includes(option) : given === option;
}

/** A number as people of this language write it. */
export function numberText(value: number, locale: string): string {
  const isYear = Number.isInteger(value) && Math.abs(value) < 10_000;
  return value.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: !isYear });
}

/** A typed number: with a point or a decimal comma; null where it is none. */
export function parsedNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace("−", "-");
  const digits = plain.includes(".") ? plain.replaceAll(",", "") : plain.replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}
