// REST calls to the server.

import { locale } from "@/i18n/texts.svelte";
import type {
  Calendar,
  CaseDecision,
  CreationCard,
  CreationChange,
  CreationPage,
  DeletionWish,
  DeviceCode,
  EndedSubscription,
  GameCard,
  GamePage,
  GivenCode,
  HolidayEnd,
  Holidays,
  KeptMedium,
  Leaderboard,
  LoginWish,
  MadeProgram,
  MatchAnalysis,
  MatchSummary,
  NewCreation,
  NewHoliday,
  NewSession,
  NewSubscription,
  NewTable,
  OpenSeatCard,
  NoticeChange,
  NoticeSettings,
  NewTournament,
  OperatorCode,
  OperatorDesk,
  OwnSession,
  OwnStanding,
  PersonReport,
  PlayNow,
  PlayedPage,
  PlayerPage,
  Problem,
  Profile,
  ProfileChange,
  Program,
  ProgramName,
  ReplayLink,
  ReplayStep,
  SeatOffer,
  Session,
  SessionChange,
  TableCard,
  TableLook,
  TournamentAction,
  TournamentList,
  TournamentView,
  Ties,
  UploadResult,
  WaitingTable,
  WaitingRoomView,
  Welcoming,
  WorkshopBoard,
} from "./wire";

/** The server refused, or could not be reached (`unreachable`). */
export class ApiError extends Error implements Problem {
  constructor(
    readonly code: string,
    readonly params: Problem["params"] = {},
    readonly text = "",
  ) {
    super(code);
  }
}

const SANCTIONED = ["suspended", "timed_out", "warning_unread"];
/** Tells when a refusal shows that an operator has settled something about this person. */
export const sanctioned = new EventTarget();

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": locale() };
  if (body) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...sent });
  } catch {
    throw new ApiError("unreachable");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (SANCTIONED.includes(problem?.code ?? "")) sanctioned.dispatchEvent(new Event("change"));
  throw new ApiError(problem?.code ?? "unreachable", problem?.params, problem?.text);
}

async function json<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await ask(method, path, body);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body: object = {}) => json<T>("POST", path, body);
const escaped = encodeURIComponent;

export const welcome = () => get<Welcoming>("/welcome");
export const newSession = (body: NewSession) => post<Session>("/session", body);
export const changeSession = (body: SessionChange) => json<Session>("PATCH", "/session", body);
export const logOut = () => json<void>("DELETE", "/session");
export const logOutEverywhere = () => json<void>("DELETE", "/session/everywhere");
export const ownSessions = () => get<OwnSession[]>("/sessions");
export const revokeSession = (id: string) => json<void>("DELETE", `/sessions/${escaped(id)}`);
export const revokeOtherSessions = () => json<void>("DELETE", "/sessions");
export const programs = () => get<Program[]>("/programs");
export const newProgram = (body: ProgramName) => post<MadeProgram>("/programs", body);
export const nameProgram = (id: string, body: ProgramName) =>
  json<Program>("PATCH", `/programs/${escaped(id)}`, body);
export const revokeProgram = (id: string) => json<void>("DELETE", `/programs/${escaped(id)}`);
export const deviceCode = () => post<DeviceCode>("/session/device-code");
export const useDeviceCode = (body: GivenCode) => post<Session>("/session/device", body);
export const askLogin = (body: LoginWish) => post<void>("/login", body);
export const confirmLogin = (body: GivenCode) => post<Session>("/login/confirm", body);
export const profile = () => get<Profile>("/profile");
export const changeProfile = (body: ProfileChange) =>
  json<PlayerPage>("PATCH", "/profile/page", body);

export const deleteEverything = (body: DeletionWish) => post<void>("/profile/deletion", body);

export const player = (id: string) => get<PlayerPage>(`/players/${escaped(id)}`);
export const playerMatches = (id: string, game: string, before: string) =>
  get<PlayedPage>(`/players/${escaped(id)}/matches?${new URLSearchParams({ game, before })}`);
export const ties = () => get<Ties>("/ties");
export const setTie = (id: string, kind: "follow" | "block", wanted: boolean) =>
  json<void>(wanted ? "PUT" : "DELETE", `/players/${escaped(id)}/${kind}`);

export const reportPlayer = (id: string, body: PersonReport) =>
  post<void>(`/players/${escaped(id)}/report`, body);
/** What operators have settled about this browser. */
export const standing = () => get<OwnStanding>("/standing");
export const acknowledge = (id: number) => post<OwnStanding>(`/standing/${id}`);
export const enterDesk = (body: OperatorCode) => post<OwnStanding>("/operator/entry", body);
export const operatorDesk = (order: string) => get<OperatorDesk>(`/operator?order=${order}`);
export const decideCase = (id: number, body: CaseDecision) =>
  post<OperatorDesk>(`/operator/cases/${id}`, body);
export const undoSanction = (id: number) =>
  json<OperatorDesk>("DELETE", `/operator/sanctions/${id}`);

export const notices = () => get<NoticeSettings>("/notices");
export const changeNotices = (body: NoticeChange) =>
  json<NoticeSettings>("PATCH", "/notices", body);
export const subscribe = (body: NewSubscription) => post<void>("/notices/subscriptions", body);
export const endSubscription = (body: EndedSubscription) =>
  post<void>("/notices/subscriptions/end", body);
export const waiting = () => get<WaitingTable[]>("/waiting");

export const holidays = () => get<Holidays>("/holidays");
export const addHoliday = (body: NewHoliday) => post<Holidays>("/holidays", body);
export const endHoliday = (body: HolidayEnd) => post<Holidays>("/holidays/end", body);

export const newCalendar = () => post<Calendar>("/calendar");
export const revokeCalendar = () => json<void>("DELETE", "/calendar");
export const unsubscribe = (key: string) => post<void>(`/unsubscribe/${escaped(key)}`);
export const seatOffer = (code: string) => get<SeatOffer>(`/seats/${escaped(code)}`);
export const takeSeat = (code: string) => post<TableLook>(`/seats/${escaped(code)}`);

export const games = (locale: string) => get<GameCard[]>(`/games?locale=${locale}`);
export const game = (id: string, locale: string) =>
  get<GamePage>(`/games/${escaped(id)}?locale=${locale}`);
/** A page of 50, from 0. */
export const leaderboard = (id: string, page: number) =>
  get<Leaderboard>(`/games/${escaped(id)}/leaderboard?page=${page}`);
/** A picture of a game's rules. */
export const picturePath = (id: string, locale: string, name: string) =>
  `/api/games/${escaped(id)}/pictures/${locale}/${escaped(name)}`;
/** Have the server read a file: a text, or a spreadsheet in base64. */
export const upload = (
  game: string,
  option: string,
  content: { text: string } | { data: string },
  locale: string,
) =>
  post<UploadResult>(
    `/games/${escaped(game)}/uploads/${escaped(option)}?locale=${locale}`,
    content,
  );
export const shipped = (game: string, option: string) =>
  get<Record<string, unknown>[]>(`/games/${escaped(game)}/workshops/${escaped(option)}`);
export const workshopBoard = (
  game: string,
  option: string,
  document: Record<string, unknown>,
  locale: string,
) =>
  post<WorkshopBoard>(`/games/${escaped(game)}/workshops/${escaped(option)}?locale=${locale}`, {
    document,
  });
/** Keep a picture or sound, given in base64. */
export const uploadMedium = (data: string) => post<KeptMedium>("/media", { data });
export const creations = () => get<CreationCard[]>("/creations");
export const creation = (id: string) => get<CreationPage>(`/creations/${escaped(id)}`);
export const keepCreation = (body: NewCreation) => post<CreationCard>("/creations", body);
export const changeCreation = (id: string, body: CreationChange) =>
  json<CreationCard>("PUT", `/creations/${escaped(id)}`, body);
export const copyCreation = (id: string) => post<CreationCard>(`/creations/${escaped(id)}/copies`);
export const dropCreation = (id: string) => json<void>("DELETE", `/creations/${escaped(id)}`);

export const commonCatalogue = async (locale: string) =>
  (await ask("GET", `/catalogues/${locale}`)).text();
export const gameCatalogue = async (id: string, locale: string) =>
  (await ask("GET", `/games/${escaped(id)}/catalogues/${locale}`)).text();

/** With the version of a ticket, the answer comes when there is news of it, or after seconds. */
export const playNowState = (known: number) => get<WaitingRoomView>(`/play-now?known=${known}`);
export const playNow = (body: PlayNow) => post<WaitingRoomView>("/play-now", body);
export const stopWaiting = () => json<void>("DELETE", "/play-now");

export const openTables = () => get<TableCard[]>("/tables");
export const openSeats = () => get<OpenSeatCard[]>("/tables/open-seats");
export const myTables = () => get<TableCard[]>("/tables/mine");
export const newTable = (body: NewTable) => post<TableLook>("/tables", body);
export const tournaments = () => get<TournamentList>("/tournaments");
export const newTournament = (body: NewTournament) => post<TournamentView>("/tournaments", body);
/** Null if it is still at this revision. */
export const tournament = (code: string, since: number) =>
  get<TournamentView | null>(`/tournaments/${escaped(code)}?since=${since}`);
export const enterTournament = (code: string) =>
  post<TournamentView>(`/tournaments/${escaped(code)}/entry`);
export const leaveTournament = (code: string) =>
  json<TournamentView>("DELETE", `/tournaments/${escaped(code)}/entry`);
export const actAtTournament = (code: string, body: TournamentAction) =>
  post<TournamentView>(`/tournaments/${escaped(code)}/action`, body);
export const table = (code: string) => get<TableLook>(`/tables/${escaped(code)}`);
export const qrPath = (code: string) => `/api/tables/${escaped(code)}/qr`;
export const socketPath = (code: string) => `/api/tables/${escaped(code)}/socket`;

/** A page about a match. The address of a replay may hold the secret of a link to it. */
function matchPath(id: string, page = "", query: Record<string, string> = {}): string {
  const secret = location.pathname.startsWith("/match/") ? location.hash.slice(1) : "";
  const params = new URLSearchParams(secret ? { ...query, link: secret } : query);
  return `/matches/${escaped(id)}${page}${params.size ? `?${params}` : ""}`;
}

export const match = (id: string) => get<MatchSummary>(matchPath(id));
/** The scenery of a match's map, in a version of its format. */
export const scenery = (id: string, form: number) =>
  get<unknown>(matchPath(id, "/scenery", { form: String(form) }));
export const analysis = (id: string) => get<MatchAnalysis>(matchPath(id, "/analysis"));
export const report = (id: string) => get<unknown>(matchPath(id, "/report"));
export const recordPath = (id: string) => `/api${matchPath(id, "/record")}`;
export const record = (id: string) => get<Record<string, unknown>>(matchPath(id, "/record"));
export const replay = (id: string, seat: number | null, since: number, limit: number) =>
  get<ReplayStep[]>(
    matchPath(id, "/steps", {
      since: String(since),
      limit: String(limit),
      ...(seat === null ? {} : { seat: String(seat) }),
    }),
  );
export const newReplayLink = (id: string) => post<ReplayLink>(`/matches/${escaped(id)}/links`);
export const revokeReplayLinks = (id: string) => ask("DELETE", `/matches/${escaped(id)}/links`);
