// What the table adds to the frame of a seat's actions: a recap above, the pace of the bots below.

import { getContext, setContext, type Snippet } from "svelte";

export interface DeskTools {
  recap: Snippet;
  pace: Snippet;
}

const KEY = Symbol("tools of the desk");

export function setDeskTools(tools: () => DeskTools | null): void {
  setContext(KEY, tools);
}

/** None in replays and on screens, where nobody acts. */
export function getDeskTools(): () => DeskTools | null {
  return getContext<(() => DeskTools | null) | undefined>(KEY) ?? (() => null);
}
