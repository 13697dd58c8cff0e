// Scrolling: to what somebody should see now, and no farther.

/** Whether its beginning is on the screen, or nearly so. */
export function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top > -innerHeight / 4 && top < innerHeight / 2;
}

/** Its beginning comes to the top of the screen; at once for whoever wants no motion. */
export function bringIntoView(element: Element): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}
