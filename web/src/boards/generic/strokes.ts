// Strokes of a drawing: those streamed since the view, and their smoothing.

import { fieldsOf, type Schema } from "@/model/schema";
import type { GameEvent } from "@/net/wire";
import { isStroke, type Stroke } from "./panels";

type Schemas = Readonly<Record<string, unknown>>;

/** Strokes from the events streamed since the view was made. */
export function drawnSince(events: readonly GameEvent[], schemas: Schemas): Stroke[] {
  return events.flatMap((event) => strokesIn(event, schemas));
}

/** The strokes of an event; mostly none. */
export function strokesIn(event: GameEvent, schemas: Schemas): Stroke[] {
  const fields = Object.entries(fieldsOf(schemas[event.event] as Schema));
  const strokes = fields.filter(([, schema]) => isStroke(schema)).map(([name]) => event[name]);
  return strokes as Stroke[];
}

/** A path through the middles between the points, which bends at the points themselves. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return "";
  if (!rest.length) return `M${first} l0 0`;
  const bends = rest.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = rest[i + 1]!;
    return `Q${x},${y} ${(x + nextX) / 2},${(y + nextY) / 2}`;
  });
  return [`M${first}`, ...bends, `L${rest.at(-1)}`].join(" ");
}

/** A long line as strokes of at most `most` points, each beginning where the last one ended. */
export function inPieces(line: Stroke, most: number): Stroke[] {
  const pieces: Stroke[] = [];
  const step = Math.max(1, most - 1);
  for (let at = 0; at === 0 || at < line.length - 1; at += step) {
    pieces.push(line.slice(at, at + step + 1));
  }
  return pieces;
}
