// What the map shows: the present with the planned orders, a turn looked back at, or an outcome of
// the sandbox.

import { type Box, boxOf } from "@/boards/maps/geometry";
import type { Sandbox } from "@/games/machiavelli/sandbox.svelte";
import { textOf } from "@/games/machiavelli/sheet/unitNames";
import type { SheetDraft } from "@/games/machiavelli/sheet/sheetDraft.svelte";
import type { Playback } from "@/games/machiavelli/turns/playback.svelte";
import { drawingAt } from "@/games/machiavelli/turns/stages";
import { plagueIn, sparedIn, type Turn } from "@/games/machiavelli/turns/turnHistory";
import type { MachiavelliView, Scenery } from "@/games/machiavelli/types";
import { BLANK, happened, Places, planned } from "./orderArrows";

const HOME_MARGIN = 70;

interface Present {
  view: MachiavelliView;
  seats: number;
  scenery: Scenery | undefined;
  places: Places | null;
  isSandbox: boolean;
  /** The turn that led to the view. */
  past: Turn | null | undefined;
  /** Whether the outcome of that turn is drawn instead of planned orders. */
  isPast: boolean;
}

export class MapScene {
  readonly #now: () => Present;
  readonly #playback: Playback;
  readonly #sandbox: Sandbox;
  readonly #draft: SheetDraft;

  readonly #present = $derived.by(() => this.#now());

  /** The planned orders; before there are any, the outcome of the last turn. */
  readonly drawing = $derived.by(() => {
    const { view, scenery, places, past, isSandbox } = this.#present;
    if (!places || !scenery) return BLANK;
    const { views, stages, at } = this.#playback;
    if (views) return drawingAt(stages, at, views.sheets, new Places(scenery, views.before.units));
    if (isSandbox) {
      const sheets = this.#sandbox.sheets(view.units, this.#present.seats);
      return happened(this.#sandbox.outcome?.events ?? [], sheets, places);
    }
    if (this.#present.isPast) return happened(past?.events ?? [], view.last_sheets, places);
    return planned(
      this.#draft.orders.map((command) => ({ seat: view.seat ?? -1, command })),
      places,
    );
  });

  readonly weather = $derived.by(() => {
    const { view, past } = this.#present;
    return {
      ...(this.#playback.views?.before ?? view),
      protected: [...view.protected, ...sparedIn(past)],
      plague: this.#playback.isOpen ? [] : plagueIn(past),
    };
  });

  /** Units and provinces. */
  readonly position = $derived.by(() => {
    const outcome = this.#sandbox.isAfter ? this.#sandbox.outcome : null;
    const { view, isSandbox } = this.#present;
    return this.#playback.position ?? (isSandbox && outcome ? outcome : view);
  });

  /** Bounds of the seat's own units and provinces. */
  readonly home = $derived.by(() => {
    const { seat } = this.#present.view;
    return seat === null ? null : this.#boundsOf((owner) => owner === seat);
  });

  /** Bounds of the units and provinces of all powers, as far as they are seen. */
  readonly scope = $derived.by(() => this.#boundsOf((owner) => owner >= 0));

  constructor(now: () => Present, playback: Playback, sandbox: Sandbox, draft: SheetDraft) {
    this.#now = now;
    this.#playback = playback;
    this.#sandbox = sandbox;
    this.#draft = draft;
  }

  #boundsOf(isOwner: (owner: number) => boolean): Box | null {
    const { view, places } = this.#present;
    if (!places) return null;
    const units = view.units.filter(({ owner }) => isOwner(owner));
    const lands = view.provinces.filter(({ owner }) => isOwner(owner));
    const points = [
      ...units.map((unit) => places.unit(textOf(unit))),
      ...lands.map(({ province }) => places.province(province)),
    ];
    return points.length ? boxOf(points, HOME_MARGIN) : null;
  }

  /** What strikes a province: “famine”, “plague”; or “spared”. */
  struck(province: string): string[] {
    const { famine, plague, protected: spared } = this.weather;
    return [
      ...(famine.includes(province) ? ["famine"] : []),
      ...(plague.includes(province) ? ["plague"] : []),
      ...(spared.includes(province) && !famine.includes(province) ? ["spared"] : []),
    ];
  }
}
