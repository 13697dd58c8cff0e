// The turns of others in Risk: who took what from whom, who is out, which cards were traded.

import { eventsBySeat, type Recap } from "@/i18n/recap";
import { formatList } from "@/i18n/texts.svelte";
import type { GameText } from "@/i18n/gameText";
import type { RiskEvent, TerritoryConquered } from "./types";

/** Events that are told with their own sentence. */
const TOLD = new Set(["cards_traded", "seat_eliminated", "seat_left", "territories_abandoned"]);

const recap: Recap = (steps, gameText, me) =>
  [...eventsBySeat(steps)].flatMap(([seat, happened]) => {
    const events = happened as unknown as RiskEvent[];
    const lost = lastConquests(events);
    const sentences = [
      ...bySufferer(lost, me).map(([previous, taken]) => took(taken, previous, gameText)),
      ...events.filter(({ event }) => TOLD.has(event)).map((event) => gameText.event(event)),
    ];
    const isMine = lost.some(({ previous }) => previous === me);
    return sentences.length ? [{ seat, text: sentences.join(" "), isMine }] : [];
  });

export default recap;

/** Of each territory the first owner that lost it and the last seat that took it. */
function lastConquests(events: readonly RiskEvent[]): TerritoryConquered[] {
  const found = new Map<string, TerritoryConquered>();
  for (const one of events) {
    if (one.event !== "territory_conquered") continue;
    found.set(one.target, { ...one, previous: found.get(one.target)?.previous ?? one.previous });
  }
  return [...found.values()];
}

/** Conquests by who lost the land, one's own losses first. */
function bySufferer(
  conquests: readonly TerritoryConquered[],
  me: number,
): [number, TerritoryConquered[]][] {
  const found = new Map<number, TerritoryConquered[]>([[me, []]]);
  for (const one of conquests) found.set(one.previous, [...(found.get(one.previous) ?? []), one]);
  return [...found].filter(([, taken]) => taken.length);
}

function took(taken: readonly TerritoryConquered[], previous: number, gameText: GameText): string {
  const { formatter } = gameText;
  return formatter.format("board-recap-took", {
    seat: formatter.seat(taken[0]!.seat),
    territories: formatList(taken.map(({ target }) => formatter.term("territory", target))),
    previous: formatter.seat(previous),
  });
}
