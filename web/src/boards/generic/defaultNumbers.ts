// Default numbers of forms: the end of the range that was chosen last time.

const high = new Set<string>();

/** The maximum if it was chosen last time, otherwise the minimum. */
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
