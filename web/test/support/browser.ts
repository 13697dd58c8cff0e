// The parts of a browser that a table's socket uses: WebSocket, events, storage and a clock.

import { vi } from "vitest";

import type { FromBrowserMessage, FromServerMessage } from "@/net/wire";

/** A WebSocket whose other end is the test. */
export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readyState: number = FakeWebSocket.CONNECTING;
  readonly sent: FromBrowserMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    browser.sockets.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowserMessage);
  }

  close(): void {
    this.readyState = FakeWebSocket.CLOSED;
  }

  // The server's side

  accept(): this {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
    return this;
  }

  deliver(...messages: FromServerMessage[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  drop(code = 1006): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code });
  }

  sentOf<T extends FromBrowserMessage["type"]>(type: T) {
    return this.sent.filter(
      (message): message is Extract<FromBrowserMessage, { type: T }> => message.type === type,
    );
  }
}

interface Browser {
  sockets: FakeWebSocket[];
  /** The newest socket. */
  readonly socket: FakeWebSocket;
  isOnline: boolean;
  isHidden: boolean;
  fire(event: "online" | "offline" | "visibilitychange"): void;
}

export const browser: Browser = {
  sockets: [],
  get socket() {
    return this.sockets.at(-1)!;
  },
  isOnline: true,
  isHidden: false,
  fire: () => undefined,
};

/** Stub what Node lacks, with fake timers. */
export function startBrowser(): void {
  const events = new EventTarget();
  const storage = new Map<string, string>();
  Object.assign(browser, {
    sockets: [],
    isOnline: true,
    isHidden: false,
    fire: (event: string) => events.dispatchEvent(new Event(event)),
  });
  const listeners = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter: waits are exact
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("addEventListener", listeners.addEventListener);
  vi.stubGlobal("removeEventListener", listeners.removeEventListener);
  vi.stubGlobal("document", {
    ...listeners,
    get hidden() {
      return browser.isHidden;
    },
  });
  vi.stubGlobal("navigator", {
    get onLine() {
      return browser.isOnline;
    },
  });
  vi.stubGlobal("location", { protocol: "https:", host: "ludoteca.test", pathname: "/" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
}

export function stopBrowser(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
