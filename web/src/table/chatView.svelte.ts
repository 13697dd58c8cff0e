// Whether the chat can be seen now, and the wish to see it.

export const chatView = $state({ isVisible: false, wanted: 0 });

/** Open the chat and bring it into view. */
export function openChat(): void {
  chatView.wanted++;
}
