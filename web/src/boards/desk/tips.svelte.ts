// Tips for one's first matches of a game: which matches have them, and whether they are wanted.

/** Matches of a game with tips. */
const MATCHES = 3;
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
export function isEarlyMatch(game: string, match: string): boolean {
  const known = read(`tips:${game}`).split(" ").filter(Boolean);
  if (known.includes(match)) return true;
  if (known.length >= MATCHES) return false;
  write(`tips:${game}`, [...known, match].join(" "));
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
