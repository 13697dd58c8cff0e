// The messages of one table in this browser: which are unread, and older ones on demand.

import { keyOf } from "@/model/conversations";
import { isSilenced } from "./ties.svelte";
import type { Reply, TableRequest } from "./tableSocket";
import type { Message, Welcome } from "./wire";

export class MessageBox {
  #received = $state.raw<readonly Message[]>([]);
  /** Without those of people I blocked. */
  readonly all = $derived(this.#received.filter(({ person }) => !isSilenced(person)));
  /** Numbers of unread messages. */
  unread = $state.raw<readonly number[]>([]);
  /** The number before which the server may have older ones; 0 for none. */
  before = $state(0);
  readonly #request: (body: TableRequest) => Promise<Reply | null>;

  constructor(request: (body: TableRequest) => Promise<Reply | null>) {
    this.#request = request;
  }

  open({ messages, unread, messages_before }: Welcome): void {
    this.#received = messages;
    this.unread = unread;
    this.before = messages_before ?? 0;
  }

  /** Keep a new message, once. */
  add(message: Message, isMine: boolean): void {
    if (this.#received.some(({ number }) => number === message.number)) return;
    this.#received = [...this.#received, message];
    if (!isMine && !isSilenced(message.person)) this.unread = [...this.unread, message.number];
  }

  /** At an anonymous table the reader's id changes with every match: their messages stay theirs. */
  knowAs(before: string, now: string): void {
    if (before === now) return;
    this.#received = this.#received.map((one) =>
      one.person === before ? { ...one, person: now } : one,
    );
  }

  /** Mark messages as read; the server remembers it for each conversation. */
  async read(numbers: readonly number[]): Promise<void> {
    this.unread = this.unread.filter((number) => !numbers.includes(number));
    const last = new Map<string, number>();
    for (const message of this.all)
      if (numbers.includes(message.number)) last.set(keyOf(message), message.number);
    await Promise.all([...last.values()].map((number) => this.#request({ type: "read", number })));
  }

  async loadEarlier(): Promise<void> {
    const { before } = this;
    if (!before) return;
    const reply = await this.#request({ type: "ask_messages", before });
    if (reply?.type !== "messages" || this.before !== before) return;
    this.#received = [...reply.messages, ...this.#received];
    this.before = reply.before;
  }
}
