// Where the pictures and sounds of questions come from.

const SHIPPED = "shipped:";
const UPLOADED = "sha256:";

/** The address of a picture or sound: one of ours by its name, an upload by its digest. */
export function mediaAddress(reference: string, kind: "picture" | "sound"): string {
  if (reference.startsWith(SHIPPED)) {
    const ending = kind === "picture" ? "svg" : "json";
    const name = encodeURIComponent(reference.slice(SHIPPED.length));
    return `/api/games/trivia/media/${name}.${ending}`;
  }
  return `/api/media/${encodeURIComponent(reference.slice(UPLOADED.length))}`;
}

/** Whether a sound is one of ours, which is synthesised. */
export const isTune = (reference: string) => reference.startsWith(SHIPPED);
