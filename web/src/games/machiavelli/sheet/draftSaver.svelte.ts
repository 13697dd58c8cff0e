// Saves the draft of a sheet on the server, a moment after its last change.

import type { Draft, Sheet } from "@/games/machiavelli/types";
import type { SheetDraft } from "./sheetDraft.svelte";

/** Milliseconds without a change before a draft is saved. */
const CALM = 500;

export type SaveState = "none" | "saving" | "saved" | "failed";

export class DraftSaver {
  state = $state<SaveState>("none");
  /** The sheet that was refused: it is not tried again unchanged. */
  #refused: Sheet | null = null;

  constructor(
    readonly draft: SheetDraft,
    /** The server's sheet of this seat. */
    readonly known: () => Sheet | null,
    readonly canSave: () => boolean,
    readonly save: (move: Draft) => Promise<boolean>,
  ) {
    $effect(() => this.#follow());
  }

  /** What a person is told: nothing while there is nothing to save. */
  get shown(): SaveState {
    if (this.isKnown) return this.known() ? "saved" : "none";
    return this.state === "failed" ? "failed" : "saving";
  }

  get isKnown(): boolean {
    const known = this.known();
    return known ? this.draft.isSame(known) : this.draft.isBlank;
  }

  #follow(): (() => void) | void {
    const { sheet } = this.draft;
    if (!this.canSave() || sheet === this.#refused) return;
    if (this.isKnown) return this.draft.saved(sheet);
    this.state = "saving";
    const timer = setTimeout(() => void this.#send(sheet), CALM);
    return () => clearTimeout(timer);
  }

  async #send(sheet: Sheet): Promise<void> {
    const isSaved = await this.save({ ...sheet, move: "draft" });
    if (!isSaved) this.#refused = sheet;
    this.state = isSaved ? "saved" : "failed";
  }
}
