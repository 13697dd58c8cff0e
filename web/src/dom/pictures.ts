// Pictures made in the browser, and files to save.

/** Pixels of a PNG for a unit of the drawing. */
const SHARP = 1.6;
const MOST_PIXELS = 4096;

/** The text of an SVG file as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = dataUrl(svg);
  await image.decode();
  const larger = Math.max(image.naturalWidth, image.naturalHeight);
  const scale = Math.min(SHARP, MOST_PIXELS / larger);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

export function dataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Words as the name of a file. */
export function fileName(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}

/** Save a file made here, as if it were downloaded. */
export function save(found: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(found);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
