// Messages of one language from Fluent sources; later sources override earlier ones.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arg = string | number;
export type Args = Record<string, Arg>;

/** Longer arguments (a whole drawing) are cut: Fluent refuses them. */
const LONGEST = 1000;

export class Catalogue {
  readonly locale: string;
  readonly #bundle: FluentBundle;
  readonly #bare = new Map<string, string>();

  constructor(locale: string, sources: readonly string[]) {
    this.locale = locale;
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The text of a message; its id where there is none. Texts without arguments are cached. */
  format(message: string, args?: Args): string {
    if (args) return this.#made(message, args);
    const made = this.#bare.get(message) ?? this.#made(message, {});
    this.#bare.set(message, made);
    return made;
  }

  #made(message: string, args: Args): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    const given = Object.entries(args).map(([name, arg]) => [name, variable(arg)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }
}

function variable(arg: Arg): FluentVariable {
  // Grouped as the server's sentences are: Spanish browsers would write 1234 but 12.345.
  if (typeof arg === "number") return new FluentNumber(arg, { useGrouping: "always" as never });
  return arg.length > LONGEST ? `${arg.slice(0, LONGEST - 1)}…` : arg;
}
