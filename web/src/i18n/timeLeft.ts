// A span of time as a clock shows it: 0:42, 1:05:00, or days and hours.

import { t } from "./texts.svelte";

const two = (n: number) => String(n).padStart(2, "0");

export function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days) return t("days-hours", { days, hours });
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
