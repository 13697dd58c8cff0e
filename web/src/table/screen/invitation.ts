// What the big screen invites to: a code that nobody can use is not shown.

import type { TableView } from "@/net/wire";

/** Take a seat now, or at the next match; null when nobody can. */
export type Invitation = "join" | "join-next" | null;

type Table = Pick<TableView, "phase" | "locked" | "spectators" | "seats">;

export function invitationOf({ phase, locked, spectators, seats }: Table): Invitation {
  if (locked) return null;
  if (phase === "over") return spectators ? "join-next" : null;
  if (phase === "playing") return seats.some(({ is_open }) => is_open) ? "join" : null;
  return seats.some(({ name }) => !name) ? "join" : null;
}
