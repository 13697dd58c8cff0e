// A drawing of a map as a picture of its own: an SVG, made in the browser.

import { seatColour, seatShape } from "@/ui/seats/SeatToken.svelte";

export interface Caption {
  title: string;
  /** The date or the step, below the title. */
  told: string;
  /** Who plays which colour, by seat. */
  seats: readonly string[];
}

/** Properties that a drawing gets from the style sheets of the page. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "vector-effect",
  "marker-end",
  "display",
  "visibility",
  "transform",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
  "stop-color",
] as const;
const SPACE = "http://www.w3.org/2000/svg";
const HEAD = 64;
const FOOT = 44;
const MARGIN = 24;
/** Width of an entry of the legend: its token, a gap, and so much for each letter. */
const TOKEN = 30;
const LETTER = 11.5;

/** The drawing on the page, if the board has one. */
export function mapDrawing(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>("svg[data-drawing]");
}

/** The drawing with its styles, a title and a legend, as the text of an SVG file. */
export async function svgOf(drawing: SVGSVGElement, caption: Caption): Promise<string> {
  const { width, height } = drawing.viewBox.baseVal;
  const map = styledCopy(drawing);
  const rows = legendRows(caption.seats, width);
  const whole = HEAD + height + FOOT * rows.length;
  const picture = element("svg", { viewBox: `0 0 ${width} ${whole}`, width, height: whole });
  picture.append(await fonts(), element("rect", { width, height: whole, fill: shown("--panel") }));
  picture.append(
    text(caption.title, MARGIN, 28, { "font-size": 26, "font-weight": 600 }),
    text(caption.told, MARGIN, 54, { "font-size": 19, fill: shown("--fore-soft") }),
  );
  for (const [name, value] of Object.entries({ x: 0, y: HEAD, width, height }))
    map.setAttribute(name, String(value));
  picture.append(map, ...legend(rows, HEAD + height));
  return new XMLSerializer().serializeToString(picture);
}

/** A copy in which attributes say what the page's style sheets say. */
function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, i) => restyle(original, copies[i]!));
  return copy;
}

function restyle(original: SVGElement, copy: SVGElement): void {
  const style = getComputedStyle(original);
  const parent = original.parentElement && getComputedStyle(original.parentElement);
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    const isInherited = INHERITED.has(property) && parent?.getPropertyValue(property) === value;
    const isRoot = original instanceof SVGSVGElement;
    if (!value || USUAL[property] === value || (isInherited && !isRoot)) continue;
    copy.setAttribute(property, isColour(value) ? plainColour(value) : value.replaceAll('"', "'"));
  }
  for (const name of ["style", "class", "role", "tabindex"]) copy.removeAttribute(name);
}

const INHERITED = new Set<string>(
  PROPERTIES.filter((name) => !["opacity", "transform", "vector-effect", "display"].includes(name)),
);
const USUAL: Readonly<Record<string, string>> = {
  transform: "none",
  opacity: "1",
  "vector-effect": "none",
  "marker-end": "none",
  display: "inline",
};

const isColour = (value: string) => /^(rgb|color|ok|lab|lch|hsl)/.test(value);
const plain = new Map<string, string>();
let pixel: CanvasRenderingContext2D | null = null;

/** A colour that every program knows: mixed colours are painted and read back. */
function plainColour(value: string): string {
  const known = plain.get(value);
  if (known) return known;
  pixel ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext(
    "2d",
    { willReadFrequently: true },
  );
  if (!pixel) return value;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = value;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
  const found = a === 255 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${(a / 255).toFixed(3)})`;
  plain.set(value, found);
  return found;
}

/** The value of a colour token where the page stands now. */
function shown(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return plainColour(value);
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function text(
  words: string,
  x: number,
  y: number,
  more: Readonly<Record<string, string | number>>,
): SVGElement {
  const family = "Fraunces, Georgia, serif";
  const made = element("text", { x, y, fill: shown("--fore"), "font-family": family, ...more });
  made.textContent = words;
  return made;
}

interface Entry {
  seat: number;
  name: string;
  x: number;
}

/** The entries of the legend, in as many rows as the width asks for. */
export function legendRows(seats: readonly string[], width: number): Entry[][] {
  const rows: Entry[][] = [];
  let x = Infinity;
  seats.forEach((name, seat) => {
    const wide = TOKEN + name.length * LETTER + MARGIN;
    if (x + wide > width) {
      rows.push([]);
      x = MARGIN;
    }
    rows.at(-1)!.push({ seat, name, x });
    x += wide;
  });
  return rows;
}

function legend(rows: readonly Entry[][], top: number): SVGElement[] {
  return rows.flatMap((row, i) =>
    row.flatMap(({ seat, name, x }) => {
      const y = top + FOOT * i;
      const colour = shown(seatColour(seat).slice("var(".length, -1));
      const token = element("path", {
        d: seatShape(seat),
        fill: colour,
        transform: `translate(${x} ${y + 10})`,
      });
      return [token, text(name, x + TOKEN, y + 28, { "font-size": 19 })];
    }),
  );
}

/** The page's fonts, within the file: a picture loads nothing. */
async function fonts(): Promise<SVGElement> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter(
    ({ style, cssText }) =>
      style.getPropertyValue("font-family").includes("Fraunces") && /U\+0{1,4}-/i.test(cssText),
  );
  const made = element("style", {});
  made.textContent = (await Promise.all(used.map(embedded))).join("\n");
  return made;
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const base = face.parentStyleSheet?.href ?? location.href;
  const [, path = ""] = /url\("?([^")]+)"?\)/.exec(face.cssText) ?? [];
  try {
    const answer = await fetch(new URL(path, base));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return face.cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${data})`);
  } catch {
    return ""; // a fallback face will do
  }
}
