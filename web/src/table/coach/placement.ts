// The place of a bubble beside its target: in the window, and never over the target.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const MARGIN = 8;

/** The area that two rectangles share. */
export function overlap(one: Rect, other: Rect): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamped(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}

/**
 * The best place: the first candidate that covers the target least, then what else is needed
 * (`keep`, as the buttons of the turn).
 */
export function placeBubble(
  target: Rect | null,
  bubble: Size,
  window: Size,
  keep: readonly Rect[] = [],
): Rect {
  const at = (left: number, top: number): Rect => ({
    left: clamped(left, window.width - bubble.width),
    top: clamped(top, window.height - bubble.height),
    ...bubble,
  });
  const middle = (window.width - bubble.width) / 2;
  const corners = [at(middle, MARGIN), at(middle, window.height)];
  if (!target) return best([corners[1]!, corners[0]!], null, keep);
  const beside = target.left + target.width / 2 - bubble.width / 2;
  const level = target.top + target.height / 2 - bubble.height / 2;
  const candidates = [
    at(beside, target.top + target.height + GAP),
    at(beside, target.top - bubble.height - GAP),
    at(target.left + target.width + GAP, level),
    at(target.left - bubble.width - GAP, level),
    ...keep.map(({ top }) => at(beside, top - bubble.height - GAP)),
    ...corners,
  ];
  return best(candidates, target, keep);
}

function best(candidates: readonly Rect[], target: Rect | null, keep: readonly Rect[]): Rect {
  const cost = (place: Rect) =>
    (target ? 100 * overlap(place, target) : 0) +
    keep.reduce((sum, each) => sum + overlap(place, each), 0);
  return candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

/** A line from the bubble to the target: from edge to edge, on the straight way between them. */
export function arrowBetween(bubble: Rect, target: Rect): [number, number, number, number] {
  const [fromX, fromY] = nearest(bubble, centre(target));
  const [toX, toY] = nearest(target, [fromX, fromY]);
  return [fromX, fromY, toX, toY];
}

function centre({ left, top, width, height }: Rect): [number, number] {
  return [left + width / 2, top + height / 2];
}

function nearest({ left, top, width, height }: Rect, [x, y]: [number, number]): [number, number] {
  return [Math.max(left, Math.min(x, left + width)), Math.max(top, Math.min(y, top + height))];
}
