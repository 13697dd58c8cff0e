// Strokes of the drawer: shown at once and sent in small packets.

import { distance } from "./corners";
import type { Point, Stroke } from "./drawing";
import { ERASER } from "./inks";
import type { Draw, Fill, Shape, Undo } from "./types";

/** Milliseconds between packets: smooth, and within the server's limit for one drawing. */
const PACKET_EVERY = 80;
/** The least distance between points, in thousandths of the paper. */
const CALM = 4;
const USUAL_POINTS = 32;

export type Tool = "pen" | "eraser" | "fill" | "line" | "rectangle" | "ellipse";
export type PenMove = Draw | Shape | Fill | Undo;

interface Line extends Stroke {
  id: number;
  sent: number;
  /** Packets not answered yet, and whether the line is complete. */
  open: number;
  isDone: boolean;
}

export class PenInput {
  tool = $state<Tool>("pen");
  colour = $state("black");
  size = $state(8);
  /** Strokes that the server has not confirmed yet. */
  lines = $state.raw<Line[]>([]);
  /** Where the fill tool touches the paper. */
  #spot: Point | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #count = 0;

  constructor(
    readonly play: (move: PenMove) => Promise<boolean>,
    readonly mostPoints: () => number = () => USUAL_POINTS,
    /** The area around a point of the drawing, with lines that are not confirmed yet. */
    readonly areaAround: (at: Point, lines: readonly Stroke[]) => readonly Point[] = () => [],
  ) {}

  get isDown(): boolean {
    const line = this.lines.at(-1);
    return this.#spot !== null || (line !== undefined && !line.isDone);
  }

  /** Begin a turn with the pen: whatever was chosen for a detail is not meant for the next drawing. */
  rest(): void {
    this.tool = "pen";
  }

  down(point: Point): void {
    if (this.isDown) this.up();
    const { tool } = this;
    if (tool === "fill") {
      this.#spot = point;
      return;
    }
    const colour = tool === "eraser" ? ERASER : this.colour;
    const isShape = tool !== "pen" && tool !== "eraser";
    const line = { colour, size: this.size, id: this.#count++, sent: 0, open: 0, isDone: false };
    this.lines = [
      ...this.lines,
      isShape ? { ...line, tool, points: span(point, point) } : { ...line, points: [point] },
    ];
    if (!isShape) this.#timer = setInterval(() => this.#send(), PACKET_EVERY);
  }

  move(points: readonly Point[]): void {
    const line = this.#current();
    const end = points.at(-1);
    if (!line || !end) return;
    if (line.tool) {
      this.#change(line.id, { points: span(line.points[0]!, end) });
      return;
    }
    let last = line.points.at(-1)!;
    const fresh = points.filter((point) => {
      const isFar = distance(point, last) >= CALM;
      if (isFar) last = point;
      return isFar;
    });
    if (fresh.length) this.#change(line.id, { points: [...line.points, ...fresh] });
  }

  up(): void {
    clearInterval(this.#timer);
    const spot = this.#spot;
    this.#spot = null;
    if (spot) this.#fill(this.areaAround(spot, this.lines));
    const line = this.#current();
    if (!line) return;
    if (line.tool) this.#shape(line);
    else this.#send();
    this.#change(line.id, { isDone: true });
  }

  /** Take back what is being drawn; true if some of it was sent already. */
  cancel(): boolean {
    clearInterval(this.#timer);
    this.#spot = null;
    const line = this.#current();
    if (!line) return false;
    if (line.sent) this.#change(line.id, { isDone: true });
    else this.lines = this.lines.filter((one) => one !== line);
    return line.sent > 0;
  }

  /** Undo what was sent of a line before it was taken back. */
  takeBack(): Promise<boolean> {
    return this.play({ move: "undo" });
  }

  #current(): Line | null {
    const line = this.lines.at(-1);
    return !line || line.isDone ? null : line;
  }

  #shape(line: Line): void {
    const [from, to] = line.points;
    if (!line.tool || !from || !to || !distance(from, to)) return;
    const { tool, colour, size, points } = line;
    void this.#packet(line, { move: "shape", tool, stroke: points, colour, size });
  }

  #fill(area: readonly Point[]): void {
    if (area.length < 3) return;
    const { colour } = this;
    const line = { points: area, colour, size: 0, tool: "area", id: this.#count++ };
    this.lines = [...this.lines, { ...line, sent: area.length, open: 0, isDone: false }];
    this.#packets(this.lines.at(-1)!, 0, (stroke, joined) => ({
      move: "fill",
      stroke,
      colour,
      joined,
    }));
    this.#change(line.id, { isDone: true });
  }

  /** Send the points drawn since the last packet. */
  #send(): void {
    const line = this.#current();
    if (!line) return;
    const { colour, size } = line;
    this.#packets(line, line.sent, (stroke, joined) => ({
      move: "draw",
      stroke,
      colour,
      size,
      joined,
    }));
    this.#change(line.id, { sent: line.points.length });
  }

  #packets(line: Line, from: number, moveOf: (stroke: Point[], joined: boolean) => PenMove): void {
    const most = this.mostPoints();
    for (let at = from; at < line.points.length; at += most) {
      void this.#packet(line, moveOf(line.points.slice(at, at + most), at > 0));
    }
  }

  async #packet({ id }: Line, move: PenMove) {
    this.#await(id, 1);
    await this.play(move);
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

/** From a point to another, without pressure. */
function span([x1 = 0, y1 = 0]: Point, [x2 = 0, y2 = 0]: Point): readonly Point[] {
  return [
    [x1, y1],
    [x2, y2],
  ];
}
