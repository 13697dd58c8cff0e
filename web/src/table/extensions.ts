// How much later a deadline may be: what is offered, and an amount of time in words.

import { t } from "@/i18n/texts.svelte";

/** In minutes. */
export const AMOUNTS = [1, 2, 5, 10] as const;
const HOUR = 60;
const DAY = 24 * HOUR;
export const AMOUNTS_BY_POST = [DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const;

export function amountOfTime(minutes: number): string {
  if (minutes % DAY === 0) return t("amount-days", { count: minutes / DAY });
  if (minutes % HOUR === 0) return t("amount-hours", { count: minutes / HOUR });
  return t("amount-minutes", { count: minutes });
}
