// Cards in flight: played, drawn and swapped.

import { type Flight, several } from "@/boards/cards/flights";
import { spotOfSeat } from "@/boards/cards/seating";
import type { UnoEvent } from "./types";

const SWAPPED = 3;

export function flightsOf(events: readonly UnoEvent[], mine: number | null): Flight[] {
  const at = (seat: number) => spotOfSeat(seat, mine);
  return events.flatMap((one) => {
    switch (one.event) {
      case "card_played":
        return [{ card: one.card, from: at(one.seat), to: "pile" }];
      case "cards_drawn":
        return several(one.count, one.cards, "deck", at(one.seat));
      case "hands_swapped":
        return [
          ...several(SWAPPED, null, at(one.seat), at(one.rival)),
          ...several(SWAPPED, null, at(one.rival), at(one.seat)),
        ];
      default:
        return [];
    }
  });
}
