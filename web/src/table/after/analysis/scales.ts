// Axis ticks at round numbers, and line paths through points.

/** Maximum number of steps between ticks. */
const STEPS = 5;
const ROUND = [1, 2, 5, 10];

/** Round numbers from below the least value to above the greatest, and by default down or up to
 * zero. Whole numbers have whole ticks. */
export function ticksFor(values: readonly number[], reachZero = true): number[] {
  const reached = reachZero || !values.length ? [0, ...values] : values;
  const low = Math.min(...reached);
  const high = Math.max(...reached);
  const least = values.every(Number.isInteger) ? 1 : 0;
  const rough = Math.max(least, (high - low || 1) / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((times) => times * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Decimals that tell these ticks apart. */
export function decimalsOf(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

/** Maximum number of labels on the axis of time. */
const LABELS = 6;

/** The indices to label among these rounds: evenly spaced, from the first on, each round once. */
export function labelled(rounds: readonly number[]): number[] {
  const count = rounds.length;
  const every = Math.max(1, Math.ceil((count - 1) / (LABELS - 1)));
  const spaced = Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
  return spaced.filter((at, i) => i === 0 || rounds[at] !== rounds[spaced[i - 1]!]);
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
