// The part of the paper in sight: two fingers enlarge and move it.

import { distance } from "./corners";

const MOST = 5;

/** A place on the sheet in parts of its width and height. */
export type Place = readonly [x: number, y: number];

export class Zoom {
  scale = $state(1);
  /** The corner of the part in sight. */
  x = $state(0);
  y = $state(0);
  #fingers: [Place, Place] | null = null;

  get isOn(): boolean {
    return this.scale > 1;
  }

  /** The place on the whole sheet of a place in sight. */
  at([x, y]: Place): Place {
    return [this.x + x / this.scale, this.y + y / this.scale];
  }

  /** Follow two fingers; what is under them stays under them. */
  pinch(one: Place, other: Place): void {
    const before = this.#fingers;
    this.#fingers = [one, other];
    if (!before) return;
    const apart = distance(...before);
    const factor = apart ? distance(one, other) / apart : 1;
    this.by(factor, middle(...before), middle(one, other));
  }

  /** Enlarge by a factor, so that what was at one place comes to another. */
  by(factor: number, from: Place, to: Place = from): void {
    const [x, y] = this.at(from);
    this.scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = within(x - to[0] / this.scale, this.scale);
    this.y = within(y - to[1] / this.scale, this.scale);
  }

  letGo(): void {
    this.#fingers = null;
  }

  off(): void {
    this.letGo();
    [this.scale, this.x, this.y] = [1, 0, 0];
  }
}

function within(corner: number, scale: number): number {
  return Math.min(1 - 1 / scale, Math.max(0, corner));
}

function middle([x1, y1]: Place, [x2, y2]: Place): Place {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
