// A move chosen on the map, tap by tap.

import type { Play } from "@/boards/boardProps";
import type { Point } from "@/boards/maps/geometry";
import type { MapActions } from "@/boards/maps/mapPointer.svelte";
import { moveOf, type Order, Orders } from "./orders";
import type { RiskView } from "@/games/risk/types";

/** One shared empty set, so that no territory is drawn again. */
const NOTHING: ReadonlySet<string> = new Set();

const SET_UP = new Set(["claim", "setup"]);
/** Armies of a first placement unless one says otherwise: they are to be spread. */
const FEW = 3;

export class MovePlan implements MapActions {
  readonly meansBadges = true;
  #source = $state("");
  #target = $state("");
  #number = $state<number | null>(null);
  #missed = $state("");
  /** Whether the last move placed armies. */
  #hasPlaced = $state(false);
  /** The last order and its territories. */
  #last: { move: string; source: string; target: string } | null = null;

  readonly #view: () => RiskView;
  readonly #orders: () => Orders;
  readonly #play: Play;

  constructor(
    view: () => RiskView,
    orders: () => Orders,
    play: Play,
    readonly ownerOf: (territory: string) => number,
  ) {
    this.#view = view;
    this.#orders = orders;
    this.#play = play;
  }

  get orders(): Orders {
    return this.#orders();
  }

  get sources(): ReadonlySet<string> {
    return this.orders.sources;
  }

  targets(source: string): ReadonlySet<string> {
    return this.orders.targets(source);
  }

  /** A pending duty between two territories that comes before anything else. */
  get duty() {
    return this.#view().conquest ?? this.#view().declared;
  }

  get source(): string {
    if (this.duty) return this.duty.source;
    return this.orders.sources.has(this.#source) ? this.#source : "";
  }

  get target(): string {
    if (this.duty) return this.duty.target;
    if (this.orders.spots.has(this.#target)) return this.#target;
    return this.source && this.orders.targets(this.source).has(this.#target) ? this.#target : "";
  }

  /** The last tap, if it could not be chosen: it is asked about. */
  get missed(): string {
    return this.#missed;
  }

  /** The selected order; its number may still change. */
  get order(): Order | null {
    const { orders, source, target } = this;
    if (this.#view().conquest) return orders.plain("occupy");
    if (source && target) return orders.between(source, target);
    return target ? orders.on(target) : null;
  }

  get number(): number {
    const { phase, conquest } = this.#view();
    const advised = SET_UP.has(phase) ? FEW : (conquest?.advised ?? null);
    return this.order ? usual(this.order, this.#number ?? advised) : 1;
  }

  set number(value: number) {
    this.#number = value;
  }

  /** Highlighted territories: possible sources, or the targets of the chosen source. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { orders, source, duty } = this;
    if (!orders.rows.length) return NOTHING;
    if (duty) return new Set([duty.target]);
    if (source) return new Set([source, ...orders.targets(source)]);
    return new Set([...orders.spots, ...orders.sources]);
  });

  /** Territories that can be chosen, including other sources. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    const { orders, lit, duty } = this;
    return duty || !orders.sources.size ? lit : new Set([...lit, ...orders.sources]);
  });

  /** Select a territory; a tap on none, or again on the source, keeps it. A second tap repeats an
   * attack; other orders it carries out only by keyboard, since a finger may tap twice by accident. */
  tap(id: string, at?: Point): void {
    const { orders, source, target } = this;
    this.#missed = "";
    const isMeant = !at || this.order?.move === "attack";
    if (id === target && this.order && isMeant) return void this.carryOut();
    if (this.duty || (id && id === target)) return;
    if (orders.spots.has(id)) return this.#chooseSpot(id);
    if (source && orders.targets(source).has(id)) return this.#choose(source, id);
    if (orders.sources.has(id)) this.#choose(id, "");
  }

  /** Ask about a territory; a second tap lets it go. */
  miss(id: string): void {
    this.#missed = id;
  }

  /** Select source and target at once, as by dragging. */
  connect(source: string, target: string): void {
    if (this.orders.targets(source).has(target)) this.#choose(source, target);
  }

  clear(): void {
    this.#choose("", "");
  }

  #choose(source: string, target: string): void {
    this.#source = source;
    this.#target = target;
    this.#number = null;
    this.#missed = "";
  }

  /** Select a spot. In the set-up, where the tap says everything, it claims or places one army; in a
   * turn armies are placed by the button, however few there are. */
  #chooseSpot(id: string): void {
    this.#choose("", id);
    const isSaid = SET_UP.has(this.#view().phase) && this.order?.span.to === 1;
    if (isSaid) void this.carryOut();
  }

  async carryOut(order: Order | null = this.order, value = this.number): Promise<void> {
    if (!order) return;
    const { source, target } = this;
    this.#last = { move: order.move, source, target };
    this.#hasPlaced = order.move === "place";
    const isDone = await this.#play(moveOf(order, value));
    if (isDone && order.number !== "dice") this.#number = null;
  }

  /** Whether the last armies were placed just now, with nothing else left to do before the attack. */
  get isPlaced(): boolean {
    const { rows } = this.orders;
    return this.#hasPlaced && rows.length === 1 && rows[0]!.move === "confirm";
  }

  async confirm(): Promise<void> {
    this.#hasPlaced = false;
    await this.#play({ move: "confirm" });
  }

  /** After a conquest, select the armies that moved in, if they can go on. */
  goOn(): void {
    if (this.#last?.move !== "occupy" || this.duty) return;
    const { source, target } = this.#last;
    this.#last = null;
    this.#choose(this.orders.sources.has(target) ? target : source, "");
  }
}

/** The wished number within its range; by default the largest, for armies to keep the smallest. */
export function usual({ number, span }: Order, wished: number | null = null): number {
  if (wished !== null) return Math.min(span.to, Math.max(span.from, wished));
  return number === "keep" ? span.from : span.to;
}
