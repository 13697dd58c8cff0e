// Messages as conversations: who writes with whom, what is unread, by round, and found by words.

import type { Message } from "@/net/wire";

/** The keys of the conversations that are not letters. */
export const EVERYBODY = "all";
export const GALLERY = "gallery";

export interface Conversation {
  key: string;
  /** The seats it is between; none for those that are not letters. */
  circle: readonly number[];
  messages: readonly Message[];
  unread: readonly number[];
}

/** What a message shows of its conversation. */
type Addressed = Pick<Message, "seat" | "to" | "gallery">;

export function keyOf({ seat, to, gallery }: Addressed): string {
  if (gallery) return GALLERY;
  return to ? letterKey(seat === null ? to : [seat, ...to]) : EVERYBODY;
}

/** The key of the letters between some seats. */
export function letterKey(seats: readonly number[]): string {
  return [...new Set(seats)].sort((one, other) => one - other).join("-");
}

export function circleOf(key: string): readonly number[] {
  return key === EVERYBODY || key === GALLERY ? [] : key.split("-").map(Number);
}

/** All conversations, the latest first. */
export function conversationsOf(
  messages: readonly Message[],
  unread: readonly number[],
): Conversation[] {
  const byKey = new Map<string, Message[]>();
  for (const message of messages) {
    const key = keyOf(message);
    byKey.set(key, [...(byKey.get(key) ?? []), message]);
  }
  const found = [...byKey].map(([key, own]) => ({
    key,
    circle: circleOf(key),
    messages: own,
    unread: own.map(({ number }) => number).filter((number) => unread.includes(number)),
  }));
  return found.sort((one, other) => lastNumber(other) - lastNumber(one));
}

function lastNumber({ messages }: Conversation): number {
  return messages.at(-1)?.number ?? 0;
}

export interface RoundOfMessages {
  match: string;
  round: number;
  messages: readonly Message[];
}

/** Messages in groups by the match and the round they were written in. */
export function byRound(messages: readonly Message[]): RoundOfMessages[] {
  const groups: { match: string; round: number; messages: Message[] }[] = [];
  for (const message of messages) {
    const { match, round } = message;
    const last = groups.at(-1);
    if (last?.match === match && last.round === round) last.messages.push(message);
    else groups.push({ match, round, messages: [message] });
  }
  return groups;
}

/** Without case and accents, so that “Perugia” is found by “perúgia”. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Messages that have all words of a query, the latest first. */
export function searched(
  messages: readonly Message[],
  query: string,
  nameOf: (message: Message) => string,
): Message[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (message: Message) => {
    const text = folded(`${nameOf(message)} ${message.text}`);
    return words.every((word) => text.includes(word));
  };
  return messages.filter(has).reverse();
}
