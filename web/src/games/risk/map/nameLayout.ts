// Places for the names of territories: below the badge, or wherever nothing else is.

import type { Box, Point } from "@/boards/maps/geometry";

/** A name on the map: its lines, the baseline of the first, and what the anchor is. */
export interface PlacedName {
  lines: readonly string[];
  at: Point;
  anchor: "middle" | "start" | "end";
}

interface Named {
  label: Point;
  name: string;
}

interface Sizes {
  /** Height of a letter, and of a badge, in units of the map. */
  letter: number;
  badge: number;
  /** The map. */
  size: Point;
}

interface Candidate extends PlacedName {
  box: Box;
  /** Cost of a place other than below the badge. */
  cost: number;
}

const LONG = 12;
/** Of a letter's height: its width on average, and from the top of a line to its baseline. */
const WIDE = 0.53;
const BASELINE = 0.82;
/** Rounds in which every name looks for a better place. */
const ROUNDS = 3;
/** Overlaps with a badge are worse than with a name or a plaque. */
const BADGE = 3;
/** Costs of the sides, in parts of the area of a letter. */
const ABOVE = 0.3;
const BESIDE = 0.5;
const OUTSIDE = 50;

/** Places for all names, so that they cover neither badges nor each other if that is possible. */
export function placeNames(
  all: readonly Named[],
  plaques: readonly Box[],
  sizes: Sizes,
): PlacedName[] {
  const badges = all.map(({ label }) => around(label, sizes.badge, sizes.badge));
  const options = all.map((one) => candidates(one, sizes));
  const chosen = options.map((some) => some[0]!);
  for (let round = 0; round < ROUNDS; round++) {
    options.forEach((some, i) => {
      const cost = ({ box, cost }: Candidate) =>
        cost +
        beyond(box, sizes.size) * OUTSIDE +
        sum(badges, (badge) => BADGE * overlap(box, badge)) +
        sum(plaques, (plaque) => overlap(box, plaque)) +
        sum(chosen, (other, j) => (i === j ? 0 : overlap(box, other.box)));
      chosen[i] = some.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    });
  }
  return chosen;
}

/** The places of a name around its badge, the usual one first. */
function candidates({ label: [x, y], name }: Named, { letter, badge }: Sizes): Candidate[] {
  const lines = name.length > LONG ? halves(name) : [name];
  const width = Math.max(...lines.map(({ length }) => length)) * WIDE * letter;
  const height = lines.length * letter;
  const [away, aside] = [0.52 * badge, 0.6 * badge];
  const put = ([left, top]: Point, anchor: PlacedName["anchor"], cost: number): Candidate => ({
    lines,
    anchor,
    at: [left + { start: 0, middle: width / 2, end: width }[anchor], top + BASELINE * letter],
    box: { left, top, right: left + width, bottom: top + height },
    cost: cost * letter * letter,
  });
  return [
    put([x - width / 2, y + away], "middle", 0),
    put([x - width / 2, y - away - height], "middle", ABOVE),
    put([x + aside, y - height / 2], "start", BESIDE),
    put([x - aside - width, y - height / 2], "end", BESIDE),
  ];
}

/** Split at the space nearest to the middle. */
function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const far = (at: number) => Math.abs(at - text.length / 2);
  const [cut] = spaces.sort((a, b) => far(a) - far(b));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** A box of this size around a point. */
export function around([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Length by which a box exceeds the map. */
function beyond({ left, top, right, bottom }: Box, [width, height]: Point): number {
  return (
    Math.max(0, -left) +
    Math.max(0, right - width) +
    Math.max(0, -top) +
    Math.max(0, bottom - height)
  );
}

function sum<Item>(all: readonly Item[], value: (item: Item, i: number) => number): number {
  return all.reduce((total, one, i) => total + value(one, i), 0);
}
