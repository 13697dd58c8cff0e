// Addresses in what people write: which parts of a text may be followed.

export interface TextPart {
  text: string;
  /** Where it leads; none for plain text. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** What ends a sentence does not belong to the address before it. */
const CLOSING = /[.,;:!?…)\]}»”’]+$/;
const MOST_LINKS = 10;

/** The parts of a text. Only addresses that lead where they say are links. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of [...text.matchAll(ADDRESS)].slice(0, MOST_LINKS)) {
    const address = found[0].replace(CLOSING, "");
    if (!isPlain(address)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: address, href: address });
    end = found.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Whether nobody is misled: a host in ASCII with a dot, and no name before an “@”. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  const shown = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? "";
  if (username || password) return false;
  return /^[a-z0-9.-]+(:\d+)?$/i.test(shown) && hostname.includes(".") && !/xn--/i.test(hostname);
}
