// When deadlines by post may fall due, as a host chooses it and as people read it.

import { formatMoment, t } from "@/i18n/texts.svelte";
import type { ClosedHours, QuietHours } from "@/net/wire";

export interface Deadlines {
  hours: ClosedHours | null;
  /** Whether they wait for players on holiday. */
  holidays: boolean;
}

export const NIGHT: QuietHours = { begins: 22 * 60, ends: 8 * 60 };

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone as people read it. */
export const zoneText = (zone: string) => zone.replaceAll("_", " ");

/** All time zones of the browser, and the one that is chosen. */
export const zones = (chosen: string) => [
  ...new Set([chosen, "UTC", ...Intl.supportedValuesOf("timeZone")]),
];

/** A minute of the day as a time, in the way of the reader. */
function timeText(minute: number): string {
  const moment = new Date(2000, 0, 1, Math.floor(minute / 60), minute % 60).getTime();
  return formatMoment(moment, { hour: "numeric", minute: "2-digit" });
}

/** When nothing falls due, as a sentence. */
export function hoursText({ zone, weekends, night }: ClosedHours): string {
  const kind = night ? (weekends ? "both" : "night") : "weekends";
  return t("closed-hours-told", {
    kind,
    begins: night ? timeText(night.begins) : "",
    ends: night ? timeText(night.ends) : "",
    zone: zoneText(zone),
  });
}

/** A day such as `2026-12-24`, as people read it. */
export function dayText(day: string): string {
  const [year, month, number] = day.split("-").map(Number);
  const moment = new Date(year!, month! - 1, number, 12).getTime();
  return formatMoment(moment, { weekday: "short", day: "numeric", month: "short" });
}

/** A moment as the day of the reader, such as `2026-12-24`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The sentence about an absence, present or coming. */
export function awayText(seat: { away_from: string; away_until: string }): string {
  const has = seat.away_from <= dayOf(Date.now());
  const [first, last] = [dayText(seat.away_from), dayText(seat.away_until)];
  return t(has ? "away-until" : "away-from", { first, last });
}
