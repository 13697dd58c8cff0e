// The order of turns, read from the fields that games with turns have in common.

import { isEmpty } from "@/model/emptySeats";
import type { View } from "@/net/wire";

export interface TurnOrder {
  seats: readonly number[];
  /** Whether the game says so; otherwise seats stand as they were taken. */
  isKnown: boolean;
}

export function turnOrder(view: View, seats: number): TurnOrder {
  const { order } = view;
  const plain = Array.from({ length: seats }, (_, seat) => seat);
  const isKnown =
    Array.isArray(order) && order.length === seats && plain.every((seat) => order.includes(seat));
  const known = isKnown ? (order as number[]) : plain;
  return { seats: known.filter((seat) => !isEmpty(view, seat)), isKnown };
}

/** The seat whose turn comes after this one; none where several act at once or the match is over. */
export function nextSeat(
  view: View,
  order: readonly number[],
  toAct: readonly number[],
): number | null {
  const now = typeof view.turn === "number" ? view.turn : toAct.length === 1 ? toAct[0]! : null;
  if (now === null || view.over || !toAct.length) return null;
  const at = order.indexOf(now);
  const later = [...order.slice(at + 1), ...order.slice(0, at)];
  return at < 0 ? null : (later.find((seat) => !view.out[seat]) ?? null);
}
