// Scrolls a board to fill a phone's screen as soon as there is something to play.

import { bringIntoView } from "@/dom/scrolling";

const PHONE = "(max-width: 48rem)";

/** Call with the root of a board; a look at the past does not scroll. */
export function fillsPhone(board: Element, isLive: boolean): void {
  const table = board.closest(".table");
  if (isLive && table && matchMedia(PHONE).matches) bringIntoView(table);
}
