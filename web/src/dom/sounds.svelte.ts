// Sounds of the pages and boards, synthesised from noise and tones. Off until turned on.

const STORAGE_KEY = "ludoteca.sounds";

let isOn = $state(localStorage.getItem(STORAGE_KEY) === "on");
let context: AudioContext | null = null;

export const areOn = () => isOn;

export function turn(on: boolean): void {
  isOn = on;
  localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  if (on) turned();
}

/** It is one's turn. */
export const turned = () => melody([523, 784], 0.12);
/** Somebody asks or writes something. */
export const called = () => melody([659, 523], 0.1);
export const won = () => melody([523, 659, 784, 1047, 784, 1047], 0.13);

export function melody(pitches: readonly number[], apart: number): void {
  pitches.forEach((pitch, i) => tone(pitch, i * apart));
}

/** Where sounds are played; null while they are turned off. */
export function audio(): AudioContext | null {
  if (!isOn) return null;
  context ??= new AudioContext();
  return context;
}

/** Let the sounds that were turned on earlier be heard: browsers wait for a touch of the page. */
export function wake(): void {
  if (context?.state === "suspended") void context.resume();
}

/** A die or a piece on the table: a short burst of low noise. */
export function click(after: number, pitch = 900 + 500 * after, loud = 0.5): void {
  const at = audio();
  if (!at) return;
  const length = Math.round(at.sampleRate * 0.04);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch });
  const gain = new GainNode(at, { gain: loud });
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + after);
}

export function tone(pitch: number, after: number, loud = 0.16): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + after;
  const source = new OscillatorNode(at, { type: "triangle", frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + 0.4);
}
