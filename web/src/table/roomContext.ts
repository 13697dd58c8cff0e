// The room as a Svelte context: set by the page of a table or a screen, read by all its parts.

import { createContext } from "svelte";

import type { Room } from "@/net/room.svelte";

export const [getRoom, setRoom] = createContext<() => Room>();
