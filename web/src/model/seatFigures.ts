// The numbers of one seat in a view: a list with a number for each seat belongs to the seats.

export function figuresOf(
  view: Readonly<Record<string, unknown>>,
  seat: number,
): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [name, values] of Object.entries(view)) {
    const value: unknown = Array.isArray(values) ? values[seat] : undefined;
    if (typeof value === "number") figures[name] = value;
  }
  return figures;
}
