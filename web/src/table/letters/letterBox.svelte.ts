// Which letters of the table are open in their drawer.

export type Page =
  | { kind: "list" }
  | { kind: "new" }
  | { kind: "thread"; key: string; at?: number }
  /** Agreements with a seat, or with all. */
  | { kind: "dealings"; partner: number | null };

class LetterBox {
  isOpen = $state(false);
  page = $state.raw<Page>({ kind: "list" });
  /** The conversation that can be seen now; empty for none. */
  seen = $state("");
  /** Whether the button with the number of unread messages can be seen. */
  isButtonInView = $state(false);
  /** What had the focus before. */
  #opener: Element | null = null;

  open(page: Page = { kind: "list" }): void {
    if (!this.isOpen) this.#opener = document.activeElement;
    this.isOpen = true;
    this.page = page;
  }

  openThread(key: string, at?: number): void {
    this.open({ kind: "thread", key, ...(at === undefined ? {} : { at }) });
  }

  close(): void {
    this.isOpen = false;
    this.seen = "";
    if (this.#opener instanceof HTMLElement && this.#opener.isConnected) this.#opener.focus();
    this.#opener = null;
  }
}

export const letterBox = new LetterBox();
