// Made from the server's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

/** What happened, in the form this seat may know. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** What a seat wants to do. */
export interface MoveData {
  move: string;
  [field: string]: unknown;
}

/** A kind of move and what each of its fields may be. */
export interface ChoiceRow {
  move: string;
  fields: Record<string, Leaf>;
}

export type Leaf =
  | { from: number; to: number }
  | { one_of: unknown[] }
  | { text: number }
  | { is: unknown }
  | { free: string; [hint: string]: unknown };

/** What a seat may know of any game; every game adds its own. */
export interface View {
  seat: number | null;
  round: number;
  phase: string;
  scores: number[];
  out: number[];
  resting: boolean;
  over: string;
  [field: string]: unknown;
}

/**
 * Why something is not possible: a code, its parameters, and a sentence where it is known
 * who reads it (otherwise the message `rejected-<code>` of the catalogues).
 */
export interface Problem {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

/** Who this browser is at this table. */
export interface You {
  id: string;
  name: string;
  seat: number | null;
  is_host: boolean;
  locale: string;
}

/** Somebody at the table, seated or not. */
export interface PersonView {
  id: string;
  name: string;
  online: boolean;
  seat: number | null;
  muted: boolean;
}

/** A seat: empty, or held by a person or a bot. */
export interface SeatView {
  name: string;
  person: string | null;
  bot: string | null;
  team: number | null;
  is_open: boolean;
  pledged: boolean;
}

/** Something that needs everybody's consent. */
export interface ProposalView {
  what: "hurry" | "pause" | "resume" | "take_back";
  step: number | null;
  by: number;
  agreed: number[];
  needed: number[];
}

/** What somebody has won in the games of a playlist. */
export interface StandingView {
  name: string;
  points: number;
}

/** A table as everybody there sees it. */
export interface TableView {
  code: string;
  link: string;
  game: string;
  options: Record<string, unknown>;
  phase: "over" | "playing" | "starting" | "waiting";
  starts: number | null;
  host: string;
  public: boolean;
  locked: boolean;
  spectators: boolean;
  team_count: number;
  seats: SeatView[];
  people: PersonView[];
  commitment: string;
  blocked: Problem | null;
  match: string | null;
  matches: string[];
  queue: string[];
  overall: StandingView[];
  paused: boolean;
  hurried: boolean;
  proposal: ProposalView | null;
}

/** When something happens by itself, on the server's clock. */
export interface DueView {
  at: number;
  name: string;
  moment: number;
}

/** A step as this browser may know it, without a view. */
export interface PastStep {
  seq: number;
  at: number;
  wall: number;
  events: GameEvent[];
}

/** Where the match stands, as this browser may know it. */
export interface Position {
  to_act: number[];
  due: DueView | null;
  scores: number[];
  over: string;
  places: number[][];
  view: View;
  choices: ChoiceRow[];
  text: string;
}

/** A match from its set-up to where it stands. */
export interface MatchView {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  teams: number[];
  names: string[];
  commitment: string;
  started: number;
  seq: number;
  at: number;
  terms: Record<string, Record<string, string>>;
  position: Position;
}

/** A line of chat, or a letter. Also sent by itself when there is a new one. */
export interface Message {
  type: "message";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  to: number[] | null;
  text: string;
  wall: number;
  round: number;
  phase: string;
}

/** Here I am; I know the match `match` up to step `since`. */
export interface Hello {
  type: "hello";
  match?: string;
  since?: number;
  text?: boolean;
  screen?: boolean;
}

export interface Ping {
  type: "ping";
  sent: number;
}

/** Make a move: `{"move": tag, …fields}`. */
export interface Play {
  type: "play";
  id: string;
  move: MoveData;
}

/** Take a seat, or the first that is free; under another name if that is given. */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
  name?: string;
}

/** Give up the seat before the match. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Bind myself to a nonce of 32 bytes: its SHA-256. Only before the start. */
export interface Pledge {
  type: "pledge";
  id: string;
  hash: string;
}

/** The nonce itself, when the server asks for it at the start. */
export interface Reveal {
  type: "reveal";
  id: string;
  nonce: string;
}

/** Give up the match and stay at the table. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Go: give up the seat, and the match if there is one. */
export interface Leave {
  type: "leave";
  id: string;
}

export interface Propose {
  type: "propose";
  id: string;
  what: "hurry" | "pause" | "resume" | "take_back";
  step?: number | null;
}

/** My answer to the proposal. */
export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface Letter {
  type: "letter";
  id: string;
  to: number[];
  text: string;
}

/** I have read this message and what came before it in the same conversation. */
export interface Read {
  type: "read";
  id: string;
  number: number;
}

/**
 * A link by which somebody else can take over a seat that waits for that. Answered by
 * `offered`.
 */
export interface OfferSeat {
  type: "offer_seat";
  id: string;
  seat: number;
}

/** Tell the operator about a message. */
export interface Report {
  type: "report";
  id: string;
  number: number;
}

/** How did it look after so many steps? Answered by `past`. */
export interface StateAt {
  type: "state_at";
  id: string;
  step: number;
}

/** What if? What may be asked is the game's to say. Answered by `supposed`. */
export interface Suppose {
  type: "suppose";
  id: string;
  given: Record<string, unknown>;
}

/** The steps after one up to another, -1 for the opening too. Answered by `history`. */
export interface AskHistory {
  type: "ask_history";
  id: string;
  since: number;
  until: number;
}

export interface Kick {
  type: "kick";
  id: string;
  person: string;
}

export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted: boolean;
}

/** Nobody new may sit. */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/** Whether the table is listed, and whether people without a seat may watch. */
export interface Doors {
  type: "doors";
  id: string;
  public: boolean;
  spectators: boolean;
}

export interface HandOver {
  type: "hand_over";
  id: string;
  person: string;
}

export interface AddBot {
  type: "add_bot";
  id: string;
  strength: string;
  seat?: number | null;
}

export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

export interface SetOptions {
  type: "set_options";
  id: string;
  options: Record<string, unknown>;
}

/** Join a team; only the host sends others to one. */
export interface SetTeam {
  type: "set_team";
  id: string;
  seat: number;
  team: number;
}

/** Let so many teams play, from 2 on; with 0 everybody plays alone. */
export interface MakeTeams {
  type: "make_teams";
  id: string;
  count: number;
}

/** Deal everybody to the teams anew. */
export interface BalanceTeams {
  type: "balance_teams";
  id: string;
}

export interface Start {
  type: "start";
  id: string;
}

/** Back to waiting, with the same people in their seats. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Let a game follow, with the same people. */
export interface Enqueue {
  type: "enqueue";
  id: string;
  game: string;
  options?: Record<string, unknown>;
}

/** Let a game of the queue, counted from 0, not be played. */
export interface Dequeue {
  type: "dequeue";
  id: string;
  number: number;
}

/** Go on to the next game of the queue. */
export interface NextGame {
  type: "next_game";
  id: string;
}

/** End the table for everybody. */
export interface Close {
  type: "close";
  id: string;
}

/** The answer to hello: all there is to know. */
export interface Welcome {
  type: "welcome";
  you: You;
  table: TableView;
  match: MatchView | null;
  steps: PastStep[];
  messages: Message[];
  unread: number[];
  now: number;
}

/** The table changed. */
export interface Table {
  type: "table";
  table: TableView;
  you: You;
}

/** A match began; `opening` is its step 0. */
export interface Begun {
  type: "begun";
  match: MatchView;
  opening: PastStep;
}

/** Something happened in the match. */
export interface Step {
  type: "step";
  seq: number;
  at: number;
  wall: number;
  position: Position;
  events: GameEvent[];
}

/**
 * Quick steps (strokes, guesses) that leave whose turn it is, choices and clock as they
 * are: their events only.
 */
export interface Stream {
  type: "stream";
  steps: PastStep[];
}

/** The match was paused or goes on: what is due is due at another moment. */
export interface Timing {
  type: "timing";
  paused: boolean;
  due: DueView | null;
}

/** It is done, and stored. */
export interface Answer {
  type: "answer";
  id: string;
  seq: number | null;
}

/** It is not done, and why. `id` is empty where the message had none that could be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  params: Record<string, unknown>;
  text: string;
}

/** The match after so many steps. */
export interface Past {
  type: "past";
  id: string;
  step: number;
  view: View;
  text: string;
}

/** What would come of it, as the game tells. */
export interface Supposed {
  type: "supposed";
  id: string;
  outcome: Record<string, unknown>;
}

export interface History {
  type: "history";
  id: string;
  steps: PastStep[];
}

/** A link that lets one person take over one seat, once. */
export interface Offered {
  type: "offered";
  id: string;
  link: string;
}

/** The host has started: show the nonce you pledged. */
export interface RevealNonce {
  type: "reveal_nonce";
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  person: string;
  online: boolean;
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** This table is no longer yours to see: kicked, or closed. Do not come back by yourself. */
export interface Gone {
  type: "gone";
  problem: Problem;
}

/** The server goes down for a moment: come back after so many milliseconds. */
export interface Closing {
  type: "closing";
  retry: number;
}

/** A game in the list, in the reader's language. */
export interface GameCard {
  id: string;
  name: string;
  tagline: string;
  seats: [number, number];
  minutes: [number, number];
  pace: "live" | "post" | "turns";
  teams: boolean;
  bots: string[];
  version: number;
}

/** Everything about a game. */
export interface GamePage {
  card: GameCard;
  options: Record<string, unknown>;
  moves: Record<string, unknown>;
  events: Record<string, unknown>;
  view: Record<string, unknown>;
  streaming: string[];
  presets: Record<string, Record<string, unknown>>;
  uploads: string[];
  along: Record<string, Record<string, unknown>>;
  workshops: string[];
  rules: string;
}

/** A file that a host brings along, as text. */
export interface Upload {
  text: string;
}

/** What is wrong with a file, where, and in words. */
export interface UploadProblem {
  line: number;
  place: string;
  code: string;
  text: string;
}

/** The option a file becomes, or what is wrong with it. */
export interface UploadResult {
  document: Record<string, unknown> | null;
  problems: UploadProblem[];
  more: number;
}

/** Something that is being made in the browser, right or wrong. */
export interface WorkshopDocument {
  document: Record<string, unknown>;
}

/** What a document is made on. */
export interface WorkshopBoard {
  scenery: unknown;
  terms: Record<string, Record<string, string>>;
}

export interface NewSession {
  name: string;
  locale?: string;
}

export interface SessionChange {
  name?: string | null;
  locale?: string | null;
  mail_wanted?: boolean | null;
}

export interface Session {
  id: string;
  name: string;
  locale: string;
  email: string;
  mail_wanted: boolean;
  calendar: boolean;
}

/** What a page needs first. */
export interface Welcoming {
  session: Session | null;
  locales: string[];
  accounts: boolean;
  version: string;
}

export interface DeviceCode {
  code: string;
  expires: number;
}

export interface GivenCode {
  code: string;
}

export interface LoginWish {
  email: string;
}

/** An address to subscribe to; shown once, and secret. */
export interface Calendar {
  address: string;
}

/** A seat in a match that waits for somebody to take it over. */
export interface SeatOffer {
  table: string;
  game: string;
  seat: number;
  name: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  public?: boolean;
  spectators?: boolean;
  sit?: boolean;
}

/** A table in a list. */
export interface TableCard {
  code: string;
  game: string;
  phase: "over" | "playing" | "starting" | "waiting";
  host: string;
  names: string[];
  free: number;
  yours: boolean;
  your_turn: boolean;
  touched: number;
}

/** A table seen from its door: before anybody says who they are. */
export interface TableLook {
  table: TableView;
  may_enter: boolean;
}

/** Who sat where in a match. */
export interface Sitter {
  name: string;
  person: string | null;
  bot: string | null;
}

export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  created: number;
  sitters: Sitter[];
  seat: number | null;
  over: string;
  places: number[][];
  steps: number;
  options: Record<string, unknown>;
  teams: number[];
  terms: Record<string, Record<string, string>>;
  commitment: string;
}

export interface ReplayStep {
  step: PastStep;
  view: View;
  text: string;
}

/**
 * Something one may want to jump to: the message `moment-<kind>`, filled with names of
 * `seats` (`first`, `second`) and with `figures`.
 */
export interface MomentView {
  seq: number;
  round: number;
  kind: string;
  seats: number[];
  figures: Record<string, number | number | string>;
  weight: number;
}

/** A figure of every seat over time: the message `series-<name>`. */
export interface SeriesView {
  name: string;
  rounds: number[];
  seqs: number[];
  values: number[][];
}

/** What a bot thought of a move it made: the message `reasoning`, filled with `reasoning`. */
export interface ThoughtView {
  seq: number;
  seat: number;
  move: MoveData;
  reasoning: Record<string, number | number | string>;
}

/** What there is to say about a match; nothing where its game has no analyst. */
export interface MatchAnalysis {
  seats: Record<string, unknown>[];
  series: SeriesView[];
  moments: MomentView[];
  thoughts: ThoughtView[];
}

export interface Profile {
  session: Session;
  matches: MatchSummary[];
}

export interface Health {
  status: "closing" | "ok" | "unavailable";
  version: string;
}

export type FromBrowserMessage =
  | Hello
  | Ping
  | Play
  | Sit
  | Stand
  | Pledge
  | Reveal
  | Resign
  | Leave
  | Propose
  | Consent
  | Chat
  | Letter
  | Read
  | OfferSeat
  | Report
  | StateAt
  | Suppose
  | AskHistory
  | Kick
  | Mute
  | Lock
  | Doors
  | HandOver
  | AddBot
  | RemoveBot
  | SetOptions
  | SetTeam
  | MakeTeams
  | BalanceTeams
  | Start
  | Rematch
  | Enqueue
  | Dequeue
  | NextGame
  | Close;

export type FromServerMessage =
  | Welcome
  | Table
  | Begun
  | Step
  | Stream
  | Timing
  | Answer
  | Refused
  | Past
  | Supposed
  | History
  | Offered
  | RevealNonce
  | Message
  | Presence
  | Pong
  | Gone
  | Closing;
