// What flies at UNO: cards played, drawn and swapped.

import type { GameEvent } from "@/net/wire";
import { spotOfSeat } from "@/boards/cards/seating";
import { type Flight, several } from "@/boards/cards/flights";

interface Happened {
  event: string;
  seat: number;
  rival: number;
  card: string;
  count: number;
  cards: string[] | null;
}

const SWAPPED = 3;

export function flightsOf(events: readonly GameEvent[], mine: number | null): Flight[] {
  const at = (seat: number) => spotOfSeat(seat, mine);
  return (events as unknown as Happened[]).flatMap(({ event, seat, rival, card, count, cards }) => {
    switch (event) {
      case "card_played":
        return [{ card, from: at(seat), to: "pile" }];
      case "cards_drawn":
        return several(count, cards, "deck", at(seat));
      case "hands_swapped":
        return [
          ...several(SWAPPED, null, at(seat), at(rival)),
          ...several(SWAPPED, null, at(rival), at(seat)),
        ];
      default:
        return [];
    }
  });
}
