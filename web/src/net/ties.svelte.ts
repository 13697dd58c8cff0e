// Whom I follow and block. What the blocked write is not shown.

import * as api from "./api";
import type { Ties } from "./wire";

const NOBODY: Ties = { followed: [], blocked: [], silenced: [] };

let known = $state.raw<Ties>(NOBODY);
const silenced = $derived(new Set(known.silenced));

export const ties = (): Ties => known;

export const isSilenced = (person: string): boolean => silenced.has(person);

export async function loadTies(): Promise<void> {
  known = await api.ties();
}

export function forgetTies(): void {
  known = NOBODY;
}

/** Follow or block somebody, or no longer. */
export async function setTie(id: string, kind: "follow" | "block", wanted: boolean): Promise<void> {
  await api.setTie(id, kind, wanted);
  await loadTies();
}
