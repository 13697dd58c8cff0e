import { expect, test } from "vitest";

import type { SeatView, TableView } from "@/net/wire";
import { invitationOf } from "@/table/screen/invitation";

const seat = (name: string, is_open = false) => ({ name, is_open }) as SeatView;
const table = (phase: TableView["phase"], seats: SeatView[], more: Partial<TableView> = {}) =>
  invitationOf({ phase, seats, free_seats: 0, locked: false, spectators: true, ...more });

test.each<[string, ReturnType<typeof invitationOf>, ReturnType<typeof invitationOf>]>([
  ["a free seat", table("waiting", [seat("Ana"), seat("")]), "join"],
  ["every seat taken", table("waiting", [seat("Ana"), seat("Ben")]), null],
  ["a locked table", table("waiting", [seat("Ana"), seat("")], { locked: true }), null],
  ["a match", table("playing", [seat("Ana"), seat("Ben")]), null],
  ["a match with an open seat", table("playing", [seat("Ana"), seat("Ben", true)]), "join"],
  ["a match with room for more", table("playing", [seat("Ana")], { free_seats: 1 }), "join-late"],
  ["a match that is over", table("over", [seat("Ana"), seat("Ben")]), "join-next"],
  ["without spectators", table("over", [seat("Ana")], { spectators: false }), null],
])("the big screen invites: %s", (_, invited, expected) => {
  expect(invited).toBe(expected);
});
