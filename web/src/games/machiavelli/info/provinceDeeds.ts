// What may be done in a province, read from the orders and expenses that the server offers.

import { provinceOf } from "@/games/machiavelli/sheet/unitNames";
import type { PossibleExpenses, PossibleOrders } from "@/games/machiavelli/types";

export interface Deed {
  message: "advance" | "ship" | "besiege" | "recruit" | "relieve" | "tap";
  unit: string;
  /** Fleets that have to carry the unit; kinds that can be recruited. */
  items: readonly string[];
}

const MOST = 4;

export function deedsAt(
  province: string,
  possible: ReadonlyMap<string, PossibleOrders>,
  chosen: string,
  expenses: PossibleExpenses | null,
): Deed[] {
  const units = [...possible.values()];
  const here = units.filter(({ unit }) => provinceOf(unit) === province);
  const movers = chosen ? units.filter(({ unit }) => unit === chosen) : units;
  const arriving = movers.flatMap((one): Deed[] => {
    if (one.advance?.includes(province)) return [{ message: "advance", unit: one.unit, items: [] }];
    const crossing = one.crossings?.find(({ target }) => target === province);
    return crossing ? [{ message: "ship", unit: one.unit, items: crossing.fleets }] : [];
  });
  const kinds = expenses?.recruit.find(({ city }) => city === province)?.kinds ?? [];
  return [
    ...here
      .filter(({ unit }) => unit !== chosen)
      .map(({ unit }): Deed => ({ message: "tap", unit, items: [] })),
    ...here
      .filter(({ besiege }) => besiege)
      .map(({ unit }): Deed => ({ message: "besiege", unit, items: [] })),
    ...arriving.slice(0, MOST),
    ...(kinds.length ? [{ message: "recruit", unit: "", items: kinds } as const] : []),
    ...(expenses?.relieve.includes(province)
      ? [{ message: "relieve", unit: "", items: [] } as const]
      : []),
  ];
}
