// Letters being written, kept in this browser so that they survive a reload.

const KEY = "ludoteca.letters";
const MOST = 40;

type Drafts = Record<string, string>;

/** Storage may be refused or hold something else. */
function stored(): Drafts {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** The draft of a conversation at a table; empty for none. */
export function draftOf(table: string, conversation: string): string {
  const found = stored()[`${table} ${conversation}`];
  return typeof found === "string" ? found : "";
}

/** Keep a draft; an empty one is forgotten, and the oldest of too many. */
export function keepDraft(table: string, conversation: string, text: string): void {
  const key = `${table} ${conversation}`;
  const { [key]: _before, ...others } = stored();
  const kept = text.trim() ? { ...others, [key]: text } : others;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))),
    );
  } catch {
    // without storage a draft lasts as long as the page
  }
}
