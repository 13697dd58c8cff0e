// One reconnecting WebSocket to a table, with requests that survive a lost connection.

import { ApiError, socketPath } from "./api";
import type {
  Answer,
  FromBrowserMessage,
  FromServerMessage,
  Hello,
  History,
  Messages,
  Offered,
  Past,
  PlayedAlong,
  Supposed,
} from "./wire";

type Requests = Extract<FromBrowserMessage, { id: string }>;
/** A request before it has its id. */
export type TableRequest = Requests extends infer R
  ? R extends unknown
    ? Omit<R, "id">
    : never
  : never;
export type Reply = Answer | PlayedAlong | Past | Supposed | History | Messages | Offered;
export type Status = "connecting" | "online" | "offline" | "gone";

export interface Listener {
  hello(): Hello;
  onMessage(message: FromServerMessage): void;
  onStatus(status: Status): void;
}

interface Waiting {
  message: Requests;
  resolve(reply: Reply): void;
  reject(error: ApiError): void;
}

const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
const PING_INTERVAL = 20_000;
/** A connection without any message for this long counts as dead. */
const SILENCE_LIMIT = 45_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #receivedAt = 0;
  #closed = false;
  readonly #networkListener = () => this.#onNetworkChange();

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#networkListener);
    addEventListener("offline", this.#networkListener);
    document.addEventListener("visibilitychange", this.#networkListener);
    this.#open();
  }

  /** Send a request; sent again after a lost connection, and handled once thanks to its id. */
  request(body: TableRequest): Promise<Reply> {
    const message = { ...body, id: newId() } as Requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Connect anew, as after a change of language. */
  reconnect(): void {
    const old = this.#socket;
    if (!old) return;
    old.onclose = null;
    old.close();
    this.#stopPulse();
    this.#open();
  }

  /** Send hello again, as when text mode is switched. */
  greet(): void {
    this.#send(this.listener.hello());
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#networkListener);
    removeEventListener("offline", this.#networkListener);
    document.removeEventListener("visibilitychange", this.#networkListener);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#closed) return;
    this.listener.onStatus("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${socketPath(this.code)}`);
    this.#socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (frame) => this.#receive(JSON.parse(frame.data) as FromServerMessage);
    socket.onclose = () => this.#reconnectLater(socket);
  }

  #receive(message: FromServerMessage): void {
    this.#receivedAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.#resume();
        break;
      case "answer":
      case "past":
      case "supposed":
      case "history":
      case "messages":
      case "offered":
      case "played_along":
        this.#takeWaiting(message.id)?.resolve(message);
        break;
      case "refused":
        this.#takeWaiting(message.id)?.reject(
          new ApiError(message.code, message.params, message.text),
        );
        break;
      case "closing":
        this.#failures = 0;
        break;
      case "gone":
        this.close();
        this.listener.onStatus("gone");
        break;
    }
    this.listener.onMessage(message);
  }

  #resume(): void {
    const isBack = this.#failures > 0 || this.#pulse === undefined;
    this.#failures = 0;
    this.listener.onStatus("online");
    if (!isBack) return;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#checkPulse(), PING_INTERVAL);
    this.#send({ type: "ping", sent: Date.now() });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #takeWaiting(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(message: FromBrowserMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #checkPulse(): void {
    if (Date.now() - this.#receivedAt > SILENCE_LIMIT) this.#reconnectLater(this.#socket);
    else this.#send({ type: "ping", sent: Date.now() });
  }

  #reconnectLater(socket: WebSocket | null): void {
    if (this.#closed || socket !== this.#socket) return;
    if (socket) socket.onclose = null;
    socket?.close();
    this.#socket = null;
    this.#stopPulse();
    this.listener.onStatus("offline");
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #stopPulse(): void {
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }

  /** Online or visible again: retry at once. Offline: report it at once. */
  #onNetworkChange(): void {
    if (!navigator.onLine) {
      if (this.#socket) this.#reconnectLater(this.#socket);
    } else if (this.#socket === null && !document.hidden) {
      clearTimeout(this.#retry);
      this.#open();
    }
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
