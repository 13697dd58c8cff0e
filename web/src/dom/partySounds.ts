// Sounds of a party on the big screen, synthesised like those of `sounds`.

import { click, melody, tone } from "./sounds.svelte";

const ROLL_APART = 0.045;
/** Seconds of suspense before the truth, as long as the boards wait. */
const ROLL = 0.9;

/** Somebody sits down. */
export const joined = () => melody([392, 587], 0.09);
/** One of the last seconds; the lower, the nearer the end. */
export const ticked = (left: number) => click(0, 1500 - 120 * (5 - left), 0.7);
/** The answer or the word is shown. */
export const revealed = () => melody([392, 494, 587, 784], 0.07);
/** The vote is open. */
export const asked = () => melody([587, 784], 0.12);
export const right = () => melody([784, 1047], 0.08);
export const wrong = () => melody([247, 208], 0.14);
/** Somebody scored in several rounds, one after the other. */
export const streaked = () => melody([659, 784, 988, 1319], 0.06);
/** The ranking changes. */
export const overtook = () => melody([440, 554, 659], 0.08);

/** Somebody takes the lead from another. */
export const stole = () => melody([392, 523, 466, 622, 784], 0.09);

export function drumRoll(seconds: number): void {
  const beats = Math.round(seconds / ROLL_APART);
  for (let i = 0; i < beats; i++) click(i * ROLL_APART, 260, 0.15 + (0.5 * i) / beats);
}

/** A drum roll, then the truth: upwards where a statement is true, downwards where it is a lie. */
export function unmasked(isTrue: boolean): void {
  drumRoll(ROLL);
  const notes = isTrue ? [392, 494, 587, 784] : [392, 370, 349, 233];
  notes.forEach((pitch, i) => tone(pitch, ROLL + 0.12 * i));
}

/** A step of the podium: the third, the second, the first. */
export function placed(place: number): void {
  if (place > 1) melody(place === 3 ? [392, 494] : [440, 587], 0.1);
  else
    [523, 659, 784, 1047].forEach((pitch, i) => [0.12 * i, 0.6].forEach((at) => tone(pitch, at)));
}
