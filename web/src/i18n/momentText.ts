// The moment of a match in words: round, lap and phase.

import type { View } from "@/net/wire";
import type { GameText } from "./gameText";

export function momentText(view: View, gameText: GameText): string {
  const { catalogue } = gameText.formatter;
  const lap =
    typeof view.lap === "number" && view.lap > 0 && catalogue.has("lap")
      ? gameText.formatter.format("lap", { lap: view.lap, laps: lastLap(view) })
      : "";
  const phase = catalogue.has(`phase-${view.phase}`)
    ? gameText.formatter.term("phase", view.phase)
    : "";
  return [gameText.round(view.round), lap, phase].filter(Boolean).join(" · ");
}

/** The lap that a limit of turns ends in; 0 without one. */
function lastLap(view: View): number {
  return typeof view.last_lap === "number" ? view.last_lap : 0;
}
