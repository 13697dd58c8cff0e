// The server's side of a table, acted by a test: welcomes, lost connections and replies.

import { vi } from "vitest";

import type { MatchView } from "@/net/wire";

import { browser } from "./browser";
import { match, pastSteps, welcome } from "./messages";

/** Enter a match with these steps. */
export function enter(from: number, to: number, given: Partial<MatchView> = {}) {
  const steps = pastSteps(from, to);
  browser.socket.accept().deliver(welcome({ match: match({ seq: to, ...given }), steps }));
}

/** Lose the connection and open the next one. */
export function comeBack() {
  browser.socket.drop();
  vi.advanceTimersByTime(500);
  browser.socket.accept();
}

/** Answer the newest request of this kind. */
export async function reply(
  type: "play" | "state_at" | "ask_history" | "sit" | "read",
  body: object,
) {
  const { id } = browser.socket.sentOf(type).at(-1)!;
  browser.socket.deliver({ id, ...body } as never);
  await vi.advanceTimersByTimeAsync(0);
}
