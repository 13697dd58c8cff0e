// Owners on a map: colours, marks and badges, so that colour is never the only sign.

import { seatColour } from "@/ui/seats/SeatToken.svelte";
export const NEUTRAL = -1;
export const UNCLAIMED = -2;

/** Drawn on a tile of 12 × 12 with the colour of marks: as stroke and as fill. */
export const MARKS: readonly { lines?: string; dots?: string }[] = [
  { lines: "M-3 3l6-6M0 12L12 0M9 15l6-6" },
  {
    dots: "M1.4 3a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M7.4 9a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
  },
  { lines: "M0 3h12M0 9h12" },
  { lines: "M0 0l12 12M12 0L0 12" },
  { lines: "M3 0v12M9 0v12" },
  { lines: "M0 8l3-4 3 4 3-4 3 4" },
  { lines: "M3 1v4M1 3h4M9 7v4M7 9h4" },
  { dots: "M3 .8 5.2 3 3 5.2.8 3ZM9 6.8 11.2 9 9 11.2 6.8 9Z" },
];

/** The colour of an owner, as a value for CSS. */
export function colourOf(owner: number): string {
  if (owner >= 0) return seatColour(owner);
  return owner === NEUTRAL ? "var(--neutral)" : "var(--unclaimed)";
}

/** The name of an owner's fill among the patterns of a drawing. */
export function fillOf(owner: number): string {
  return owner >= 0
    ? `land-${owner % MARKS.length}`
    : owner === NEUTRAL
      ? "land-neutral"
      : "land-free";
}

/** Pointed forms need more room for what is in them, and their middle is lower than their box's. */
const LARGER = [1, 1, 1.18, 1.06, 1.05, 1.2, 1.04, 1.12];
const LOWER = [0, 0, 2.4, 0, 0.6, 0.3, 0, 0];

/** The transform that puts the form of a seat around the origin. */
export function centred(owner: number): string {
  return `scale(${LARGER[owner] ?? 1}) translate(-12 ${-12 - (LOWER[owner] ?? 0)})`;
}
