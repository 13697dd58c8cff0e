// Sound effects, synthesised from noise and tones. Off by default.

const STORAGE_KEY = "ludoteca.sounds";

let context: AudioContext | null = null;

export function areOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) === "on";
}

export function turn(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  if (on) turned();
}

export const rolled = () => [0, 0.07, 0.13, 0.22].forEach((at) => click(at));
export const conquered = () => [392, 523, 659].forEach((pitch, i) => tone(pitch, i * 0.09));
export const turned = () => [523, 784].forEach((pitch, i) => tone(pitch, i * 0.12));

function audio(): AudioContext | null {
  if (!areOn()) return null;
  context ??= new AudioContext();
  return context;
}

/** A die on the table: a short burst of low noise. */
function click(after: number): void {
  const at = audio();
  if (!at) return;
  const length = Math.round(at.sampleRate * 0.04);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: 900 + 500 * after });
  const gain = new GainNode(at, { gain: 0.5 });
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + after);
}

function tone(pitch: number, after: number): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + after;
  const source = new OscillatorNode(at, { type: "triangle", frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + 0.4);
}
