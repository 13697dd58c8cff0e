// What the service worker uses of its global scope. TypeScript declares it in a library that
// contradicts that of pages, and one project has only one of them.

interface Lasting extends Event {
  /** Keep the worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Telling extends Lasting {
  readonly data: unknown;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Tapped extends Lasting {
  readonly notification: Notification;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  message: Telling;
  push: Pushed;
  notificationclick: Tapped;
}

/** A page of the site that is open. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<OpenPage>;
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { setAppBadge?(count: number): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window" }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}
