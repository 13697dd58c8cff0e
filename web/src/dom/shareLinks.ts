// Links that carry a document in the address, compressed. No server keeps it.

/** Longer addresses get lost in messengers. */
export const LONGEST_LINK = 8000;

/** The address at which a game's table opens with an option filled in. */
export async function sharingLink(game: string, option: string, document: object): Promise<string> {
  return location.origin + (await pathWith("create", game, option, document));
}

/** A page of a game with a document for it. */
export async function pathWith(
  page: "create" | "workshop",
  game: string,
  option: string,
  document: object,
): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), encoded(document));
  return `/${page}/${game}#${option}=${toBase64(packed)}`;
}

/** The options in an address; none where it has none that can be read. */
export async function sharedOptions(hash: string): Promise<Record<string, unknown>> {
  const [option, packed] = hash.slice(1).split("=");
  if (!option || !packed) return {};
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), fromBase64(packed));
    return { [option]: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return {};
  }
}

/** Decode a file as text, whatever editor it comes from. */
export const isSpreadsheet = (file: File) => file.name.toLowerCase().endsWith(".xlsx");

/** The bytes of a file in base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const encoded = (document: object) => new TextEncoder().encode(JSON.stringify(document));

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
