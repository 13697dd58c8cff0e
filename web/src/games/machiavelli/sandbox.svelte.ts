// Orders for any units, and the outcome that the server works out.

import type { BoardProps } from "@/boards/boardProps";
import { SheetDraft } from "./sheet/sheetDraft.svelte";
import { byUnit } from "./sheet/offers";
import { textOf } from "./sheet/unitNames";
import type {
  Command,
  MachiavelliEvent,
  MachiavelliTypes,
  SandboxResult,
  PossibleOrders,
  Sheet,
  UnitView,
} from "./types";

/** Events that explain why an order fails. */
const TELLING = new Set(["order_invalid", "convoy", "support_void"]);

export type Suppose = NonNullable<BoardProps<MachiavelliTypes>["suppose"]>;

export class Sandbox {
  readonly draft = new SheetDraft();
  outcome = $state.raw<SandboxResult | null>(null);
  /** Whether the map shows the position afterwards. */
  isAfter = $state(false);

  readonly possible: ReadonlyMap<string, PossibleOrders> = $derived(
    byUnit(this.outcome?.possible ?? []),
  );

  #asked = 0;
  #turn = 0;

  constructor(readonly suppose: () => Suppose | undefined) {}

  /**
   * Ask for the outcome of the orders; only the latest answer counts. A new turn starts with the
   * seat's own draft: other units may have moved or vanished.
   */
  async ask(turn: number, own: readonly Command[]): Promise<void> {
    if (turn !== this.#turn) this.begin(own);
    this.#turn = turn;
    const number = ++this.#asked;
    const found = await this.suppose()?.({ orders: this.draft.orders });
    if (found && number === this.#asked) this.outcome = found;
  }

  /** The reason why one order alone is refused; empty if it is not. */
  async why(command: Command): Promise<MachiavelliEvent | null> {
    const found = await this.suppose()?.({ orders: [command] });
    return found?.events.find(({ event }) => TELLING.has(event)) ?? null;
  }

  /** Begin with the orders of the seat's own draft. */
  begin(own: readonly Command[]): void {
    this.clear();
    this.draft.giveAll(own);
  }

  clear(): void {
    this.draft.clear();
    this.isAfter = false;
  }

  /** The orders as one sheet per seat. */
  sheets(units: readonly UnitView[], seats: number): Sheet[] {
    const owners = new Map(units.map((unit) => [textOf(unit), unit.owner]));
    return Array.from({ length: seats }, (_, seat) => ({
      orders: this.draft.orders.filter(({ unit }) => owners.get(unit) === seat),
      expenses: [],
      disband: [],
    }));
  }
}
