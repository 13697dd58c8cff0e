// Registry of boards: a game's own board, loaded on demand, or the generic one.

import type { Component } from "svelte";

import type { BoardProps } from "@/boards/boardProps";
import type { LocalizedGame } from "@/i18n/localizedGame";
import { loadChunk } from "@/net/chunks";

type Board = Component<BoardProps>;
type Workshop = Component<{ words: LocalizedGame }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const textActions = import.meta.glob<{ default: Board }>("./*/TextActions.svelte");
const workshops = import.meta.glob<{ default: Workshop }>("./*/Workshop.svelte");

/** Parts of the page that a board draws itself, so that the table leaves them out. */
interface BoardCapabilities {
  /** The latest events and whose turn it is. */
  showsTurn: boolean;
  /** The players at their seats. */
  showsSeats: boolean;
  /** The time left. */
  showsClock: boolean;
  /** The log and the chat, in the full width of the page. */
  showsSidePanel: boolean;
}

const GENERIC: BoardCapabilities = {
  showsTurn: false,
  showsSeats: false,
  showsClock: false,
  showsSidePanel: false,
};
const CAPABILITIES: Readonly<Record<string, Partial<BoardCapabilities>>> = {
  risk: { showsTurn: true },
  machiavelli: { showsTurn: true, showsSeats: true, showsSidePanel: true },
  teradeck: { showsTurn: true, showsSeats: true },
  uno: { showsTurn: true, showsSeats: true },
  trivia: { showsTurn: true, showsSeats: true, showsClock: true },
  pictionary: { showsTurn: true, showsSeats: true, showsClock: true },
};

export function capabilitiesOf(game: string, isGeneric: boolean): BoardCapabilities {
  return { ...GENERIC, ...(isGeneric ? {} : CAPABILITIES[game]) };
}

export function hasOwnBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function boardOf(game: string, isGeneric: boolean): Promise<Board> {
  const own = isGeneric ? undefined : boards[`./${game}/Board.svelte`];
  return loadChunk(own ?? (() => import("@/boards/generic/Board.svelte")));
}

/** Controls for text mode, where the position is described in words. */
export async function textActionsOf(game: string): Promise<Board> {
  const own = textActions[`./${game}/TextActions.svelte`];
  return loadChunk(own ?? (() => import("@/boards/generic/Actions.svelte")));
}

/** The editor for a game's documents, such as scenarios; `null` where a game has none. */
export async function workshopOf(game: string): Promise<Workshop | null> {
  const own = workshops[`./${game}/Workshop.svelte`];
  return own ? loadChunk(own) : null;
}
