// Markers on the map that are no units: famine, relief, plague, fog.

import type { MachiavelliView } from "@/games/machiavelli/types";

export interface Weather extends Pick<MachiavelliView, "fog" | "over" | "famine" | "protected"> {
  /** Provinces that the plague struck this season. */
  plague: readonly string[];
}
