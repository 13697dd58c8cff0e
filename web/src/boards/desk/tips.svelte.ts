// Tips for one's first matches of a game: which turns have them, and whether they are wanted.

/** Matches of a game with tips. */
const MATCHES = 3;
/** Turns that show the same tip: after that one knows it. */
const TURNS = 2;
const OFF = "tips:off";

/** Tips give way to the coach of a tutorial. */
export const tips = $state({ areHidden: false, areOff: read(OFF) === "yes" });

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage every match is a first one
  }
}

/** Whether a match is among the first ones of its game in this browser. */
export const isEarlyMatch = (game: string, match: string): boolean =>
  isAmongFirst(`tips:${game}`, match, MATCHES);

/** Whether a turn is among the first ones that show the tip of a phase. */
export const isEarlyTurn = (game: string, phase: string, match: string, turn: number): boolean =>
  isAmongFirst(`tips:${game}:${phase}:turns`, `${match}:${turn}`, TURNS);

/** Whether one is among the first that asked under a name; they are remembered. */
function isAmongFirst(name: string, one: string, most: number): boolean {
  const known = read(name).split(" ").filter(Boolean);
  if (known.includes(one)) return true;
  if (known.length >= most) return false;
  write(name, [...known, one].join(" "));
  return true;
}

/** Whether the tip of a phase was dismissed. */
export function isDismissed(game: string, phase: string): boolean {
  return read(`tips:${game}:${phase}`) !== "";
}

export function dismiss(game: string, phase: string): void {
  write(`tips:${game}:${phase}`, "dismissed");
}

export function turnOff(): void {
  tips.areOff = true;
  write(OFF, "yes");
}
