// Times as people say them: an amount in the unit that suits it, and the next usual one.

export const UNITS = ["second", "minute", "hour", "day"] as const;
export type Unit = (typeof UNITS)[number];

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const SIZES: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
};

/** Usual times, in milliseconds: the steps of a form. */
const USUAL = [
  ...[0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 45, 50].map(
    (n) => n * SECOND,
  ),
  ...[1, 1.5, 2, 3, 4, 5, 10, 15, 20, 30, 45].map((n) => n * MINUTE),
  ...[1, 2, 3, 4, 6, 8, 12, 18].map((n) => n * HOUR),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => n * DAY),
];

/** The size of a unit, in units of an option. */
export function sizeOf(unit: Unit, option: string): number {
  return SIZES[unit]! / (SIZES[option] ?? SECOND);
}

/** The largest unit in which a value of an option is a whole number. */
export function unitOf(value: number, option: string): Unit {
  const fits = (unit: Unit) => value > 0 && value % sizeOf(unit, option) === 0;
  return UNITS.findLast(fits) ?? (option === "minute" ? "minute" : "second");
}

/** The units for values up to `most`, none smaller than the option's own. */
export function unitsUpTo(most: number, option: string): Unit[] {
  const isSmall = (unit: Unit) => option === "minute" && unit === "second";
  return UNITS.filter((unit) => !isSmall(unit) && sizeOf(unit, option) <= most);
}

/** A time in words, such as `2 days`. */
export function durationText(value: number, option: string, locale: string): string {
  const unit = unitOf(value, option);
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(value / sizeOf(unit, option));
}

/** The name of a unit for an amount, such as `days`. */
export function unitName(unit: Unit, amount: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.formatToParts(amount).find((part) => part.type === "unit")?.value ?? unit;
}

/** The next usual value above (1) or below (-1) this one; beyond the last one, itself. */
export function nextUsual(value: number, direction: 1 | -1, option: string): number {
  const usual = USUAL.map((one) => one / (SIZES[option] ?? SECOND)).filter(Number.isInteger);
  const found =
    direction > 0 ? usual.find((one) => one > value) : usual.findLast((one) => one < value);
  return found ?? value;
}
