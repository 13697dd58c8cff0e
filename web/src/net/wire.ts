// Generated from the server's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

/** An event, in the form this seat may know. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** A move. */
export interface MoveData {
  move: string;
  [field: string]: unknown;
}

/** A kind of move and what each of its fields may be. */
export interface ChoiceRow {
  move: string;
  fields: Record<string, Leaf>;
}

/** The domain of a field of a move. */
export type Leaf<Free = FreeLeaf> =
  | { from: number; to: number }
  | { one_of: unknown[] }
  | { text: number }
  | { is: unknown }
  | Free;

/** A field that no list describes, with hints for its control. */
export interface FreeLeaf {
  free: string;
  [hint: string]: unknown;
}

/** The mark in the place of a secret option. */
export interface Kept {
  kept: true;
  /** What is told of it. */
  title?: string;
  count?: number;
}

/** The view of any game: what all have in common, and fields of its own. */
export type View = CommonView & { [field: string]: unknown };

/**
 * The base of every game's view. Games add the visible fields.
 *
 * It is a separate type from the state, so that a new secret field is not exposed by accident.
 */
export type CommonView = {
  /** The seat it is rendered for; null for a spectator. */
  seat: number | null;
  round: number;
  phase: string;
  scores: readonly number[];
  out: readonly number[];
  /** Whether it is the intermission between two rounds. */
  resting: boolean;
  /** Why the match ended; empty while it goes on. */
  over: string;
};

export type RoundStarted = {
  event: "round_started";
  round: number;
};

export type RoundEnded = {
  event: "round_ended";
  round: number;
  reason: string;
  winner: number | null;
  points: readonly number[];
  /** Length of the intermission. */
  rest: number;
};

export type MatchEnded = {
  event: "match_ended";
  reason: string;
  places: readonly (readonly number[])[];
};

/** A seat is eliminated. Rules yield it; the match then marks the seat as out. */
export type SeatOut = {
  event: "seat_out";
  seat: number;
};

/** The autopilot played for a seat. */
export type SeatSkipped = {
  event: "seat_skipped";
  seat: number;
};

export type SeatLeft = {
  event: "seat_left";
  seat: number;
};

export type SeatRejoined = {
  event: "seat_rejoined";
  seat: number;
};

/** Somebody has taken an empty seat, and plays from the next round. */
export type SeatJoined = {
  event: "seat_joined";
  seat: number;
};

export type TakenBack = {
  event: "taken_back";
  step: number;
};

/**
 * Minutes of the day between which nothing shall arrive or fall due; over midnight if it ends
 * before it begins.
 */
export type QuietHours = {
  begins: number;
  ends: number;
};

/** By post: when no deadline falls due, in a time zone. Neither: it may at any time. */
export type ClosedHours = {
  zone: string;
  weekends?: boolean;
  night?: QuietHours | null;
};

/** What a seat plays in a game whose seats differ, such as a power. */
export type Role = {
  id: string;
  /** By language. */
  names: Record<string, string>;
};

/**
 * A refusal: a code, its parameters, and a sentence where the reader's language is known
 * (otherwise the message `rejected-<code>` of the catalogues).
 */
export type Problem = {
  code: string;
  params: Record<string, unknown>;
  text: string;
};

/** A sanction that holds, as the person is told of it. */
export type SanctionView = {
  id: number;
  kind: "ban" | "timeout" | "warning";
  /** A `ReportReason`. */
  reason: string;
  /** By the wall clock; null: for good, and for a warning until it is acknowledged. */
  until: number | null;
};

/** A person whose name waits for the host's approval. */
export type Newcomer = {
  person: string;
  /** The name they ask for. */
  name: string;
};

/** The person behind this browser, at this table. */
export type You = {
  id: string;
  name: string;
  seat: number | null;
  is_host: boolean;
  locale: string;
  /** The roles they would like to play, the dearest first; nobody else is told before the end. */
  wishes: readonly string[];
  /** The name you asked for, while it is not shown to the others. */
  wanted: string;
  /** For the host: whose names wait for approval. */
  newcomers: readonly Newcomer[];
};

/** A person at the table, seated or not. */
export type PersonView = {
  id: string;
  name: string;
  online: boolean;
  seat: number | null;
  muted: boolean;
  /** Of an absent player: when the autopilot plays on their turn, on the server's clock. */
  autopilot: number | null;
  /** Whether their name is not shown, and another stands for it. */
  unnamed: boolean;
  /** When they came, by the wall clock; 0 where that is not known or not told. */
  joined: number;
  /** Whether it is somebody's program. */
  program: boolean;
};

/** A seat: empty, or held by a person or a bot. */
export type SeatView = {
  /** Empty for an empty seat. */
  name: string;
  person: string | null;
  /** The bot's strength. */
  bot: string | null;
  team: number | null;
  /** Whether somebody else may take it over in mid-match. */
  is_open: boolean;
  /** Whether the browser has committed to a nonce for the next match's dice. */
  pledged: boolean;
  /** Why it is open. */
  opened: "absent" | "left" | "offered" | "removed" | "rules" | null;
  /** When an open seat leaves the match, on the server's clock. */
  open_until: number | null;
  /** The first and the last day of its holder's holiday that is near or has begun; by post. */
  away_from: string;
  away_until: string;
  /** Whether somebody's program plays. */
  program: boolean;
};

/** A proposal that needs the consent of the seats in `needed`, or of a majority of them. */
export type ProposalView = {
  what: "concession" | "draw" | "early_end" | "extend" | "let_go" | "mute" | "open_seat" | "pause" | "rematch" | "remove" | "resume" | "seat_bot" | "shared_victory" | "speed" | "take_back";
  /** The number of steps that stay, for a take-back. */
  step: number | null;
  by: number;
  agreed: readonly number[];
  /** The seats that are asked. */
  needed: readonly number[];
  id: string;
  /** When silence becomes a no, on the server's clock. */
  ends: number;
  declined: readonly number[];
  /** For a vote: agreements it needs, with that of its proposer; 0 where all are needed. */
  votes_needed: number;
  /** For a vote: the person it is about, and their name. */
  person: string | null;
  name: string;
  /** The speed that is asked for. */
  speed: 0 | 1 | 2 | 4 | null;
  /** Who wins by a shared victory or a concession. */
  winners: readonly number[];
  /** The time that is asked for. */
  minutes: number;
  /** The seat it is about. */
  seat: number | null;
  /** Of the bot that shall take it. */
  strength: string;
};

/** The points of a person over the games of a playlist. */
export type StandingView = {
  name: string;
  points: number;
};

/** The rating of a seat's player after a match. */
export type SeatRating = {
  mean: number;
  deviation: number;
  /** What the match did to the mean. */
  change: number;
};

/** Whether the match of a rated table counts, and what it did to ratings. */
export type MatchRating = {
  /**
   * `open` until it is rated, then `rated`; or why it is not: `daily_limit`, `too_short`,
   * `same_player`, `unreadable`.
   */
  outcome: string;
  /** Once it is rated; null for a seat whose player is not. */
  seats: readonly (SeatRating | null)[];
};

/** A table as everybody there sees it. */
export type TableView = {
  code: string;
  link: string;
  game: string;
  options: Record<string, unknown>;
  phase: "over" | "playing" | "starting" | "waiting";
  /** When the match starts, on the server's clock, while everybody counts down to it. */
  starts: number | null;
  host: string;
  public: boolean;
  locked: boolean;
  spectators: boolean;
  /** The number of teams; 0 where everybody plays alone. */
  team_count: number;
  /** While waiting as many as the game allows; in a match those that play, by seat. */
  seats: readonly SeatView[];
  people: readonly PersonView[];
  /** The server's commitment to its secret, of this match or while waiting of the next. */
  commitment: string;
  /** Why the match cannot start yet. */
  blocked: Problem | null;
  /** The current match, or the last one. */
  match: string | null;
  /** All matches of the table, the oldest first. */
  matches: readonly string[];
  /** The games that follow. */
  queue: readonly string[];
  /** The score of the games of a playlist, the best first. */
  overall: readonly StandingView[];
  paused: boolean;
  /** How quickly the bots play. */
  speed: 0 | 1 | 2 | 4;
  proposal: ProposalView | null;
  /** Whether the host decides about pauses, the pace, muting and removing, also during a match. */
  hosted: boolean;
  /** When a pause ends by itself, on the server's clock. */
  paused_until: number | null;
  /** Whether the match is the tutorial of the game, for one learner. */
  tutorial: boolean;
  /** Whether its matches change ratings. */
  rated: boolean;
  /** Of the current match or the last one, where the table is rated. */
  rating: MatchRating | null;
  press: "none" | "private" | "public";
  /**
   * Whether people have neutral names and ids until the match is over; until then nobody is told
   * either who the host is.
   */
  anonymous: boolean;
  /** The ends of a match that the players may propose to each other. */
  agreements: readonly ("concession" | "draw" | "early_end" | "shared_victory")[];
  /** What the host calls the table; empty for none. */
  name: string;
  /** When it was opened, by the wall clock, as the following. */
  opened: number;
  started: number;
  /** When the current match or the last one began and ended; 0 for neither. */
  ended: number;
  starts_full: boolean;
  /** When the match begins by itself; it also may when all seats are taken. */
  starts_at: number | null;
  /** Percent of begun matches not abandoned, to take a seat. */
  least_reliability: number;
  /** Why the server made the table by itself; it has no host. */
  arranged: "play_now" | "tournament" | null;
  /** The code of the tournament its match is part of. */
  tournament: string;
  /** When no deadline falls due; null where it may at any time. */
  hours: ClosedHours | null;
  /** By post: whether deadlines wait for players on holiday. */
  holidays: boolean;
  /** Whether the roles are dealt by the wishes of the players. */
  by_preference: boolean;
  /** While waiting: the roles that may be wished for, where seats decide them. */
  roles: readonly Role[];
  /** While the server waits for the players of such a table: until when, on its clock. */
  gathers_until: number | null;
  /** Whether what is written and how people are called is checked against a list of words. */
  word_filter: boolean;
  /** Whether the name of who comes is shown once the host has approved it. */
  name_approval: boolean;
  /** Whether it is safe for a class: both of these, no talk, no wrong guesses of others. */
  safe: boolean;
  chat: boolean;
  /** Whether people may send reactions. */
  reactions: boolean;
  /** Whether a match goes on after the result of a round only when the host says so. */
  host_paced: boolean;
  /**
   * Whether late guests may sit down during a match; its seats that nobody has yet are those
   * without a name.
   */
  joins: boolean;
  /** How many could sit down now. */
  free_seats: number;
  /** Where late guests may join: the seats that the host has opened, of `most_seats`. */
  size: number;
  most_seats: number;
};

/** The next deadline, on the server's clock. */
export type DueView = {
  at: number;
  name: string;
  /** The same in match time, by which other moments of the match can be converted. */
  moment: number;
  /** Why it is later than by the rules: it fell into closed hours or into a holiday. */
  moved: "holiday" | "hours" | null;
};

/** A step as this browser may know it, without a view. */
export type PastStep = {
  /** The number of steps up to and including this one; 0 for the opening. */
  seq: number;
  /** Match time. */
  at: number;
  wall: number;
  events: readonly GameEvent[];
};

/** A position as this browser may know it. */
export type Position = {
  to_act: readonly number[];
  due: DueView | null;
  scores: readonly number[];
  over: string;
  /** Once it is over. */
  places: readonly (readonly number[])[];
  /** Whether the rules let no player write to anybody now. */
  silent: boolean;
  view: View;
  choices: readonly ChoiceRow[];
  /** The position in words, for browsers that asked for it. */
  text: string;
};

/** A match from its set-up to where it stands. */
export type MatchView = {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  teams: readonly number[];
  names: readonly string[];
  commitment: string;
  started: number;
  seq: number;
  at: number;
  /** Names of the things on the board, by kind and value. */
  terms: Record<string, Record<string, string>>;
  position: Position;
  /** The rules version before the match was upgraded to a newer one in mid-match. */
  upgraded_from: number | null;
};

/** A line of chat, or a letter. Also sent by itself when there is a new one. */
export type Message = {
  type: "message";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  /** The recipients of a letter; null for chat. */
  to: readonly number[] | null;
  text: string;
  wall: number;
  /** Of the match, when it was written; 0 before it. */
  round: number;
  phase: string;
  /** Whether it was written by a spectator during a match: players get it once that is over. */
  gallery: boolean;
  /** The match during which it was written. */
  match: string;
};

/** The first message: the browser knows the match `match` up to step `since`. */
export type Hello = {
  type: "hello";
  match?: string;
  since?: number;
  /** Whether to describe positions in words too. */
  text?: boolean;
  /** Whether this is a shared screen: it gets a spectator's view, whoever opened it. */
  screen?: boolean;
};

export type Ping = {
  type: "ping";
  sent: number;
};

/** Make a move: `{"move": tag, …fields}`. */
export type Play = {
  type: "play";
  id: string;
  move: MoveData;
};

/**
 * Answer as a spectator, outside the match: `{"move": tag, …fields}`. Answered by
 * `played_along`.
 */
export type PlayAlong = {
  type: "play_along";
  id: string;
  move: MoveData;
};

/**
 * Take this seat, or the first free one, under this name if one is given. During a match: an
 * empty seat, to play from the next round on.
 */
export type Sit = {
  type: "sit";
  id: string;
  seat?: number | null;
  name?: string;
};

/** Give up the seat before the match. */
export type Stand = {
  type: "stand";
  id: string;
};

/** Commit to a nonce of 32 bytes by its SHA-256. Only before the start. */
export type Pledge = {
  type: "pledge";
  id: string;
  hash: string;
};

/** Say which roles to play rather than others, the dearest first. Only before the start. */
export type Wish = {
  type: "wish";
  id: string;
  roles: readonly string[];
};

/** Reveal the nonce when the server asks for it at the start. */
export type Reveal = {
  type: "reveal";
  id: string;
  nonce: string;
};

/** Give up the match and stay at the table. */
export type Resign = {
  type: "resign";
  id: string;
};

/** Leave the table: give up the seat, and the match if there is one. */
export type Leave = {
  type: "leave";
  id: string;
};

/** Ask the others; or take back one's own last move where that needs nobody's consent. */
export type Propose = {
  type: "propose";
  id: string;
  what: "concession" | "draw" | "early_end" | "extend" | "let_go" | "mute" | "open_seat" | "pause" | "rematch" | "remove" | "resume" | "seat_bot" | "shared_victory" | "speed" | "take_back";
  /** For a take-back: the number of steps that stay; null for all before my last move. */
  step?: number | null;
  /** For a vote to remove or mute: whom. */
  person?: string;
  /** How quickly the bots shall play, where that is proposed. */
  speed?: 0 | 1 | 2 | 4;
  /** For a shared victory: who shares it; for a concession: whom the others concede to. */
  winners?: readonly number[];
  /** For an extension: how much later the deadline shall be. */
  minutes?: number;
  /** Which seat a person or a bot shall take over, or shall be let go. */
  seat?: number | null;
  /** Of the bot that shall take it. */
  strength?: string;
};

/** Agree to the proposal or decline it; its proposer withdraws it by declining. */
export type Consent = {
  type: "consent";
  id: string;
  agree: boolean;
  /** The id of the proposal that was read; refused if it is not the open one. Empty for any. */
  proposal?: string;
};

export type Chat = {
  type: "chat";
  id: string;
  text: string;
};

/** Show everybody at a party a reaction, for a moment. */
export type React = {
  type: "react";
  id: string;
  kind: "clap" | "fire" | "groan" | "heart" | "laugh" | "wow";
};

export type Letter = {
  type: "letter";
  id: string;
  to: readonly number[];
  text: string;
};

/** Mark a message as read, and those before it in the same conversation. */
export type Read = {
  type: "read";
  id: string;
  number: number;
};

/** Ask for the messages before a number. Answered by `messages`. */
export type AskMessages = {
  type: "ask_messages";
  id: string;
  before: number;
};

/** Ask for a link by which somebody else can take over an open seat. Answered by `offered`. */
export type OfferSeat = {
  type: "offer_seat";
  id: string;
  seat: number;
};

/** Take over an open seat of a running match; or take up one's own again. */
export type TakeSeat = {
  type: "take_seat";
  id: string;
  seat: number;
};

/** Report a message to the operators. */
export type Report = {
  type: "report";
  id: string;
  number: number;
  reason?: "cheating" | "drawing" | "hate" | "insults" | "name" | "other" | "sexual" | "spam" | "threats";
  note?: string;
};

/** Report a person at the table to the operators. */
export type ReportPerson = {
  type: "report_person";
  id: string;
  person: string;
  reason: "cheating" | "drawing" | "hate" | "insults" | "name" | "other" | "sexual" | "spam" | "threats";
  note?: string;
};

/** Ask for the position after a number of steps. Answered by `past`. */
export type StateAt = {
  type: "state_at";
  id: string;
  step: number;
};

/** Ask the game's sandbox “what if?”. Answered by `supposed`. */
export type Suppose = {
  type: "suppose";
  id: string;
  given: Record<string, unknown>;
};

/** In a tutorial: let no time run out while the learner reads, or go on. */
export type HoldClock = {
  type: "hold_clock";
  id: string;
  held: boolean;
};

/**
 * Ask for the steps after `since` up to `until`; -1 includes the opening. Answered by
 * `history`.
 */
export type AskHistory = {
  type: "ask_history";
  id: string;
  since: number;
  until: number;
};

export type Kick = {
  type: "kick";
  id: string;
  person: string;
};

export type Mute = {
  type: "mute";
  id: string;
  person: string;
  muted: boolean;
};

/** Keep others from sitting down. */
export type Lock = {
  type: "lock";
  id: string;
  locked: boolean;
};

/**
 * Whether the table is listed, whether people without a seat may watch; before a match also
 * whether the table is hosted, what players may write and, until somebody else sits, whether it is
 * rated and, until somebody else comes, whether it is anonymous; whether roles are dealt by
 * wishes; by post when no deadline falls due and whether deadlines wait for holidays; at any time
 * whether late guests may join a match, words are filtered and names approved (null: as it is).
 */
export type Doors = {
  type: "doors";
  id: string;
  public: boolean;
  spectators: boolean;
  hosted?: boolean | null;
  rated?: boolean | null;
  press?: "none" | "private" | "public" | null;
  anonymous?: boolean | null;
  hours?: ClosedHours | null;
  holidays?: boolean | null;
  by_preference?: boolean | null;
  word_filter?: boolean | null;
  name_approval?: boolean | null;
  joins?: boolean | null;
  /** Safe for a class; not taken back once others sit. */
  safe?: boolean | null;
  chat?: boolean | null;
  reactions?: boolean | null;
  /** Whether the host says when a match goes on after the result of a round. */
  host_paced?: boolean | null;
};

/** Open so many seats at a party table, also during a match. */
export type OpenSeats = {
  type: "open_seats";
  id: string;
  seats: number;
};

/** Show the name that a person asks for, or call them something else. */
export type ApproveName = {
  type: "approve_name";
  id: string;
  person: string;
  /** Empty: as they ask. */
  name?: string;
};

export type HandOver = {
  type: "hand_over";
  id: string;
  person: string;
};

/** Let a bot sit down: this character, or the next one that nobody is. */
export type AddBot = {
  type: "add_bot";
  id: string;
  strength: string;
  seat?: number | null;
  character?: string;
};

export type RemoveBot = {
  type: "remove_bot";
  id: string;
  seat: number;
};

export type SetOptions = {
  type: "set_options";
  id: string;
  options: Record<string, unknown>;
};

/** Join a team; only the host may move others. */
export type SetTeam = {
  type: "set_team";
  id: string;
  seat: number;
  team: number;
};

/** Set the number of teams, from 2 on; with 0 everybody plays alone. */
export type MakeTeams = {
  type: "make_teams";
  id: string;
  count: number;
};

/** Distribute the seats evenly over the teams. */
export type BalanceTeams = {
  type: "balance_teams";
  id: string;
};

export type Start = {
  type: "start";
  id: string;
};

/** Return to waiting, with the same people in their seats. */
export type Rematch = {
  type: "rematch";
  id: string;
};

/** Append a game to the queue. */
export type Enqueue = {
  type: "enqueue";
  id: string;
  game: string;
  options?: Record<string, unknown>;
};

/** Remove a game from the queue, counted from 0. */
export type Dequeue = {
  type: "dequeue";
  id: string;
  number: number;
};

/** Start the next game of the queue. */
export type NextGame = {
  type: "next_game";
  id: string;
};

/**
 * At a hosted table: let the autopilot play for everyone the match waits for; where it waits
 * for nobody, let the next alarm fire at once.
 */
export type Advance = {
  type: "advance";
  id: string;
  /** `next`: only while the result of a round is shown; `skip`: only before. */
  only?: "" | "next" | "skip";
  /** Only in this round: a press that comes late, or twice, does nothing more. */
  round?: number | null;
};

/** At a hosted table: let the question, drawing or turn that runs go on for longer. */
export type GiveTime = {
  type: "give_time";
  id: string;
  seconds: number;
};

/** At a hosted table: end the match for everybody, with the ranking as it stands. */
export type EndMatch = {
  type: "end_match";
  id: string;
};

/** End the table for everybody. */
export type Close = {
  type: "close";
  id: string;
};

/** The answer to `hello`: the whole state of the table and the match. */
export type Welcome = {
  type: "welcome";
  you: You;
  table: TableView;
  match: MatchView | null;
  /** The steps this browser missed, or the last ones. */
  steps: readonly PastStep[];
  messages: readonly Message[];
  /** The numbers of unread messages, in correspondence matches. */
  unread: readonly number[];
  now: number;
  /** The number of steps of the match when this person's last connection closed. */
  left_at: number | null;
  /** The number before which there may be older messages; 0 for none. */
  messages_before: number;
};

/** The table changed. */
export type Table = {
  type: "table";
  table: TableView;
  you: You;
};

/** A match began, or is seen from another seat from now on; `opening` is its step 0. */
export type Begun = {
  type: "begun";
  match: MatchView;
  opening: PastStep;
};

/** A step of the match. */
export type Step = {
  type: "step";
  seq: number;
  at: number;
  wall: number;
  position: Position;
  events: readonly GameEvent[];
};

/**
 * Events of quick steps (strokes, guesses) that change neither the turn nor choices nor the
 * clock.
 */
export type Stream = {
  type: "stream";
  steps: readonly PastStep[];
};

/** The match was paused or resumed, so that its deadline moved. */
export type Timing = {
  type: "timing";
  paused: boolean;
  due: DueView | null;
};

/** The open proposal was decided, ran out of time or was withdrawn. */
export type ProposalEnded = {
  type: "proposal_ended";
  what: "concession" | "draw" | "early_end" | "extend" | "let_go" | "mute" | "open_seat" | "pause" | "rematch" | "remove" | "resume" | "seat_bot" | "shared_victory" | "speed" | "take_back";
  by: number;
  /** For a vote: of the person it was about. */
  name: string;
  outcome: "accepted" | "declined" | "expired" | "withdrawn";
};

/** The request was executed and stored. */
export type Answer = {
  type: "answer";
  id: string;
  /** The step it caused. */
  seq: number | null;
};

/**
 * A spectator's answer was judged; `told` is empty where that is told when the round is over.
 * After `close` and `wrong` there may be another.
 */
export type PlayedAlong = {
  type: "played_along";
  id: string;
  told: "" | "close" | "right" | "wrong";
};

/**
 * How a spectator who plays along stands, and what they may answer now. Big screens, and
 * players once the match is over, are told of the best only.
 */
export type Audience = {
  type: "audience";
  choices: readonly ChoiceRow[];
  /** Of the last answer in this round. */
  told: "" | "close" | "right" | "wrong";
  /** Points of the round that ended last; null for who took no part in it. */
  gain: number | null;
  points: number;
  place: number | null;
  top: readonly StandingView[];
  /** Number of spectators who have played along. */
  count: number;
};

/** The request was refused. `id` is empty where the message had no readable one. */
export type Refused = {
  type: "refused";
  id: string;
  code: string;
  params: Record<string, unknown>;
  text: string;
};

/** The position after a number of steps. */
export type Past = {
  type: "past";
  id: string;
  step: number;
  view: View;
  text: string;
};

/** The outcome that the game's sandbox worked out. */
export type Supposed = {
  type: "supposed";
  id: string;
  outcome: Record<string, unknown>;
};

export type History = {
  type: "history";
  id: string;
  steps: readonly PastStep[];
};

/** Older messages, in order. */
export type Messages = {
  type: "messages";
  id: string;
  messages: readonly Message[];
  /** The number before which there may be more; 0 for none. */
  before: number;
};

/** A link that lets one person take over one seat, once. */
export type Offered = {
  type: "offered";
  id: string;
  link: string;
};

/** The host has started: the browser is to reveal its nonce. */
export type RevealNonce = {
  type: "reveal_nonce";
};

/** A person reacted; a muted one is told of it alone. */
export type Reacted = {
  type: "reacted";
  person: string;
  name: string;
  seat: number | null;
  kind: "clap" | "fire" | "groan" | "heart" | "laugh" | "wow";
};

/** A person came online or went offline. */
export type Presence = {
  type: "presence";
  person: string;
  online: boolean;
  /** As in `PersonView`. */
  autopilot: number | null;
};

export type Pong = {
  type: "pong";
  sent: number;
  now: number;
};

/** What operators have settled about the person behind this browser changed. */
export type Sanctioned = {
  type: "sanctioned";
  sanctions: readonly SanctionView[];
};

/** The browser may no longer see the table: kicked, or closed. It must not reconnect. */
export type Gone = {
  type: "gone";
  problem: Problem;
};

/** The server restarts: reconnect after `retry` milliseconds. */
export type Closing = {
  type: "closing";
  retry: number;
};

/** A game in the list, in the reader's language. */
export type GameCard = {
  id: string;
  name: string;
  tagline: string;
  seats: readonly [number, number];
  minutes: readonly [number, number];
  pace: "live" | "post" | "turns";
  teams: boolean;
  /** Strengths, the weakest first; `random` is one of them. */
  bots: readonly string[];
  /** Strengths of the bots that one person plays against. */
  opponents: readonly string[];
  /** Whether it is listed among the small games. */
  small: boolean;
  /** Minutes of its tutorial; 0 without one. */
  tutorial: number;
  /** Whether its seats differ, so that players may wish for what they play. */
  roles: boolean;
  version: number;
};

/** One step of a tutorial; texts are the messages `tutorial-<text>` of the game. */
export type CoachMark = {
  text: string;
  /** The `data-target` of the element it points at; empty for none. */
  at: string;
  /** The event that ends it, with `fields`; empty for none. */
  event: string;
  fields: Record<string, unknown>;
  /** The target that ends it when it is tapped; without an event and a target a button does. */
  tap: string;
  /** Fields of the view with which it is shown. */
  on: Record<string, unknown>;
  /** The text instead, after another move than the expected one; empty for none. */
  hint: string;
  /** Whether time runs while it is shown; otherwise the clock is held (`hold_clock`). */
  timed: boolean;
};

/** The tutorial of a game, as the browser needs it. */
export type TutorialView = {
  minutes: number;
  marks: readonly CoachMark[];
};

/** Everything about a game. */
export type GamePage = {
  card: GameCard;
  /**
   * A JSON schema with defaults; titles are the messages `option-<name>`, those of listed
   * values `option-<name>-<value>`.
   */
  options: Record<string, unknown>;
  /**
   * JSON schemas by tag. A field whose schema has `"ludoteca": kind` holds a thing with a name:
   * a seat, a term of the board, or the message `<kind>-<value>`.
   */
  moves: Record<string, unknown>;
  events: Record<string, unknown>;
  /** A JSON schema; empty where the game does not declare the type of its views. */
  view: Record<string, unknown>;
  /** The tags of the moves that come in quick succession. */
  streaming: readonly string[];
  /**
   * Options often chosen together, described by `preset-<name>` and `preset-<name>-told`. A new
   * table begins with the first.
   */
  presets: Record<string, Record<string, unknown>>;
  /** Options of one person who plays against bots, besides the first preset. */
  solo: Record<string, unknown>;
  /** The options that a host may give as a file. */
  uploads: readonly string[];
  /** Options that an upload sets besides its own. */
  along: Record<string, Record<string, unknown>>;
  /** Those of them that can be edited in the browser. */
  workshops: readonly string[];
  /** Those with documents to copy and change. */
  templates: readonly string[];
  /** Markdown. */
  rules: string;
  tutorial: TutorialView | null;
};

/** An uploaded file: its text or, of a spreadsheet (XLSX), its bytes. */
export type Upload = {
  text?: string;
  data?: string;
};

/** A fault in an uploaded document: where it is, and a sentence. */
export type UploadProblem = {
  line: number;
  /** The path to the fault: `powers.2.units.0`; empty for the whole document. */
  place: string;
  code: string;
  text: string;
};

/** The option that a file becomes, and its faults: with both, the faulty items are left out. */
export type UploadResult = {
  document: Record<string, unknown> | null;
  problems: readonly UploadProblem[];
  /** The number of further problems. */
  more: number;
};

/** A document being edited in the browser, valid or not. */
export type WorkshopDocument = {
  document: Record<string, unknown>;
};

/** The board that a document is edited on. */
export type WorkshopBoard = {
  /** The game's drawing of it; null where there is none. */
  scenery: unknown;
  /** Names by kind and value. */
  terms: Record<string, Record<string, string>>;
};

export type NewSession = {
  name: string;
  /** Empty: from the browser's languages. */
  locale?: string;
};

export type SessionChange = {
  name?: string | null;
  locale?: string | null;
  mail_wanted?: boolean | null;
};

export type Session = {
  id: string;
  name: string;
  locale: string;
  /** Empty for a guest. */
  email: string;
  mail_wanted: boolean;
  /** Whether there is a calendar feed of the deadlines. */
  calendar: boolean;
  /** Favourite games. */
  favourites: readonly string[];
  /** Whether it may look after the house. */
  operator: boolean;
};

/** The first request of a page. */
export type Welcoming = {
  session: Session | null;
  locales: readonly string[];
  /** Whether people can log in by e-mail. */
  accounts: boolean;
  version: string;
};

export type DeviceCode = {
  code: string;
  expires: number;
};

/** A session of the caller's account, for the list in the profile. */
export type OwnSession = {
  id: string;
  /** Its name and system, such as `Firefox, Linux`; empty if unknown. */
  browser: string;
  created: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** Whether the request came from it. */
  current: boolean;
};

export type ProgramName = {
  name: string;
};

/** A program of the caller's that may sit at tables, without its token. */
export type Program = {
  id: string;
  /** With the word before it that tells everybody what it is. */
  name: string;
  created: number;
  /** When it was last used, to the hour. */
  seen: number;
};

export type MadeProgram = {
  program: Program;
  /** Told only here. */
  token: string;
};

export type GivenCode = {
  code: string;
};

export type LoginWish = {
  email: string;
};

/** The secret address of the calendar feed, shown once. */
export type Calendar = {
  address: string;
};

/** A seat in a match that waits for somebody to take it over. */
export type SeatOffer = {
  table: string;
  game: string;
  seat: number;
  /** The name of the person who left it. */
  name: string;
};

/** A seat of a running match, in a list, that anybody may take over at its table. */
export type OpenSeatCard = {
  table: string;
  game: string;
  /** `post`, or `live` where everybody is there. */
  pace: string;
  seat: number;
  /** Who had it, or the bot that plays for it. */
  name: string;
  opened: "absent" | "left" | "offered" | "removed" | "rules";
  since: number;
  /** By post: when it leaves the match; null where it stays. */
  until: number | null;
  /** Of the match, when it was opened. */
  round: number;
  /** The names of the others. */
  players: readonly string[];
  rated: boolean;
};

export type NewTable = {
  game: string;
  options?: Record<string, unknown>;
  public?: boolean;
  spectators?: boolean;
  /**
   * The id of a kept document, such as a quiz, that the table plays; the options need not have
   * it.
   */
  creation?: string;
  /** Whether the host sits down at once. */
  sit?: boolean;
  /** Strengths of bots that sit down at once. */
  bots?: readonly string[];
  /** Whether the table is hosted, for live games only; null: it is where the game is live. */
  hosted?: boolean | null;
  /** Whether to begin the tutorial of the game at once; then nothing else counts but `game`. */
  tutorial?: boolean;
  /**
   * Whether its matches change ratings: public tables that are not hosted, with the game's own
   * content.
   */
  rated?: boolean;
  press?: "none" | "private" | "public";
  /** Whether nobody is told who plays until the match is over. */
  anonymous?: boolean;
  /** Whether what is written and how people are called is checked against a list of words. */
  word_filter?: boolean;
  /** Whether the name of who comes is shown once the host has approved it. */
  name_approval?: boolean;
  /** Whether it is safe for a class, which turns on both of these; hosted tables only. */
  safe?: boolean;
  /** Whether a match goes on after the result of a round only when the host says so. */
  host_paced?: boolean;
  /** What the table is called. */
  name?: string;
  /** By post: whether the match begins by itself once all seats are taken. */
  starts_full?: boolean;
  /** By post: when the match begins by itself, if enough are seated. */
  starts_at?: number | null;
  /** Percent of begun matches not abandoned, to take a seat; new players may always. */
  least_reliability?: number;
  /** By post: when no deadline falls due. */
  hours?: ClosedHours | null;
  /** By post: whether deadlines wait for players on holiday. */
  holidays?: boolean;
  /** Whether the roles of the game are dealt by the wishes of the players. */
  by_preference?: boolean;
};

/** A table in a list. */
export type TableCard = {
  code: string;
  game: string;
  phase: "over" | "playing" | "starting" | "waiting";
  /** A name. */
  host: string;
  names: readonly string[];
  free: number;
  /** Whether you have a seat there. */
  yours: boolean;
  your_turn: boolean;
  /** By post, where you play: the next deadline, by the wall clock. */
  due: number | null;
  /** By post: messages you have not read, of the latest ones. */
  unread: number;
  touched: number;
  rated: boolean;
  anonymous: boolean;
  /** What the host calls it; empty for none. */
  name: string;
  seats: number;
  opened: number;
  started: number;
  /** When its match began, while it runs, or ended, once it is over; otherwise 0. */
  ended: number;
  starts_at: number | null;
  least_reliability: number;
};

/** A table as visitors see it before they give a name. */
export type TableLook = {
  table: TableView;
  may_enter: boolean;
};

/** The holder of a seat in a match. */
export type Sitter = {
  name: string;
  /** null also for others in an anonymous match, until it is over. */
  person: string | null;
  bot: string | null;
};

/** Somebody took over a seat. */
export type SeatChange = {
  /** After how many steps of the match. */
  step: number;
  seat: number;
  /** The name of who had it. */
  before: string;
  name: string;
  /** The strength, if a bot took it. */
  bot: string | null;
};

/**
 * Roles dealt by wishes (docs/server.md): the roles by seat; and of the players, in the order
 * of their seats before, what they wished and the seats they got.
 */
export type Dealt = {
  roles: readonly string[];
  wishes: readonly (readonly string[])[];
  seats: readonly number[];
};

export type MatchSummary = {
  id: string;
  table: string;
  game: string;
  /** When it began. */
  created: number;
  ended: number | null;
  sitters: readonly Sitter[];
  /** Yours. */
  seat: number | null;
  over: string;
  places: readonly (readonly number[])[];
  steps: number;
  /** Large ones are left out of a list. */
  options: Record<string, unknown>;
  /** Of each seat; empty where everybody played alone. */
  teams: readonly number[];
  terms: Record<string, Record<string, string>>;
  commitment: string;
  /** Whether everybody may see it; otherwise only its players, and by their links. */
  spectators: boolean;
  /** Who took over a seat, in order. */
  seat_changes: readonly SeatChange[];
  /** How its roles were dealt by wishes, once it is over. */
  dealt: Dealt | null;
};

/** A link to the replay of a match, by one of its players. */
export type ReplayLink = {
  address: string;
};

export type ReplayStep = {
  step: PastStep;
  view: View;
  text: string;
};

/**
 * A moment worth jumping to: the message `moment-<kind>`, filled with the names of `seats`
 * (`first`, `second`) and with `figures`.
 */
export type MomentView = {
  /** The position after it. */
  seq: number;
  round: number;
  kind: string;
  seats: readonly number[];
  figures: Record<string, number | string>;
  weight: number;
};

/** A figure of every seat over time: the message `series-<name>`. */
export type SeriesView = {
  name: string;
  rounds: readonly number[];
  seqs: readonly number[];
  /** One row a seat. */
  values: readonly (readonly number[])[];
};

/**
 * An award, shared by some seats: the messages `award-<kind>` and `award-<kind>-told`, the
 * second one filled with `figure`.
 */
export type AwardView = {
  kind: string;
  seats: readonly number[];
  figure: number;
};

/** The reasoning of a bot's move: the message `reasoning`, filled with these values. */
export type ThoughtView = {
  /** The position after it. */
  seq: number;
  seat: number;
  move: MoveData;
  reasoning: Record<string, number | string>;
};

/** Statistics of a match; empty where its game has no analyst. */
export type MatchAnalysis = {
  /** Figures of every seat by name: the messages `figure-<name>`. */
  seats: readonly Record<string, unknown>[];
  series: readonly SeriesView[];
  moments: readonly MomentView[];
  awards: readonly AwardView[];
  thoughts: readonly ThoughtView[];
  rounds: number;
  /** Length of the match, on its own clock. */
  duration: number;
};

/** A rating after a match, for the graph. */
export type RatingPoint = {
  wall: number;
  mean: number;
  deviation: number;
};

/** The caller's rating in a game. */
export type OwnRating = {
  game: string;
  pace: "live" | "post";
  mean: number;
  deviation: number;
  matches: number;
  /** Whether it is too uncertain for a leaderboard, or a guest's. */
  provisional: boolean;
  /** The latest, in order of time. */
  points: readonly RatingPoint[];
};

export type LeaderboardRow = {
  /** null for your own row while you are not listed. */
  rank: number | null;
  name: string;
  /** The strength of a bot. */
  bot: string | null;
  mean: number;
  deviation: number;
  matches: number;
  yours: boolean;
  /** Of the player's page; empty for a bot. */
  handle: string;
};

/** The best players of a game: accounts and bots whose rating is certain enough. */
export type Leaderboard = {
  game: string;
  pace: "live" | "post";
  rows: readonly LeaderboardRow[];
  total: number;
  /** From 0. */
  page: number;
  /** The largest deviation that is listed. */
  most_deviation: number;
  /** Your own row, listed or not; null without a rating. */
  you: LeaderboardRow | null;
};

export type Profile = {
  session: Session;
  matches: readonly MatchSummary[];
  ratings: readonly OwnRating[];
  /** Of one's own page. */
  handle: string;
  /** Whether others see neither history nor statistics. */
  hidden: boolean;
  favourites: readonly string[];
};

export type Health = {
  status: "closing" | "ok" | "unavailable";
  version: string;
};

/** A player where they are named. */
export type PlayerName = {
  name: string;
  /** Their page is `/player/{handle}`; empty for a bot, and for a guest who is gone. */
  handle: string;
  /** The strength of a bot. */
  bot: string | null;
};

/** A match of a player, as far as the caller may know of it. */
export type PlayedMatch = {
  match: string;
  /** The code of its table while it is under way and others may watch; else empty. */
  table: string;
  game: string;
  pace: "live" | "post";
  started: number;
  ended: number | null;
  over: boolean;
  course: "absent" | "finished" | "left" | "playing" | "removed" | "replaced" | "resigned";
  seat: number;
  place: number | null;
  /** Sides that share the place. */
  tied: number;
  sides: number;
  rated: boolean;
  took_over: boolean;
  others: readonly PlayerName[];
};

export type PlayedPage = {
  matches: readonly PlayedMatch[];
  /** Asks for the matches before these; empty at the end. */
  next: string;
};

/** Matches of a game at a pace that are over. */
export type GameTally = {
  game: string;
  pace: "live" | "post";
  matches: number;
  won: number;
  drawn: number;
  rated: number;
};

/** Matches with another player that are over. */
export type OpponentTally = {
  player: PlayerName;
  matches: number;
  /** The owner of the page had a better place. */
  ahead: number;
  level: number;
};

/** The share of matches that were begun and not abandoned. */
export type Reliability = {
  /** null while there are too few. */
  percent: number | null;
  matches: number;
};

/** A person's page. */
export type PlayerPage = {
  handle: string;
  name: string;
  since: number;
  guest: boolean;
  yours: boolean;
  /** Whether only they themselves see their history and statistics. */
  hidden: boolean;
  ratings: readonly OwnRating[];
  tallies: readonly GameTally[];
  opponents: readonly OpponentTally[];
  reliability: Reliability;
  favourites: readonly string[];
  playing: readonly PlayedMatch[];
  /** By the caller. */
  followed: boolean;
  /** By the caller. */
  blocked: boolean;
};

export type ProfileChange = {
  hidden?: boolean | null;
  favourites?: string[] | null;
};

export type DeletionWish = {
  /** One's own name, typed once more. */
  name: string;
};

export type FollowedPlayer = {
  player: PlayerName;
  /** What they do at a public table. */
  state: "" | "playing" | "waiting";
  /** Its code. */
  table: string;
  game: string;
};

/** Whom the caller follows and blocks. Nobody else is told. */
export type Ties = {
  followed: readonly FollowedPlayer[];
  blocked: readonly PlayerName[];
  /** The sessions of the blocked, whose messages are not shown. */
  silenced: readonly string[];
};

/** The match somebody wants to play. */
export type PlayNow = {
  game: string;
  fewest: number;
  /** Seats, with bots if they may fill. */
  most: number;
  /** Whether bots may take the seats that are missing after a while. */
  bots?: boolean;
};

/** The caller waits for others. */
export type TicketView = {
  game: string;
  fewest: number;
  most: number;
  bots: boolean;
  waited: number;
  /** Other people who wait for the same game. */
  others: number;
  /** How long people waited for it lately; null while that is not known. */
  expected: number | null;
  /** Changes with everything but the times; to be told when it does. */
  version: number;
  /** The code of the table where the match begins. */
  table: string | null;
};

/** How many people wait for a game. */
export type GameWaiting = {
  game: string;
  people: number;
};

export type WaitingRoomView = {
  ticket: TicketView | null;
  /** Those somebody waits for. */
  games: readonly GameWaiting[];
};

/** A report of a person from their page. */
export type PersonReport = {
  reason: "cheating" | "drawing" | "hate" | "insults" | "name" | "other" | "sexual" | "spam" | "threats";
  note?: string;
};

/** What operators have settled about the caller, as far as it holds. */
export type OwnStanding = {
  sanctions: readonly SanctionView[];
  /** Whether the caller is an operator. */
  operator: boolean;
};

export type OperatorCode = {
  /** Of the link that `ludoteca operator-link` prints. */
  code: string;
};

/** One report of a case. */
export type ReportView = {
  /** The name of the reporter. */
  by: string;
  reason: string;
  note: string;
  wall: number;
};

/** A sanction as operators see it. */
export type PastSanction = {
  id: number;
  /** What the person was called then. */
  name: string;
  kind: string;
  reason: string;
  since: number;
  until: number | null;
  acknowledged: number | null;
  undone: number | null;
  holds: boolean;
  /** Whether it also holds for their network. */
  by_address: boolean;
};

/** A message or a person that was reported, once or several times. */
export type CaseView = {
  /** Of its latest report. */
  id: number;
  kind: string;
  /** What the person was called then. */
  name: string;
  /** What they are called now; empty for somebody who is gone. */
  now: string;
  /** Of their page; empty for somebody who is gone. */
  handle: string;
  /** The message; empty where the person is meant. */
  text: string;
  /** Lines of the conversation before it. */
  before: readonly string[];
  table: string;
  match: string;
  game: string;
  /** The latest first. */
  reports: readonly ReportView[];
  /** How many reports there are about the person in all. */
  reported: number;
  /** The latest first. */
  history: readonly PastSanction[];
};

/** A line of the audit. */
export type OperatorAct = {
  operator: string;
  act: string;
  name: string;
  reason: string;
  until: number | null;
  wall: number;
};

/** The operators' page. */
export type OperatorDesk = {
  cases: readonly CaseView[];
  /** How many cases there are, listed or not. */
  waiting: number;
  in_force: readonly PastSanction[];
  acts: readonly OperatorAct[];
};

/** What becomes of a case; all its reports are settled by it. */
export type CaseDecision = {
  decision: "ban" | "dismiss" | "rename" | "timeout" | "warn";
  /** What the person is told. */
  reason?: "cheating" | "drawing" | "hate" | "insults" | "name" | "other" | "sexual" | "spam" | "threats";
  /** Of a time-out or a ban; null: for good, which a time-out cannot be. */
  hours?: number | null;
  /** Whether a ban with an end holds for their network too. */
  by_address?: boolean;
  /** The new name. */
  name?: string;
};

/** Whether something is told by a channel. */
export type NoticeChoice = {
  kind: "begin" | "letter" | "receipt" | "reminder" | "report" | "result" | "turn";
  pace: "live" | "post" | "turns";
  channel: "mail" | "push";
  wanted: boolean;
};

export type NoticeSettings = {
  /** Everything there is to choose, as it is now. */
  choices: readonly NoticeChoice[];
  /** Time zone of the person; empty if no browser has told it. */
  zone: string;
  quiet: QuietHours | null;
  /** The public key to subscribe with; empty where pushes are not offered. */
  push_key: string;
  /** Whether there is an address to mail to. */
  mail: boolean;
};

export type NoticeChange = {
  choice?: NoticeChoice | null;
  zone?: string | null;
  quiet?: QuietHours | null;
  /** End the quiet hours. */
  no_quiet?: boolean;
};

/** A time away, from the first day to the last; both as `2026-12-24`, in a time zone. */
export type NewHoliday = {
  first: string;
  last: string;
  zone: string;
};

/** End a holiday earlier, or at once; one that has not begun is cancelled. */
export type HolidayEnd = {
  first: string;
  last?: string | null;
};

export type HolidayView = {
  first: string;
  last: string;
  begun: boolean;
};

/** A person's holidays that are not over, and what they may still take. */
export type Holidays = {
  holidays: readonly HolidayView[];
  /** Days left by year: of this one and the next. */
  years: Record<string, number>;
  /** Days in a year. */
  most: number;
  /** Days at a stretch. */
  stretch: number;
};

/** A browser's subscription at its push service, as `PushSubscription.toJSON` tells it. */
export type NewSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

export type EndedSubscription = {
  endpoint: string;
};

/** A table whose match waits for the caller. */
export type WaitingTable = {
  code: string;
  game: string;
  /** Of the game, in the language of the caller. */
  name: string;
};

export type NewTournament = {
  name: string;
  game: string;
  options?: Record<string, unknown>;
  system?: "round_robin" | "swiss";
  /** Of a Swiss tournament; in a round robin how often everybody meets everybody. */
  rounds?: number;
  table_size?: number;
  /** Entrants it needs to start. */
  fewest?: number;
  most?: number;
  /** The strength of the bots that fill places; empty for none. */
  bots?: string;
  /** When it starts by itself; null: when the organiser wishes. */
  starts?: number | null;
  /** After this time a round is closed; 0 for never. */
  round_time?: number;
  /** Whether it is listed. */
  public?: boolean;
  /** Whether its matches change ratings, where it is public. */
  rated?: boolean;
};

/** What an organiser may do. The last two are about an entrant. */
export type TournamentAction = {
  action: "call_off" | "next_round" | "remove" | "replace" | "start";
  entrant?: number;
};

/** A tournament in a list. */
export type TournamentCard = {
  code: string;
  name: string;
  game: string;
  system: "round_robin" | "swiss";
  phase: "called_off" | "over" | "registration" | "running";
  /** A name. */
  organiser: string;
  entrants: number;
  most: number;
  /** 0 where it is not known before the start. */
  rounds: number;
  /** The current one, from 1; 0 before the start. */
  round: number;
  starts: number | null;
  /** Whether you play in it. */
  entered: boolean;
  /** The code of the table where you are expected; empty for none. */
  table: string;
};

export type TournamentList = {
  /** Those you play in or organise, which are not over. */
  yours: readonly TournamentCard[];
  open: readonly TournamentCard[];
  running: readonly TournamentCard[];
  past: readonly TournamentCard[];
};

export type EntrantView = {
  name: string;
  bot: string;
  gone: boolean;
};

/** A pairing; entrants by their index. */
export type TournamentTable = {
  table: string;
  /** For the replay, once it is over. */
  match: string;
  seats: readonly number[];
  /** Of each seat; empty until it is over. */
  places: readonly number[];
  points: readonly number[];
  /** Entrants whose seat a bot or somebody else held at the end. */
  absent: readonly number[];
  /** Whether the round was closed before the match was over. */
  provisional: boolean;
};

export type TournamentRound = {
  tables: readonly TournamentTable[];
  byes: readonly number[];
};

export type TournamentStanding = {
  entrant: number;
  place: number;
  points: number;
  opposition: number;
  direct: number;
  wins: number;
  late_seats: number;
};

/** The page of a tournament. */
export type TournamentView = {
  card: TournamentCard;
  revision: number;
  options: Record<string, unknown>;
  table_size: number;
  fewest: number;
  bots: string;
  public: boolean;
  rated: boolean;
  round_time: number;
  round_ends: number | null;
  entrants: readonly EntrantView[];
  standings: readonly TournamentStanding[];
  /** The rounds so far, the current one last. */
  played: readonly TournamentRound[];
  /** Of a round robin: who sits together in the rounds to come. */
  schedule: readonly (readonly (readonly number[])[])[];
  /** Your index among the entrants. */
  you: number | null;
  /** Whether you are the organiser. */
  organises: boolean;
};

/** A picture (PNG, JPEG, WebP) or a sound (MP3, Ogg). */
export type MediumUpload = {
  data: string;
};

/** A picture or sound as it is kept: decoded, and written anew without metadata. */
export type KeptMedium = {
  /** `sha256:<digest>`, as documents name it. */
  reference: string;
  kind: "picture" | "sound";
  bytes: number;
  width: number;
  height: number;
  duration: number;
};

export type CreationChange = {
  document: Record<string, unknown>;
};

/** A document to keep, for an option of a game. */
export type NewCreation = {
  document: Record<string, unknown>;
  game: string;
  option: string;
};

/** Something that somebody made, such as a quiz, without what is in it. */
export type CreationCard = {
  /** Its page is `/quiz/{id}`; whoever has the address may play it and copy it. */
  id: string;
  game: string;
  option: string;
  title: string;
  /** Number of its items, such as questions. */
  count: number;
  changed: number;
};

/** What somebody made, as one person may see it. */
export type CreationPage = {
  card: CreationCard;
  yours: boolean;
  /** The name of who made it; empty where they are gone. */
  by: string;
  /** For its owner alone: it tells the answers. */
  document: Record<string, unknown> | null;
};

export type KernelEvent =
  | RoundStarted
  | RoundEnded
  | MatchEnded
  | SeatOut
  | SeatSkipped
  | SeatLeft
  | SeatRejoined
  | SeatJoined
  | TakenBack;

export type FromBrowserMessage =
  | Hello
  | Ping
  | Play
  | PlayAlong
  | Sit
  | Stand
  | Pledge
  | Wish
  | Reveal
  | Resign
  | Leave
  | Propose
  | Consent
  | Chat
  | React
  | Letter
  | Read
  | AskMessages
  | OfferSeat
  | TakeSeat
  | Report
  | ReportPerson
  | StateAt
  | Suppose
  | HoldClock
  | AskHistory
  | Kick
  | Mute
  | Lock
  | Doors
  | OpenSeats
  | ApproveName
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
  | Advance
  | GiveTime
  | EndMatch
  | Close;

export type FromServerMessage =
  | Welcome
  | Table
  | Begun
  | Step
  | Stream
  | Timing
  | ProposalEnded
  | Answer
  | PlayedAlong
  | Audience
  | Refused
  | Past
  | Supposed
  | History
  | Messages
  | Offered
  | RevealNonce
  | Message
  | Reacted
  | Presence
  | Pong
  | Sanctioned
  | Gone
  | Closing;
