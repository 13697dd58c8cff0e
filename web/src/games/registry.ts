// Registry of the games with a board of their own; every other game has the generic one.

import type { Component } from "svelte";

import type { AnyGame, BoardProps, GameTypes } from "@/boards/boardProps";
import type { Dealings } from "@/boards/dealings";
import type { Headline } from "@/i18n/headline";
import type { LocalizedGame } from "@/i18n/localizedGame";
import type { GameText } from "@/i18n/gameText";
import type { Recap } from "@/i18n/recap";
import type { RoundName } from "@/i18n/roundName";
import { loadChunk } from "@/net/chunks";
import type { View } from "@/net/wire";

import type { MachiavelliTypes } from "./machiavelli/types";
import type { MentirosoTypes } from "./mentiroso/types";
import type { PictionaryTypes } from "./pictionary/types";
import type { RiskTypes } from "./risk/types";
import type { TeraTypes } from "./teradeck/types";
import type { TriviaTypes } from "./trivia/types";
import type { UnoTypes } from "./uno/types";

/** The types of each game, by its id. */
interface Games {
  machiavelli: MachiavelliTypes;
  mentiroso: MentirosoTypes;
  pictionary: PictionaryTypes;
  risk: RiskTypes;
  teradeck: TeraTypes;
  trivia: TriviaTypes;
  uno: UnoTypes;
}

type Chunk<Props extends object> = () => Promise<{ default: Component<Props> }>;
type Board<G extends GameTypes = AnyGame> = Component<BoardProps<G>>;
type Workshop = Component<{ localized: LocalizedGame }>;
/** What a game calls its seats: “Milan” instead of “Ana”. */
type SeatNames = (match: string, view: View, text: GameText) => Promise<readonly string[]>;

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
  /** The recap and the pace of the bots, in its frame of actions. */
  showsDeskTools: boolean;
  /** It takes the height that is left of the window; the seats share a row with the heading. */
  fillsWindow: boolean;
  /** Events whose steps a replay stops at; none: at every step. */
  replayStops: readonly string[];
}

/** Callbacks are methods, as those of boards. */
export interface ReportProps<Report = unknown> {
  report: Report;
  /** Whether it may be taken along, as by a teacher. */
  canSave: boolean;
  /** Show the match as of this step. */
  onjump(seq: number): void;
}

/** The parts of a game, each loaded on demand. */
interface Registration<G extends GameTypes = AnyGame> extends Partial<BoardCapabilities> {
  board: Chunk<BoardProps<G>>;
  /** Controls for text mode, where the position is described in words. */
  textActions?: Chunk<BoardProps<G>>;
  /** What others did, told in the game's own way. */
  recap?: () => Promise<{ default: Recap }>;
  /** What its rounds are called with their date, where it has one. */
  roundName?: () => Promise<{ default: RoundName }>;
  /** What the result is called, where that is not who has won. */
  headline?: () => Promise<{ default: Headline }>;
  /** Shown with the result, such as secrets revealed at the end. */
  ending?: Chunk<{ match: string; view: G["view"] }>;
  /** What it tells of a finished match, such as a gallery. */
  report?: Chunk<ReportProps<G["report"]>>;
  /** What its seats are called around the board. */
  seatNames?: () => Promise<{ default: SeatNames }>;
  /** What its seats agree on, shown beside the letters. */
  dealings?: () => Promise<{ default: Dealings }>;
  /** The editor for documents, such as scenarios. */
  workshop?: Chunk<{ localized: LocalizedGame }>;
}

const GAMES: { readonly [Id in keyof Games]: Registration<Games[Id]> } = {
  machiavelli: {
    board: () => import("./machiavelli/Board.svelte"),
    textActions: () => import("./machiavelli/TextActions.svelte"),
    roundName: () => import("./machiavelli/roundName"),
    ending: () => import("./machiavelli/Ending.svelte"),
    seatNames: () => import("./machiavelli/seatNames"),
    dealings: () => import("./machiavelli/pacts/dealings"),
    workshop: () => import("./machiavelli/Workshop.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsSidePanel: true,
    fillsWindow: true,
    showsDeskTools: true,
    replayStops: ["turn_resolved"],
  },
  mentiroso: {
    board: () => import("./mentiroso/Board.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsClock: true,
  },
  pictionary: {
    board: () => import("./pictionary/Board.svelte"),
    headline: () => import("./pictionary/headline"),
    ending: () => import("./pictionary/Ending.svelte"),
    report: () => import("./pictionary/Gallery.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsClock: true,
  },
  risk: {
    board: () => import("./risk/Board.svelte"),
    textActions: () => import("./risk/TextActions.svelte"),
    recap: () => import("./risk/recap"),
    ending: () => import("./risk/hand/Ending.svelte"),
    showsTurn: true,
    showsSidePanel: true,
    fillsWindow: true,
    showsDeskTools: true,
  },
  teradeck: {
    board: () => import("./teradeck/Board.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsDeskTools: true,
  },
  trivia: {
    board: () => import("./trivia/Board.svelte"),
    report: () => import("./trivia/QuestionReport.svelte"),
    workshop: () => import("./trivia/Workshop.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsClock: true,
  },
  uno: {
    board: () => import("./uno/Board.svelte"),
    showsTurn: true,
    showsSeats: true,
    showsDeskTools: true,
  },
};

/** By the id that a match names at run time. */
const BY_ID: Readonly<Record<string, Registration<never> | undefined>> = GAMES;

/** The one place where types cannot follow: a board gets the matches of its own game only, and the
 * server sends those as the generated types say (a test compiles samples of all games). */
function forItsGame(board: Chunk<BoardProps<never>> | undefined): Chunk<BoardProps> | undefined {
  return board as Chunk<BoardProps> | undefined;
}

const GENERIC: BoardCapabilities = {
  showsTurn: false,
  showsSeats: false,
  showsClock: false,
  showsSidePanel: false,
  showsDeskTools: false,
  fillsWindow: false,
  replayStops: [],
};

export function capabilitiesOf(game: string, isGeneric: boolean): BoardCapabilities {
  return { ...GENERIC, ...(isGeneric ? undefined : BY_ID[game]) };
}

export function hasOwnBoard(game: string): boolean {
  return Object.hasOwn(GAMES, game);
}

export async function boardOf(game: string, isGeneric: boolean): Promise<Board> {
  const own = isGeneric ? undefined : forItsGame(BY_ID[game]?.board);
  return loadChunk(own ?? (() => import("@/boards/generic/Board.svelte")));
}

/** Controls for text mode: the game's own, or the generic ones. */
export async function textActionsOf(game: string): Promise<Board> {
  const own = forItsGame(BY_ID[game]?.textActions);
  return loadChunk(own ?? (() => import("@/boards/generic/Actions.svelte")));
}

/** The recap of a game; `null` where it has none of its own. */
export async function recapOf(game: string): Promise<Recap | null> {
  const own = BY_ID[game]?.recap;
  return own ? (await own()).default : null;
}

/** How a game names its rounds with their date; `null` where it has no own way. */
export async function roundNameOf(game: string): Promise<RoundName | null> {
  const own = BY_ID[game]?.roundName;
  return own ? (await own()).default : null;
}

/** A game's own headline of a result; `null` where it tells who has won. */
export async function headlineOf(game: string): Promise<Headline | null> {
  const own = BY_ID[game]?.headline;
  return own ? (await own()).default : null;
}

/** A game's addition to the result; `null` if it has none. */
export async function endingOf(
  game: string,
): Promise<Component<{ match: string; view: View }> | null> {
  const own = BY_ID[game]?.ending as Chunk<{ match: string; view: View }> | undefined;
  return own ? loadChunk(own) : null;
}

/** What a game tells of a finished match; `null` where it tells nothing of its own. */
export async function reportBoardOf(game: string): Promise<Component<ReportProps> | null> {
  const own = BY_ID[game]?.report as Chunk<ReportProps> | undefined;
  return own ? loadChunk(own) : null;
}

/** What a game calls its seats; `null` if they are called by their players. */
export async function seatNamesOf(
  game: string,
  match: string,
  view: View,
  text: GameText,
): Promise<readonly string[] | null> {
  const own = BY_ID[game]?.seatNames;
  return own ? (await own()).default(match, view, text) : null;
}

/** The agreements of a game; `null` where it has none. */
export async function dealingsOf(game: string): Promise<Dealings | null> {
  const own = BY_ID[game]?.dealings;
  return own ? (await own()).default : null;
}

/** The editor for a game's documents; `null` where a game has none. */
export async function workshopOf(game: string): Promise<Workshop | null> {
  const own = BY_ID[game]?.workshop;
  return own ? loadChunk(own) : null;
}
