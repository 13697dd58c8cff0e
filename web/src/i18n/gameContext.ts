// The game and its texts as Svelte contexts: the page sets them, any component below reads them.
//
// Both change while a component lives (language, names), so a context holds a getter:
// `const gameText = $derived.by(getGameText());`

import { createContext } from "svelte";

import type { GameText } from "./gameText";
import type { LocalizedGame } from "./localizedGame";

export const [getGameText, setGameText] = createContext<() => GameText>();
export const [getLocalizedGame, setLocalizedGame] = createContext<() => LocalizedGame>();
