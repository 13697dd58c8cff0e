// What flies at TeraDeck: cards played, thrown, discarded and drawn, modules and bugs that move.

import type { GameEvent } from "@/net/wire";
import { spotOfSeat } from "@/boards/cards/seating";
import { type Flight, several } from "@/boards/cards/flights";
import { faceOf, spotOfModule } from "./view";

interface Happened {
  event: string;
  seat: number;
  owner: number;
  other: number;
  card: string;
  module: string;
  other_module: string;
  target: string;
  count: number;
  cards: string[] | null;
}

const moduleCard = (module: string) => `module_${module}_1`;

export function flightsOf(events: readonly GameEvent[], mine: number | null): Flight[] {
  const at = (seat: number) => spotOfSeat(seat, mine);
  return (events as unknown as Happened[]).flatMap((told) => {
    const { event, seat, owner, other, card, module, target, cards } = told;
    switch (event) {
      case "module_placed":
        return [{ card, from: at(seat), to: spotOfModule(seat, faceOf(card).colour) }];
      case "module_stolen":
        return moved(module, owner, seat);
      case "modules_exchanged":
        return [...moved(module, owner, other), ...moved(told.other_module, other, owner)];
      case "bug_transferred": {
        const [from, to] = [spotOfModule(seat, module), spotOfModule(owner, target)];
        return [{ card: `bug_${module}_1`, from, to }];
      }
      case "cards_discarded":
        return several(cards?.length ?? 0, cards, at(seat), "discard");
      case "cards_drawn":
        return several(told.count, cards, "deck", at(seat));
      default: // bugs and patches
        return card && module ? [{ card, from: at(seat), to: spotOfModule(owner, module) }] : [];
    }
  });
}

function moved(module: string, from: number, to: number): Flight[] {
  const card = moduleCard(module);
  return [{ card, from: spotOfModule(from, module), to: spotOfModule(to, module) }];
}
