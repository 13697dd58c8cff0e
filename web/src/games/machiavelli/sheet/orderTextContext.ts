// Orders and expenses in words, as a Svelte context: set by the board, read by all its parts.

import { createContext } from "svelte";

import type { OrderText } from "./orderText";

export const [getOrderText, setOrderText] = createContext<() => OrderText>();
