// A table as a CSV file that spreadsheets open.

export type Cell = string | number | null;

/** Spreadsheets take what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that the text is in UTF-8. */
const MARK = "\uFEFF";

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return MARK + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
