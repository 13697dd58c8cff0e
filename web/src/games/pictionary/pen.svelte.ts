// Strokes of the drawer: shown at once and sent in small packets.

import type { Point, Stroke } from "./drawing";
import { ERASER } from "./inks";
import type { Draw } from "./types";

/** Milliseconds between packets: smooth, and within the server's limit for one drawing. */
const PACKET_EVERY = 80;
/** The least distance between points, in thousandths of the paper. */
const CALM = 4;
const USUAL_POINTS = 32;

interface Line extends Stroke {
  id: number;
  sent: number;
  /** Packets not answered yet, and whether the line is complete. */
  open: number;
  isDone: boolean;
}

export class PenInput {
  colour = $state("black");
  size = $state(8);
  isErasing = $state(false);
  /** Strokes that the server has not confirmed yet. */
  lines = $state.raw<Line[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;
  #count = 0;

  constructor(
    readonly play: (move: Draw) => Promise<boolean>,
    readonly mostPoints: () => number = () => USUAL_POINTS,
  ) {}

  get isDown(): boolean {
    const line = this.lines.at(-1);
    return line !== undefined && !line.isDone;
  }

  down(point: Point): void {
    if (this.isDown) this.up();
    const colour = this.isErasing ? ERASER : this.colour;
    const line = { points: [point], colour, size: this.size, id: this.#count++ };
    this.lines = [...this.lines, { ...line, sent: 0, open: 0, isDone: false }];
    this.#timer = setInterval(() => this.#send(), PACKET_EVERY);
  }

  move(points: readonly Point[]): void {
    const line = this.lines.at(-1);
    if (!line || line.isDone) return;
    let last = line.points.at(-1)!;
    const fresh = points.filter((point) => {
      const isFar = Math.hypot(point[0] - last[0], point[1] - last[1]) >= CALM;
      if (isFar) last = point;
      return isFar;
    });
    if (fresh.length) this.#change(line.id, { points: [...line.points, ...fresh] });
  }

  up(): void {
    clearInterval(this.#timer);
    const line = this.lines.at(-1);
    if (!line || line.isDone) return;
    this.#send();
    this.#change(line.id, { isDone: true });
  }

  /** Send the points drawn since the last packet. */
  #send(): void {
    const line = this.lines.at(-1);
    if (!line || line.isDone) return;
    const most = this.mostPoints();
    for (let from = line.sent; from < line.points.length; from += most) {
      const stroke = line.points.slice(from, from + most);
      void this.#packet(line, stroke, from > 0);
    }
    this.#change(line.id, { sent: line.points.length });
  }

  async #packet({ id, colour, size }: Line, stroke: readonly Point[], joined: boolean) {
    this.#await(id, 1);
    await this.play({ move: "draw", stroke, colour, size, joined });
    this.#await(id, -1);
  }

  #await(id: number, more: number): void {
    const line = this.lines.find((one) => one.id === id);
    if (line) this.#change(id, { open: line.open + more });
  }

  #change(id: number, change: Partial<Line>): void {
    this.lines = this.lines
      .map((line) => (line.id === id ? { ...line, ...change } : line))
      .filter((line) => !line.isDone || line.open > 0);
  }
}
