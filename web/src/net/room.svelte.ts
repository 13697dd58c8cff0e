// The state of one table in this browser, kept current by its socket.

import { ApiError } from "./api";
import { MessageBox } from "./messages.svelte";
import { ShownReactions } from "./reactions.svelte";
import { site } from "./session.svelte";
import { takeSanctions } from "./standing.svelte";
import { nonceFor, pledgedNonce, pledgeOf } from "./nonce";
import {
  type Listener,
  type Reply,
  type Status,
  TableSocket,
  type TableRequest,
} from "./tableSocket";
import type {
  Audience,
  FromServerMessage,
  GameEvent,
  Hello,
  MatchView,
  Message,
  MoveData,
  PastStep,
  Position,
  Problem,
  Presence as PresenceMessage,
  ProposalEnded,
  Reacted,
  TableView,
  View,
  Welcome,
  You,
} from "./wire";

/** The match at an earlier step. */
export interface Look {
  step: number;
  view: View;
  text: string;
}

export interface RoomOptions {
  /** For a screen that everybody looks at: the server sends nobody's secrets. */
  isScreen?: boolean;
  /**
   * Whether everybody plays at once against the clock: then seats that can act may not look back.
   */
  isLive?: () => boolean;
}

/** Milliseconds for which the outcome of a proposal is shown. */
const SHOWN_FOR = 10_000;

/** Presence of a seat's player; seats without a person count as here. */
export type Presence = "bot" | "away" | "here";

export class Room implements Listener {
  status = $state<Status>("connecting");
  you = $state.raw<You | null>(null);
  table = $state.raw<TableView | null>(null);
  match = $state.raw<Omit<MatchView, "position" | "seq" | "at"> | null>(null);
  /** Number of steps in the match. */
  seq = $state(0);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly PastStep[]>([]);
  /** Streamed events since the last position. */
  streamed = $state.raw<GameEvent[]>([]);
  /** Moves sent and not answered yet. */
  pending = $state.raw<MoveData[]>([]);
  /** How the audience stands, and what this spectator may answer. */
  audience = $state.raw<Audience | null>(null);
  /** This spectator's answers in the round. */
  along = $state.raw<MoveData[]>([]);
  /** Reason of the last refusal. */
  problem = $state.raw<Problem | null>(null);
  gone = $state.raw<Problem | null>(null);
  /** What became of the last proposal, for a while. */
  ended = $state.raw<ProposalEnded | null>(null);
  look = $state.raw<Look | null>(null);
  /** Steps in which the autopilot played for this seat while nobody was connected. */
  autopilot = $state.raw<readonly PastStep[]>([]);
  /** Number of the last step made by a move from this page; `null` before the first. */
  decided = $state<number | null>(null);
  /** Lead of the server's clock over ours, in milliseconds. */
  ahead = $state(0);
  inWords = $state(false);

  /** By seat. */
  readonly presence: readonly Presence[] = $derived.by(() => {
    const online = new Set(this.table?.people.filter((one) => one.online).map(({ id }) => id));
    const of = (person: string | null) => (!person || online.has(person) ? "here" : "away");
    return this.table?.seats.map(({ bot, person }) => (bot ? "bot" : of(person))) ?? [];
  });

  /** Whether an answer of this seat to a proposal is missing. */
  readonly isAsked: boolean = $derived.by(() => {
    const [proposal, seat] = [this.table?.proposal, this.you?.seat];
    if (!proposal || seat == null || !proposal.needed.includes(seat)) return false;
    return !proposal.agreed.includes(seat) && !proposal.declined.includes(seat);
  });

  readonly reactions = new ShownReactions();
  readonly letters = new MessageBox((body) => this.request(body));
  readonly #socket: TableSocket;
  #quickestTrip = Infinity;

  #wantsSeat = false;

  constructor(
    readonly code: string,
    readonly options: RoomOptions = {},
  ) {
    this.#socket = new TableSocket(code, this);
  }

  close(): void {
    this.#socket.close();
  }

  get messages(): readonly Message[] {
    return this.letters.all;
  }

  /** Numbers of unread messages. */
  get unread(): readonly number[] {
    return this.letters.unread;
  }

  // Requests of the page

  /** Send a request; a refusal is kept in `problem` and gives `null`. */
  async request(body: TableRequest): Promise<Reply | null> {
    this.problem = null;
    try {
      return await this.#socket.request(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
      return null;
    }
  }

  /** Sit down as soon as the table is known, where that is possible. */
  sitWhenWelcomed(): void {
    this.#wantsSeat = true;
    this.#trySitting();
  }

  /** Make a move: pending at once, and withdrawn when it is refused. */
  async play(move: MoveData): Promise<boolean> {
    this.pending = [...this.pending, move];
    const reply = await this.request({ type: "play", move });
    this.pending = this.pending.filter((other) => other !== move);
    if (reply?.type === "answer") this.decided = reply.seq;
    return reply !== null;
  }

  /** In a tutorial: let no time run out while its learner reads, or go on. */
  holdClock(held: boolean): void {
    void this.#socket.request({ type: "hold_clock", held }).catch(() => undefined);
  }

  /** As the host: go on after a result, else skip what runs; late or twice it does nothing more. */
  advance(): void {
    const view = this.position?.view;
    if (!view) return;
    const only = view.resting ? "next" : "skip";
    void this.#quietly({ type: "advance", only, round: view.round });
  }

  /** Show everybody a reaction. */
  react(kind: Reacted["kind"]): Promise<void> {
    return this.#quietly({ type: "react", kind });
  }

  /** Send a request whose refusal needs no telling. */
  async #quietly(body: TableRequest): Promise<void> {
    await this.#socket.request(body).catch(() => undefined);
  }

  /** Answer as a spectator, outside the match. */
  async playAlong(move: MoveData): Promise<boolean> {
    this.along = [...this.along, move];
    const reply = await this.request({ type: "play_along", move });
    if (reply?.type !== "played_along") {
      this.along = this.along.filter((other) => other !== move);
      return false;
    }
    const { told } = reply;
    const isFinal = told === "" || told === "right";
    if (this.audience)
      this.audience = { ...this.audience, told, choices: isFinal ? [] : this.audience.choices };
    return true;
  }

  /** Show the match as of step `step`; `null` returns to now. */
  async lookAt(step: number | null): Promise<void> {
    if (step === null || step === this.seq) {
      this.look = null;
      return;
    }
    if (this.options.isLive?.() && this.position?.due && this.position.choices.length) return;
    const reply = await this.request({ type: "state_at", step });
    if (reply?.type === "past") this.look = reply;
  }

  /** Load the steps before the first known one. */
  async loadEarlierSteps(): Promise<void> {
    const first = this.steps[0]?.seq ?? 0;
    const since = Math.max(-1, first - 101);
    const reply = await this.request({ type: "ask_history", since, until: first - 1 });
    if (reply?.type === "history") this.steps = [...reply.steps, ...this.steps];
  }

  /** Switch descriptions of positions in words on or off. */
  describe(inWords: boolean): void {
    this.inWords = inWords;
    this.#socket.greet();
  }

  /** Reconnect, as after a change of language. */
  refresh(): void {
    this.#socket.reconnect();
  }

  // Messages of the socket

  hello(): Hello {
    const since = this.steps.at(-1)?.seq ?? 0;
    return {
      type: "hello",
      match: this.match?.id ?? "",
      since,
      text: this.inWords,
      screen: this.options.isScreen ?? false,
    };
  }

  onStatus(status: Status): void {
    this.status = status;
  }

  onMessage(message: FromServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#onWelcome(message);
      case "table":
        return this.#onTable(message.table, message.you);
      case "begun":
        return this.#onMatch(message.match, [message.opening]);
      case "step":
        return this.#onStep(message, message.position);
      case "stream":
        for (const step of message.steps) this.#onStep(step, null);
        return;
      case "audience":
        if (message.choices.length) this.along = [];
        this.audience = message;
        return;
      case "message":
        return this.letters.add(message, message.person === this.you?.id);
      case "timing":
        if (this.position) this.position = { ...this.position, due: message.due };
        return;
      case "proposal_ended":
        return this.#onProposalEnded(message);
      case "reacted":
        return this.reactions.add(message);
      case "presence":
        return this.#onPresence(message);
      case "pong":
        return this.#compareClocks(message.sent, message.now);
      case "reveal_nonce":
        return this.#revealNonce();
      case "sanctioned":
        return takeSanctions(message.sanctions);
      case "gone":
        this.gone = message.problem;
        if (message.problem.code === "no_session") site.session = null; // logged out elsewhere
    }
  }

  /** Estimate the server's clock from the quickest round trip so far. */
  #compareClocks(sent: number, now: number): void {
    const trip = Date.now() - sent;
    if (trip > this.#quickestTrip) return;
    this.#quickestTrip = trip;
    this.ahead = now - (sent + trip / 2);
  }

  #onWelcome(welcome: Welcome): void {
    if (this.#quickestTrip === Infinity) this.ahead = welcome.now - Date.now();
    this.letters.open(welcome);
    this.#onTable(welcome.table, welcome.you);
    if (welcome.match === null) this.#clearMatch();
    else this.#onMatch(welcome.match, welcome.steps);
    if (welcome.left_at !== null) this.#noteAutopilot(welcome.left_at);
    this.#trySitting();
  }

  #noteAutopilot(leftAt: number): void {
    const mine = this.you?.seat ?? null;
    this.autopilot = this.steps.filter(
      ({ seq, events }) =>
        seq > leftAt && events.some(({ event, seat }) => event === "seat_skipped" && seat === mine),
    );
  }

  #onTable(table: TableView, you: You): void {
    if (this.you) this.letters.knowAs(this.you.id, you.id);
    this.table = table;
    this.you = you;
    if (table.phase === "waiting") this.#clearMatch();
    else this.#takeNames(table);
    this.#pledgeNonce(table, you);
  }

  /** People may change their names during a match. */
  #takeNames(table: TableView): void {
    const names = table.seats.map(({ name }) => name);
    if (!this.match || names.length !== this.match.names.length) return;
    if (names.some((name, seat) => name !== this.match!.names[seat]))
      this.match = { ...this.match, names };
  }

  #trySitting(): void {
    if (!this.#wantsSeat || !this.you) return;
    this.#wantsSeat = false;
    if (this.you.seat !== null || !this.table) return;
    const { phase, free_seats: free } = this.table;
    if (phase === "waiting" || (phase === "playing" && free > 0))
      void this.request({ type: "sit" });
  }

  #clearMatch(): void {
    this.match = this.position = this.look = this.audience = null;
    this.steps = [];
    this.streamed = [];
  }

  #onMatch({ position, seq, at: _at, ...match }: MatchView, steps: readonly PastStep[]): void {
    const known = match.id === this.match?.id ? this.steps : [];
    const last = known.at(-1)?.seq ?? -1;
    const missed = steps.filter((step) => step.seq > last);
    const isSeamless = missed.length === 0 || missed[0]!.seq === last + 1;
    this.steps = isSeamless ? [...known, ...missed] : steps;
    if (match.id !== this.match?.id) this.look = this.decided = null;
    this.match = match;
    this.seq = seq;
    this.position = position;
    this.streamed = [];
  }

  #onStep(step: PastStep, position: Position | null): void {
    if (!this.match || step.seq <= (this.steps.at(-1)?.seq ?? -1)) return;
    const { seq, at, wall, events } = step;
    this.steps = [...this.steps, { seq, at, wall, events }];
    this.seq = seq;
    this.streamed = position ? [] : [...this.streamed, ...events];
    if (position) this.position = position;
  }

  #onProposalEnded(ended: ProposalEnded): void {
    this.ended = ended;
    setTimeout(() => {
      if (this.ended === ended) this.ended = null;
    }, SHOWN_FOR);
  }

  #onPresence({ person, online, autopilot }: PresenceMessage): void {
    if (!this.table) return;
    const people = this.table.people.map((one) =>
      one.id === person ? { ...one, online, autopilot } : one,
    );
    this.table = { ...this.table, people };
  }

  /** A seated browser pledges a nonce before the start, without being asked. */
  #pledgeNonce(table: TableView, you: You): void {
    if (table.phase !== "waiting" || you.seat === null) return;
    if (table.seats[you.seat]?.pledged) return;
    const nonce = nonceFor(table.code, table.commitment);
    void this.#socket.request({ type: "pledge", hash: pledgeOf(nonce) }).catch(() => undefined);
  }

  #revealNonce(): void {
    const nonce = pledgedNonce(this.code, this.table?.commitment ?? "");
    if (nonce) void this.#socket.request({ type: "reveal", nonce }).catch(() => undefined);
  }
}
