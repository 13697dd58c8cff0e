// Scrolling: to what somebody should see now, and no farther.

/** Whether its beginning is in the upper half of the screen. */
export function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}

/** Its beginning comes to the top of the screen; at once for whoever wants no motion. */
export function bringIntoView(element: Element): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}

/** Once the page is laid out: who asks where things are before makes the browser do it twice. */
export function afterLayout(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
