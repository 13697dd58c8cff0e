// Whether this person wants things to move.

export function hasMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
