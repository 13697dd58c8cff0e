// What the big screen invites to: a code that nobody can use is not shown.

import type { TableView } from "@/net/wire";

/** Take a seat now, in the running match from its next round, or at the next match; null when
 * nobody can. */
export type Invitation = "join" | "join-late" | "join-next" | null;

type Table = Pick<TableView, "phase" | "locked" | "spectators" | "seats" | "free_seats">;

export function invitationOf(table: Table): Invitation {
  const { phase, locked, spectators, seats, free_seats: free } = table;
  if (locked) return null;
  if (phase === "over") return spectators ? "join-next" : null;
  if (phase === "playing" && free) return "join-late";
  if (phase === "playing") return seats.some(({ is_open }) => is_open) ? "join" : null;
  return seats.some(({ name }) => !name) ? "join" : null;
}
