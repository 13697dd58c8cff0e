// Axis ticks at round numbers, and line paths through points.

/** Approximate number of ticks. */
const STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers from below the least value to above the greatest; they always reach zero. */
export function ticksFor(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((times) => times * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step) || 1;
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
