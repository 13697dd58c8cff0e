// What the server tells of a match of Pictionary.

import type { View } from "@/net/wire";

export type Point = readonly [number, number];

export interface Pen {
  colour: string;
  size: number;
}

export interface Said {
  seat: number;
  text: string;
}

export interface PictionaryView extends View {
  paper: number;
  drawer: number;
  word: string;
  theme: string | null;
  mask: string;
  strokes: Point[][];
  pens: Pen[];
  right: number[];
  guesses: Said[];
  held: string;
  asked: number[];
  claims: number[];
  locked: boolean[];
  ends_at: number;
}

/** What the colours of the palette look like on paper; white rubs out. */
export const INK: Record<string, string> = {
  black: "#1d1a16",
  grey: "#8b8880",
  red: "#cf3527",
  orange: "#ea8423",
  yellow: "#f1c62c",
  green: "#35904a",
  blue: "#2b6fc6",
  purple: "#8248b5",
  brown: "#81502a",
  white: "#fffdf6",
};
export const ERASER = "white";
