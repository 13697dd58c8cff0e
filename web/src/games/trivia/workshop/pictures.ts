// Files of people made fit to send: pictures are scaled down here, so that photographs of telephones
// are taken too. What the server takes it decides itself.

import { base64Of } from "@/dom/shareLinks";

const MOST_BYTES = 1_048_576;
const LARGEST_SIDE = 1_600;
const QUALITY = 0.86;

/** A file in base64; null where it is too large and cannot be made smaller. */
export async function fitting(file: File): Promise<string | null> {
  const isPicture = /^image\/(png|jpeg|webp|heic|heif|avif)$/.test(file.type);
  const smaller = isPicture ? await scaledDown(file).catch(() => null) : null;
  const sent = smaller ?? file;
  return sent.size > MOST_BYTES ? null : base64Of(sent as File);
}

/** A smaller copy of a picture; null where it fits as it is. */
async function scaledDown(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const isKnown = /^image\/(png|jpeg|webp)$/.test(file.type);
  if (scale === 1 && file.size <= MOST_BYTES && isKnown) return null;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d")!;
  if (file.type === "image/png") {
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const png = await blobOf(canvas, "image/png");
    if (png && png.size <= MOST_BYTES) return png;
  }
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "white";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return blobOf(canvas, "image/jpeg");
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
