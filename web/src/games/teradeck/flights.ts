// Cards in flight: played, thrown, discarded and drawn; modules and bugs that move.

import { type Flight, several } from "@/boards/cards/flights";
import { spotOfSeat } from "@/boards/cards/seating";
import { faceOf, spotOfModule } from "./cardFaces";
import type { TeraEvent } from "./types";

export function flightsOf(events: readonly TeraEvent[], mine: number | null): Flight[] {
  const at = (seat: number) => spotOfSeat(seat, mine);
  return events.flatMap((one) => {
    switch (one.event) {
      case "module_placed":
        return [put(one.card, at(one.seat), one.seat, faceOf(one.card).colour)];
      case "module_stolen":
        return [moved(one.module, one.owner, one.seat)];
      case "modules_exchanged":
        return [
          moved(one.module, one.owner, one.other),
          moved(one.other_module, one.other, one.owner),
        ];
      case "bug_transferred": {
        const from = spotOfModule(one.seat, one.module);
        return [put(`bug_${one.module}_1`, from, one.owner, one.target)];
      }
      case "cards_discarded":
        return several(one.cards.length, one.cards, at(one.seat), "discard");
      case "cards_drawn":
        return several(one.count, one.cards, "deck", at(one.seat));
      case "module_bugged":
      case "module_collapsed":
      case "patch_destroyed":
      case "module_patched":
      case "module_stabilised":
      case "bug_cured":
        return [put(one.card, at(one.seat), one.owner, one.module)];
      default:
        return [];
    }
  });
}

function put(card: string, from: string, owner: number, module: string | null): Flight {
  return { card, from, to: spotOfModule(owner, module) };
}

function moved(module: string, from: number, to: number): Flight {
  return put(`module_${module}_1`, spotOfModule(from, module), to, module);
}
