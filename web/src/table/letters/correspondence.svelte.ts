// The letters and messages of a table as its reader sees them: conversations, names, what may be
// written and why not.

import { createContext } from "svelte";

import type { Dealings } from "@/boards/dealings";
import { dealingsOf, roundNameOf, seatNamesOf } from "@/games/registry";
import type { GameText } from "@/i18n/gameText";
import type { RoundName } from "@/i18n/roundName";
import { formatList, formatRecent, t } from "@/i18n/texts.svelte";
import {
  circleOf,
  conversationsOf,
  EVERYBODY,
  GALLERY,
  letterKey,
  type Conversation,
} from "@/model/conversations";
import type { Room } from "@/net/room.svelte";
import type { Message } from "@/net/wire";

export class Correspondence {
  readonly #room: () => Room | null;
  readonly #gameText: () => GameText | null;
  readonly #hasLetters: () => boolean;
  #roundName = $state.raw<RoundName | null>(null);
  /** The agreements of the game, where it has them. */
  dealings = $state.raw<Dealings | null>(null);
  /** What the game calls the seats; `null` if they are called by their players. */
  #titles = $state.raw<readonly string[] | null>(null);

  constructor(room: () => Room | null, gameText: () => GameText | null, hasLetters: () => boolean) {
    this.#room = room;
    this.#gameText = gameText;
    this.#hasLetters = hasLetters;
    $effect(() => {
      const game = room()?.match?.game;
      this.#roundName = null;
      this.dealings = null;
      if (!game) return;
      void roundNameOf(game).then((found) => (this.#roundName = found));
      void dealingsOf(game).then((found) => (this.dealings = found));
    });
    $effect(() => {
      const [match, view, text] = [this.#match, this.#view, gameText()];
      if (!match || !view || !text) return;
      void seatNamesOf(match.game, match.id, view, text).then((found) => (this.#titles = found));
    });
  }

  get #match() {
    return this.#room()?.match ?? null;
  }

  get #view() {
    return this.#room()?.position?.view ?? null;
  }

  /** The reader's seat; `null` for spectators. */
  get me(): number | null {
    return this.#room()?.you?.seat ?? null;
  }

  /** Whether there is a match whose game has letters. */
  readonly isOffered: boolean = $derived.by(() => this.#match !== null && this.#hasLetters());

  readonly isRunning: boolean = $derived.by(() => {
    const room = this.#room();
    return room?.table?.phase === "playing" && room.position?.over === "";
  });

  /** Whether the reader has a seat that is still in the running match. */
  readonly isPlaying: boolean = $derived(
    this.isRunning && this.me !== null && !this.#view?.out[this.me],
  );

  // Names

  /** What a seat is called: in some games the power, otherwise the player. */
  title(seat: number): string {
    return this.#titles?.[seat] ?? this.player(seat);
  }

  /** The player at a seat. */
  player(seat: number): string {
    return this.#match?.names[seat] ?? "";
  }

  /** Both, where they differ. */
  fullTitle(seat: number): string {
    const [title, player] = [this.title(seat), this.player(seat)];
    return title === player ? title : `${title} (${player})`;
  }

  /** Who wrote a message: the seat's name in this match, otherwise the name at that time. */
  sender({ seat, match, name }: Message): string {
    return seat !== null && match === this.#match?.id ? this.title(seat) : name;
  }

  round(round: number): string {
    const [named, view, text] = [this.#roundName, this.#view, this.#gameText()];
    if (!round) return t("letters-before");
    if (named && view && text) return named(round, view, text);
    return text?.round(round) ?? "";
  }

  /** The others of a conversation. */
  others(key: string): number[] {
    return circleOf(key).filter((seat) => seat !== this.me);
  }

  name(key: string): string {
    if (key === EVERYBODY) return t("letters-everybody");
    if (key === GALLERY) return t("letters-gallery");
    return formatList(this.others(key).map((seat) => this.title(seat)));
  }

  // Conversations

  readonly conversations: readonly Conversation[] = $derived.by(() => {
    const room = this.#room();
    const found = room ? conversationsOf(room.messages, room.unread) : [];
    const open = this.isRunning && !this.isPlaying ? [EVERYBODY, GALLERY] : [EVERYBODY];
    const missing = open.filter((key) => !found.some((one) => one.key === key));
    return [...found, ...missing.map((key) => ({ key, circle: [], messages: [], unread: [] }))];
  });

  conversation(key: string): Conversation {
    const found = this.conversations.find((one) => one.key === key);
    return found ?? { key, circle: circleOf(key), messages: [], unread: [] };
  }

  /** Seats of other people who are in the match: bots read no letters. */
  readonly reachable: readonly number[] = $derived.by(() => {
    const seats = this.#room()?.table?.seats ?? [];
    if (!this.isOffered || this.silence || !this.#hasPrivatePress || !this.isPlaying) return [];
    return seats.flatMap(({ person }, seat) =>
      person && seat !== this.me && !this.#view?.out[seat] ? [seat] : [],
    );
  });

  readonly unread: number = $derived.by(() => this.#room()?.unread.length ?? 0);

  /** Unread letters from a seat. */
  unreadFrom(seat: number): number {
    const from = new Set(
      this.#room()?.messages.flatMap((one) => (one.seat === seat && one.to ? [one.number] : [])),
    );
    return this.#room()?.unread.filter((number) => from.has(number)).length ?? 0;
  }

  /** The conversation to open for a seat: the one with its unread letters, or between the two. */
  keyFor(seat: number): string {
    const waiting = this.conversations.find(
      (one) =>
        one.circle.length > 0 &&
        one.messages.some(
          (message) => message.seat === seat && one.unread.includes(message.number),
        ),
    );
    return waiting?.key ?? letterKey([seat, ...(this.me === null ? [] : [this.me])]);
  }

  // Agreements

  /** Whether agreements may be made or answered at this table. */
  get mayDeal(): boolean {
    const table = this.#room()?.table;
    return this.isPlaying && table?.press === "private" && table.chat;
  }

  /** Seats whose proposals wait for an answer, one for each. */
  readonly waiting: readonly number[] = $derived.by(() =>
    this.dealings && this.#view && this.mayDeal ? this.dealings.waiting(this.#view) : [],
  );

  /** Seats that something may be proposed to now, bots among them. */
  readonly partners: readonly number[] = $derived.by(() => {
    const choices = this.#room()?.position?.choices;
    return this.dealings && choices && this.mayDeal ? this.dealings.partners(choices) : [];
  });

  /** Whether a seat can be dealt with, now or by what waits. */
  dealsWith(seat: number): boolean {
    return this.partners.includes(seat) || this.waiting.includes(seat);
  }

  // What may be written

  get #hasPrivatePress(): boolean {
    return this.#room()?.table?.press === "private" || !this.isRunning;
  }

  /** Why a player may write to nobody now, and until when; empty otherwise. */
  readonly silence: string = $derived.by(() => {
    const room = this.#room();
    if (!this.isPlaying) return "";
    if (room?.table?.press === "none") return t("silent-press");
    if (!room?.position?.silent) return "";
    const others = room.table?.seats.filter((_, seat) => seat !== this.me) ?? [];
    if (others.every(({ bot }) => bot)) return t("letters-nobody");
    const { due } = room.position;
    if (!due || room.table?.paused) return t("silent-phase");
    return t("silent-until", { time: formatRecent(due.at - room.ahead) });
  });

  /** Why nothing can be written in a conversation now; empty where it can. */
  refusal(key: string): string {
    if (this.silence) return this.silence;
    if (key === EVERYBODY) return this.isRunning && !this.isPlaying ? t("silent-watching") : "";
    if (key === GALLERY) return this.isRunning && !this.isPlaying ? "" : t("silent-over");
    if (this.me === null || (this.isRunning && !this.isPlaying)) return t("silent-out");
    if (!this.#hasPrivatePress) return t("silent-public");
    const seats = this.#room()?.table?.seats ?? [];
    const reads = this.others(key).some((seat) => !seats[seat]?.bot);
    if (reads) return "";
    return t(
      this.others(key).some((seat) => this.dealsWith(seat)) ? "silent-bots-deal" : "silent-bots",
    );
  }

  /** Send a message; false when it was refused. */
  async send(key: string, text: string): Promise<boolean> {
    const to = this.others(key);
    const reply = await this.#room()?.request(
      to.length ? { type: "letter", to, text } : { type: "chat", text },
    );
    return reply?.type === "answer";
  }
}

export const [getCorrespondence, setCorrespondence] = createContext<() => Correspondence>();
