// One reconnecting WebSocket to a table, with requests that survive a lost connection.

import { ApiError, socketPath } from "./api";
import type {
  Answer,
  FromBrowserMessage,
  FromServerMessage,
  Hello,
  History,
  Offered,
  Past,
  Supposed,
} from "./wire";

type Requests = Extract<FromBrowserMessage, { id: string }>;
/** A request before it has its id. */
export type TableRequest = Requests extends infer R
  ? R extends unknown
    ? Omit<R, "id">
    : never
  : never;
export type Reply = Answer | Past | Supposed | History | Offered;
export type Status = "connecting" | "online" | "offline" | "gone";

export interface Listener {
  hello(): Hello;
  onMessage(message: FromServerMessage): void;
  onStatus(status: Status): void;
}

interface Waiting {
  message: Requests;
  resolve(reply: Reply): void;
  reject(refusal: ApiError): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** Without a sign of life for so long, the connection is taken for dead. */
const DEAF_AFTER = 45_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #closed = false;
  readonly #wake = () => this.#hurry();

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Ask for something. It is sent again after a lost connection, and carried out once. */
  request(wish: TableRequest): Promise<Reply> {
    const message = { ...wish, id: newId() } as Requests;
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

  /** Say hello anew, as for descriptions in words. */
  greet(): void {
    this.#send(this.listener.hello());
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
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
    socket.onmessage = (frame) => this.#hear(JSON.parse(frame.data) as FromServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: FromServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.#welcomed();
        break;
      case "answer":
      case "past":
      case "supposed":
      case "history":
      case "offered":
        this.#take(message.id)?.resolve(message);
        break;
      case "refused":
        this.#take(message.id)?.reject(new ApiError(message.code, message.params, message.text));
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

  #welcomed(): void {
    const isBack = this.#failures > 0 || this.#pulse === undefined;
    this.#failures = 0;
    this.listener.onStatus("online");
    if (!isBack) return;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    this.#send({ type: "ping", sent: Date.now() });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(message: FromBrowserMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (Date.now() - this.#heardAt > DEAF_AFTER) this.#lost(this.#socket);
    else this.#send({ type: "ping", sent: Date.now() });
  }

  #lost(socket: WebSocket | null): void {
    if (this.#closed || socket !== this.#socket) return;
    if (socket) socket.onclose = null;
    socket?.close();
    this.#socket = null;
    this.#stopPulse();
    this.listener.onStatus("offline");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #stopPulse(): void {
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }

  /** The network or the reader came back: do not wait any longer; or it went: say so at once. */
  #hurry(): void {
    if (!navigator.onLine) {
      if (this.#socket) this.#lost(this.#socket);
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
