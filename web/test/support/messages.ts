// Messages from the server, with defaults for what a test does not care about.

import type {
  MatchView,
  Message,
  PastStep,
  Position,
  SeatView,
  Step,
  TableView,
  View,
  Welcome,
  You,
} from "@/net/wire";

export const COMMITMENT = "c0ffee";

export function seat(given: Partial<SeatView> = {}): SeatView {
  return {
    name: "",
    person: null,
    bot: null,
    team: null,
    is_open: false,
    opened: null,
    open_until: null,
    pledged: false,
    away_from: "",
    away_until: "",
    program: false,
    ...given,
  };
}

export function table(given: Partial<TableView> = {}): TableView {
  return {
    code: "PLUM",
    started: 0,
    ended: 0,
    link: "https://ludoteca.test/t/PLUM",
    game: "pig",
    options: {},
    phase: "playing",
    starts: null,
    host: "ana",
    public: false,
    locked: false,
    spectators: true,
    team_count: 0,
    seats: [seat({ name: "Ana", person: "ana" }), seat({ name: "Bot", bot: "easy" })],
    people: [
      {
        id: "ana",
        name: "Ana",
        online: true,
        seat: 0,
        muted: false,
        autopilot: null,
        unnamed: false,
        joined: 0,
        program: false,
      },
    ],
    commitment: COMMITMENT,
    blocked: null,
    match: "m1",
    matches: [],
    queue: [],
    overall: [],
    paused: false,
    speed: 1,
    proposal: null,
    hosted: false,
    rated: false,
    press: "private",
    anonymous: false,
    agreements: [],
    rating: null,
    paused_until: null,
    tutorial: false,
    name: "",
    opened: 0,
    starts_full: false,
    starts_at: null,
    least_reliability: 0,
    word_filter: false,
    name_approval: false,
    safe: false,
    chat: true,
    reactions: false,
    host_paced: false,
    joins: false,
    free_seats: 0,
    size: 10,
    most_seats: 0,
    arranged: null,
    hours: null,
    holidays: true,
    by_preference: false,
    roles: [],
    gathers_until: null,
    tournament: "",
    ...given,
  };
}

export const ANA: You = {
  id: "ana",
  name: "Ana",
  seat: 0,
  is_host: true,
  locale: "en",
  wishes: [],
  wanted: "",
  newcomers: [],
};

export function view(round = 1): View {
  return { seat: 0, round, phase: "roll", scores: [0, 0], out: [], resting: false, over: "" };
}

export function position(given: Partial<Position> = {}): Position {
  return {
    to_act: [0],
    due: null,
    scores: [0, 0],
    over: "",
    places: [],
    silent: false,
    view: view(),
    choices: [],
    text: "",
    ...given,
  };
}

export function match(given: Partial<MatchView> = {}): MatchView {
  return {
    id: "m1",
    game: "pig",
    version: 1,
    seats: 2,
    options: {},
    teams: [],
    names: ["Ana", "Bot"],
    commitment: COMMITMENT,
    started: 0,
    upgraded_from: null,
    seq: 0,
    at: 0,
    terms: {},
    position: position(),
    ...given,
  };
}

export function pastStep(seq: number, event = `e${seq}`): PastStep {
  return { seq, at: seq, wall: seq, events: [{ event }] };
}

/** The past steps from one number to another, both included. */
export function pastSteps(from: number, to: number): PastStep[] {
  return Array.from({ length: to - from + 1 }, (_, i) => pastStep(from + i));
}

export function step(seq: number, given: Partial<Position> = {}): Step {
  return { type: "step", ...pastStep(seq), position: position(given) };
}

/** A welcome message. */
export function welcome(given: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    you: ANA,
    table: table(),
    match: null,
    steps: [],
    messages: [],
    unread: [],
    now: 1_000_000,
    left_at: null,
    messages_before: 0,
    ...given,
  };
}

export function chatLine(number: number, given: Partial<Message> = {}): Message {
  return {
    type: "message",
    number,
    person: "ben",
    name: "Ben",
    seat: null,
    to: null,
    text: `line ${number}`,
    wall: 0,
    round: 0,
    phase: "",
    gallery: false,
    match: "",
    ...given,
  };
}
