// A finished drawing as a picture to keep, with its word and who drew it.

import { isHollow, outlineOf, type Stroke } from "./drawing";
import { INK, ERASER } from "./inks";

const FOOT = 110;
const MARGIN = 30;

/** The text of an SVG file. */
export function pictureOf(
  strokes: readonly Stroke[],
  paper: number,
  word: string,
  by: string,
): string {
  const text = (y: number, size: number, words: string) =>
    `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${INK.black}" ` +
    `font-family="Georgia, serif">${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper} ${paper + FOOT}" `,
    `width="${paper}" height="${paper + FOOT}">`,
    `<rect width="${paper}" height="${paper + FOOT}" fill="${INK[ERASER]}"/>`,
    `<svg width="${paper}" height="${paper}">`,
    ...strokes.map(markOf),
    `</svg>`,
    text(paper + 45, 44, word),
    text(paper + 88, 30, by),
    `</svg>`,
  ].join("");
}

function markOf(stroke: Stroke): string {
  const [d, ink] = [outlineOf(stroke), INK[stroke.colour]];
  return isHollow(stroke)
    ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${stroke.size}" ` +
        `stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="${ink}" fill-rule="${stroke.tool === "area" ? "evenodd" : "nonzero"}"/>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(words: string): string {
  return words.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!);
}
