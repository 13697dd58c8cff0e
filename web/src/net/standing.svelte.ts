// What operators have settled about this person: warnings to be read, time-outs, bans.

import * as api from "./api";
import type { OwnStanding, SanctionView } from "./wire";

interface Held {
  sanctions: readonly SanctionView[];
  operator: boolean;
}

export const standing = $state<Held>({ sanctions: [], operator: false });

function take({ sanctions, operator }: OwnStanding): void {
  standing.sanctions = sanctions;
  standing.operator = operator;
}

/** Ask the server; without an answer, what was known stays. */
export async function loadStanding(): Promise<void> {
  await api.standing().then(take, () => undefined);
}

api.sanctioned.addEventListener("change", () => void loadStanding());

/** The server told a table of a change. */
export function takeSanctions(sanctions: readonly SanctionView[]): void {
  standing.sanctions = sanctions;
}

export async function acknowledge(id: number): Promise<void> {
  take(await api.acknowledge(id));
}

export async function becomeOperator(code: string): Promise<void> {
  take(await api.enterDesk({ code }));
}
