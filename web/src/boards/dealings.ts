// What a game shows of its seats' agreements, beside the letters.

import type { Component } from "svelte";

import type { ChoiceRow, MoveData, View } from "@/net/wire";

export interface DealingsProps {
  match: string;
  view: View;
  choices: readonly ChoiceRow[];
  /** The only other seat to show; `null` for all. */
  partner: number | null;
  /** What the seats are called. */
  names: readonly string[];
  play(this: void, move: MoveData): Promise<boolean>;
}

export interface Dealings {
  page: Component<DealingsProps>;
  /** The seats whose proposals wait for the reader's answer, one for each. */
  waiting(this: void, view: View): readonly number[];
  /** The seats that something may be proposed to now. */
  partners(this: void, choices: readonly ChoiceRow[]): readonly number[];
}
