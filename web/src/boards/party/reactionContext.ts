// The reactions that are shown now, as a Svelte context: a replay has none.

import { createContext } from "svelte";

import type { ShownReactions } from "@/net/reactions.svelte";

const [get, set] = createContext<() => ShownReactions>();

export const setReactions = set;

/** Of the table the component belongs to; none in a replay. */
export function getReactions(): () => ShownReactions | null {
  try {
    return get();
  } catch {
    return () => null;
  }
}
