// A short loop of music, synthesised: four chords as broken triads over a bass, with a soft beat.

import { audio, click, tone } from "./sounds.svelte";

/** Chords as pitches in Hz: C, A minor, F, G. */
const CHORDS = [
  [262, 330, 392],
  [220, 262, 330],
  [175, 220, 262],
  [196, 247, 294],
] as const;
const BEAT = 0.3;
const BEATS = 8;
/** Which note of the chord is played on each beat. */
const PATTERN = [0, 2, 1, 2, 0, 2, 1, 0] as const;
const LOUD = 0.05;
const SECOND = 1000;

/** Play the loop, while sounds are on, until what is returned is called. */
export function playMusic(): () => void {
  let bar = 0;
  function play() {
    // A context that the browser has not let begin would play all missed bars at once.
    if (audio()?.state === "running") playBar(CHORDS[bar++ % CHORDS.length]!);
  }
  play();
  const timer = setInterval(play, BEAT * BEATS * SECOND);
  return () => clearInterval(timer);
}

function playBar(chord: readonly number[]): void {
  tone(chord[0]! / 2, 0, 2 * LOUD);
  tone(chord[0]! / 2, 4 * BEAT, 2 * LOUD);
  PATTERN.forEach((note, beat) => tone(2 * chord[note]!, beat * BEAT, LOUD));
  for (let beat = 0; beat < BEATS; beat += 2) click((beat + 1) * BEAT, 4000, LOUD);
}
