// The subset of Markdown that rulebooks use, parsed to plain data, so that no HTML is ever
// inserted.

export interface Piece {
  kind: "text" | "strong" | "emphasis" | "code" | "link";
  text: string;
  to?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: Piece[] }
  | { kind: "paragraph"; text: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; name: string; alt: string };

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const PICTURE = /^!\[([^\]]+)\]\(([\w-]+)\)$/;
const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|_[^_\s][^_]*_|\[[^\]]+\]\([^)\s]+\))/;

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll("\r", "").split("\n");
  while (lines.length) {
    const line = lines[0]!;
    if (!line.trim()) lines.shift();
    else if (line.startsWith("```")) blocks.push(code(lines));
    else if (/^#{1,6} /.test(line)) blocks.push(heading(lines.shift()!));
    else if (line.trimStart().startsWith("|")) blocks.push(table(lines));
    else if (ITEM.test(line)) blocks.push(list(lines));
    else if (PICTURE.test(line)) blocks.push(picture(lines.shift()!));
    else blocks.push({ kind: "paragraph", text: inline(taken(lines, isPlain).join(" ")) });
  }
  return blocks;
}

export function inline(text: string): Piece[] {
  return text.split(INLINE).filter(Boolean).map(piece);
}

function piece(text: string): Piece {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text);
  if (link) return { kind: "link", text: link[1]!, to: link[2]! };
  if (/^`.+`$/.test(text)) return { kind: "code", text: text.slice(1, -1) };
  if (/^\*\*.+\*\*$/.test(text)) return { kind: "strong", text: text.slice(2, -2) };
  if (/^([*_]).+\1$/.test(text)) return { kind: "emphasis", text: text.slice(1, -1) };
  return { kind: "text", text };
}

function heading(line: string): Block {
  const level = line.indexOf(" ");
  return { kind: "heading", level, text: inline(line.slice(level + 1)) };
}

/** `![words](name)` on a line of its own: a picture that the game draws. */
function picture(line: string): Block {
  const [, alt = "", name = ""] = PICTURE.exec(line) ?? [];
  return { kind: "picture", name, alt };
}

function code(lines: string[]): Block {
  lines.shift();
  const text = taken(lines, (line) => !line.startsWith("```"));
  lines.shift();
  return { kind: "code", text: text.join("\n") };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  const ordered = ITEM.exec(lines[0]!)?.[1] !== undefined;
  for (const line of taken(lines, (one) => ITEM.test(one) || /^\s+\S/.test(one))) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|");
  const rows = taken(lines, (line) => line.trimStart().startsWith("|"))
    .filter((line) => !/^[\s|:-]+$/.test(line) || /^[\s|]+$/.test(line))
    .map((line) => cells(line).map((cell) => inline(cell.trim())));
  const [head = [], ...rest] = rows;
  return { kind: "table", head, rows: rest };
}

function isPlain(line: string): boolean {
  return (
    Boolean(line.trim()) &&
    !ITEM.test(line) &&
    !PICTURE.test(line) &&
    !/^(#{1,6} |```|\s*\|)/.test(line)
  );
}

/** Take lines from the top while `holds` is true; at least one. */
function taken(lines: string[], holds: (line: string) => boolean): string[] {
  let count = 0;
  while (count < lines.length && holds(lines[count]!)) count++;
  return lines.splice(0, Math.max(1, count));
}
