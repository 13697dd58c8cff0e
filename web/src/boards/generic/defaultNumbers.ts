// Habits: who once moved all armies wants to do so again, and who rolled one die, one die.

const high = new Set<string>();

/** What a number is at first: the most where that was chosen last, otherwise the least. */
export function defaultNumber(kind: string, field: string, from: number, to: number): number {
  return high.has(`${kind} ${field}`) ? to : from;
}

export function rememberNumber(
  kind: string,
  field: string,
  value: number,
  from: number,
  to: number,
): void {
  const key = `${kind} ${field}`;
  if (value === to && from < to) high.add(key);
  else high.delete(key);
}
