// An order chosen tap by tap: unit, action, target.

import { distance, type Point } from "@/boards/maps/geometry";
import type { MapActions } from "@/boards/maps/mapPointer.svelte";
import type { SheetDraft } from "./sheetDraft.svelte";
import { actionsOf, order, targetsOf } from "./offers";
import type { Places } from "@/games/machiavelli/map/orderArrows";
import { kindOf, provinceOf } from "./unitNames";
import type { Command, PossibleOrders } from "@/games/machiavelli/types";
import type { Action } from "./offers";

type Possible = ReadonlyMap<string, PossibleOrders>;

const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: { unit: string; action: Action | "" } = { unit: "", action: "" };

export class OrderSelection implements MapActions {
  #unit = $state("");
  #action = $state<Action | "">("");
  /** The unit that the last tap deselected. */
  #released = NOBODY;
  /** The server's reason why the last tap had no effect. */
  reason = $state("");

  constructor(
    readonly possible: () => Possible,
    readonly draft: () => SheetDraft,
    readonly places: () => Places | null,
    /** Ask why an order cannot be given. */
    readonly why: (command: Command) => Promise<string> = async () => "",
    /** Tell about a place that was tapped; nothing for none. */
    readonly inspect: (province: string) => void = () => undefined,
  ) {}

  get unit(): string {
    return this.possible().has(this.#unit) ? this.#unit : "";
  }

  get orders(): PossibleOrders | null {
    return this.possible().get(this.#unit) ?? null;
  }

  /** Actions of the chosen unit besides holding. */
  get actions(): Action[] {
    return this.orders ? actionsOf(this.orders) : [];
  }

  /** The action that the next tap completes; an advance by default. */
  get action(): Action | "" {
    if (!this.orders) return "";
    if (this.#action && this.actions.includes(this.#action)) return this.#action;
    return this.actions.find((action) => this.#targetPlaces(action).size) ?? "";
  }

  /** Targets that the chosen unit reaches by convoy only. */
  readonly byShip: ReadonlySet<string> = $derived.by(
    () => new Set(this.action === "advance" ? this.orders?.carried : []),
  );

  get source(): string {
    return this.unit ? provinceOf(this.unit) : "";
  }

  /** The units in the same province as the selected one. */
  get mates(): string[] {
    return this.unit ? this.#unitsIn(this.source) : [];
  }

  readonly sources: ReadonlySet<string> = $derived.by(
    () => new Set([...this.possible().keys()].map(provinceOf)),
  );

  /** Highlighted places: units without an order; for a chosen unit, its targets. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (!this.sources.size) return NOTHING;
    if (this.orders && this.action) return this.#targetPlaces(this.action);
    const idle = [...this.possible().keys()].filter((unit) => !this.draft().orderOf(unit));
    return new Set(idle.map(provinceOf));
  });

  readonly open: ReadonlySet<string> = $derived.by(() => new Set([...this.lit, ...this.sources]));

  /** Targets of an arrow drawn from a province: the unit there advances. */
  targets(source: string): ReadonlySet<string> {
    const possible = this.possible().get(this.#mover(source));
    return new Set(possible ? targetsOf(possible, "advance") : []);
  }

  tap(province: string, at?: Point): void {
    this.inspect("");
    if (this.orders && this.action && province !== this.source && this.lit.has(province)) {
      return this.#aimAt(province, at);
    }
    const released = { unit: this.unit, action: this.action };
    this.choose(this.#next(province, at));
    if (!this.unit) this.inspect(province);
    this.#released = this.unit ? NOBODY : released;
  }

  /** A tap on an impossible target keeps the unit chosen and asks the server for the reason. */
  miss(province: string): void {
    this.inspect(province);
    const { unit, action } = this.#released;
    const possible = this.possible().get(unit);
    this.#released = NOBODY;
    if (!province || !possible || !action || province === provinceOf(unit)) return;
    const target = action === "support" || action === "convoy" ? `A ${province}` : province;
    this.choose(unit);
    this.#action = action;
    void this.why(order(possible, action, target)).then((reason) => {
      if (this.unit === unit) this.reason = reason;
    });
  }

  connect(source: string, target: string): void {
    const possible = this.possible().get(this.#mover(source));
    if (!possible || !this.targets(source).has(target)) return;
    this.draft().give(order(possible, "advance", target));
    this.clear();
  }

  choose(unit: string): void {
    this.#unit = unit;
    this.#action = "";
    this.reason = "";
  }

  /** Choose an action; it is complete at once if it needs no target. */
  decide(action: Action, target = ""): void {
    if (!this.orders) return;
    if (action === "hold" || action === "besiege" || target) {
      this.draft().give(order(this.orders, action, target));
      this.clear();
    } else {
      this.#action = action;
      this.reason = "";
    }
  }

  clear(): void {
    this.choose("");
  }

  #aimAt(province: string, at?: Point): void {
    const { orders, action } = this;
    if (!orders || !action) return;
    const there = targetsOf(orders, action).filter((one) => placeOf(action, one) === province);
    const [target] = there.length > 1 ? this.#byDistance(there, at) : there;
    if (target) this.decide(action, target);
  }

  /** The nearest unit first, if the distance is known. */
  #byDistance(units: readonly string[], at?: Point): readonly string[] {
    const places = this.places();
    if (!at || !places) return units;
    const far = (unit: string) => distance(places.unit(unit), at);
    return units.toSorted((a, b) => far(a) - far(b));
  }

  /** The unit that moves when an arrow is drawn from a province. */
  #mover(source: string): string {
    const isChosen = this.source === source && kindOf(this.unit) !== "garrison";
    return isChosen ? this.unit : (this.#unitsIn(source)[0] ?? "");
  }

  #targetPlaces(action: Action): ReadonlySet<string> {
    if (!this.orders || action === "convert" || action === "besiege") return NOTHING;
    return new Set(targetsOf(this.orders, action).map((target) => placeOf(action, target)));
  }

  /** Armies and fleets before garrisons. */
  #unitsIn(province: string): string[] {
    const units = [...this.possible().keys()].filter((unit) => provinceOf(unit) === province);
    return units.sort((a, b) => rank(a) - rank(b));
  }

  /** The unit that a tap selects; tapping again goes on to the next unit there, then to none. */
  #next(province: string, at?: Point): string {
    const units = this.#unitsIn(province);
    if (at && units.length > 1) {
      const [nearest = ""] = this.#byDistance(units, at);
      if (nearest !== this.unit) return nearest;
    }
    return units[units.indexOf(this.unit) + 1] ?? "";
  }
}

function placeOf(action: Action, target: string): string {
  return action === "support" || action === "convoy" ? provinceOf(target) : target;
}

function rank(unit: string): number {
  return kindOf(unit) === "garrison" ? 1 : 0;
}
