// Scrolling to an element, respecting reduced motion.

/** Whether its beginning is in the upper half of the screen. */
export function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}

/** Scroll its beginning to the top of the screen; at once under reduced motion. */
export function bringIntoView(element: Element): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}

/** Runs after layout; measuring earlier forces a second layout. */
export function afterLayout(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Width of a phone. */
const NARROW = 640;

/** On a phone, scroll a map to the top of the window, unless it is all in sight or its reader is
 * elsewhere. */
export function comeUp(map: HTMLElement): void {
  const { top, bottom, height } = map.getBoundingClientRect();
  const isInSight = Math.min(bottom, innerHeight) - Math.max(top, 0) > height / 2;
  const isWhole = top >= 0 && bottom <= innerHeight;
  if (innerWidth < NARROW && isInSight && !isWhole) map.scrollIntoView({ block: "start" });
}
