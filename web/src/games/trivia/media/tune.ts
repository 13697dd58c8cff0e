// Sounds of questions that are synthesised: notes and bursts of noise in time.

/** A note by name or MIDI number, or noise; its start and its length in beats. */
export type Note = readonly [pitch: string | number, start: number, length: number];

export interface Tune {
  /** Beats a minute. */
  tempo: number;
  voice: "sine" | "triangle" | "square" | "sawtooth";
  notes: readonly Note[];
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const NAME = /^([A-G])([#b]?)(-?\d)$/;
const A4 = { midi: 69, hertz: 440 };
/** Square and sawtooth waves sound louder than they are. */
const LOUDNESS: Readonly<Record<Tune["voice"], number>> = {
  sine: 0.3,
  triangle: 0.3,
  square: 0.1,
  sawtooth: 0.12,
};
const ATTACK = 0.012;

/** The frequency of a note such as `F#4`, `Bb3` or 60; null where it is none. */
export function frequencyOf(pitch: string | number): number | null {
  const midi = typeof pitch === "number" ? pitch : midiOf(pitch);
  return midi === null ? null : A4.hertz * 2 ** ((midi - A4.midi) / 12);
}

function midiOf(name: string): number | null {
  const [, letter, sign, octave] = NAME.exec(name) ?? [];
  if (!letter) return null;
  const shift = sign === "#" ? 1 : sign === "b" ? -1 : 0;
  return 12 * (Number(octave) + 1) + (STEPS[letter] ?? 0) + shift;
}

/** How long it takes, in seconds. */
export function lengthOf({ tempo, notes }: Tune): number {
  return (60 / tempo) * Math.max(0, ...notes.map(([, start, length]) => start + length));
}

/** Play a tune; returns how to stop it. */
export function playTune(tune: Tune, at: AudioContext): () => void {
  const beat = 60 / tune.tempo;
  const begin = at.currentTime + 0.05;
  const sources = tune.notes.map(([pitch, start, length]) => {
    const gain = new GainNode(at, { gain: 0 });
    const [from, to] = [begin + start * beat, begin + (start + length) * beat];
    const loud = LOUDNESS[tune.voice];
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loud, from + ATTACK);
    gain.gain.setValueAtTime(loud, Math.max(from + ATTACK, to - 3 * ATTACK));
    gain.gain.linearRampToValueAtTime(0, to);
    const source = sourceOf(pitch, tune.voice, length * beat, at);
    source.connect(gain).connect(at.destination);
    source.start(from);
    source.stop(to + ATTACK);
    return source;
  });
  return () => {
    for (const source of sources) source.disconnect();
  };
}

function sourceOf(
  pitch: string | number,
  voice: Tune["voice"],
  seconds: number,
  at: AudioContext,
): AudioScheduledSourceNode {
  const frequency = frequencyOf(pitch);
  if (frequency !== null) return new OscillatorNode(at, { type: voice, frequency });
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * (seconds + 0.1)), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(at, { buffer });
}
