// Play now: waiting for others, on whatever page one is, until there is a table.

import { go, route } from "@/dom/router.svelte";
import { called } from "@/dom/sounds.svelte";

import * as api from "./api";
import type { GameWaiting, PlayNow, TicketView } from "./wire";

const RETRY = 1500;
const STORAGE_KEY = "ludoteca.waiting";
const MATCH_PAGES = ["table", "replay", "screen"];

class Waiting {
  /** What one waits for; null while one does not. */
  ticket = $state.raw<TicketView | null>(null);
  /** How many people wait for which games. */
  games = $state.raw<readonly GameWaiting[]>([]);
  /** When the waiting began, on our clock. */
  since = $state(0);
  /** The code of a table that is ready while one is busy at another. */
  ready = $state<string | null>(null);
  /** Whether one waited and does not any more, without having said so. */
  isLost = $state(false);
  #round = 0;

  /** Ask once who waits. */
  async look(): Promise<void> {
    this.games = (await api.playNowState(0)).games;
  }

  async start(wish: PlayNow): Promise<void> {
    const round = this.#begin();
    this.#learn(await api.playNow(wish));
    void this.#ask(round);
  }

  /** Go on waiting after the page was loaded anew, or a match was called off. */
  async resume(): Promise<void> {
    if (sessionStorage.getItem(STORAGE_KEY) === null) return;
    const round = this.#begin();
    const found = await api.playNowState(0).catch(() => null);
    if (found) this.#learn(found);
    void this.#ask(round);
  }

  async stop(): Promise<void> {
    this.#begin();
    this.#forget();
    await api.stopWaiting();
  }

  /** Open the table that is ready. */
  enter(code: string): void {
    this.ready = null;
    go(`/t/${code}`);
  }

  #begin(): number {
    this.isLost = false;
    this.ready = null;
    return ++this.#round;
  }

  /** Ask again and again: the answers are held back until there is news. */
  async #ask(round: number): Promise<void> {
    while (round === this.#round && this.ticket) {
      try {
        const found = await api.playNowState(this.ticket.version);
        if (round !== this.#round) return;
        this.#learn(found);
        this.isLost = !found.ticket;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  #learn({ ticket, games }: { ticket: TicketView | null; games: readonly GameWaiting[] }): void {
    this.games = games;
    if (!ticket) return this.#forget();
    sessionStorage.setItem(STORAGE_KEY, ticket.game);
    if (ticket.table) return this.#arrive(ticket.table);
    this.ticket = ticket;
    this.since = Date.now() - ticket.waited;
  }

  #arrive(code: string): void {
    this.ticket = null;
    called();
    navigator.vibrate?.([120, 80, 120]);
    if (MATCH_PAGES.includes(route().page)) this.ready = code;
    else this.enter(code);
  }

  #forget(): void {
    this.ticket = null;
    sessionStorage.removeItem(STORAGE_KEY);
  }
}

export const waiting = new Waiting();
