// Keeps the keyboard focus on the page when the element that had it disappears.

/**
 * Fallback focus targets. The last visible one is used: the actions, else the line with the turn,
 * or the result.
 */
const FALLBACK = "[data-home]";

/**
 * Keep the focus within `root`: an element that was disabled for a while gets it back; when it is
 * removed, a fallback focus target gets it as soon as there is one.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  /** Whether it was lost because its button waits for an answer. */
  let isHeld = false;

  function remember() {
    const at = document.activeElement as HTMLElement | null;
    last = at === document.body ? null : at;
    isHeld = false;
  }

  function look() {
    const at = document.activeElement;
    if (last === null || (at !== document.body && at !== last)) return;
    const isDisabled = last.matches(":disabled");
    if (isDisabled && last.closest("[aria-busy=true]")) {
      isHeld = true;
      return;
    }
    if (!isShown(last) || (isHeld && isDisabled)) focusFallback();
    else if (isHeld) focus(last);
    isHeld = false;
  }

  function focusFallback() {
    const targets = [...root.querySelectorAll<HTMLElement>(FALLBACK)];
    focus(targets.findLast(isShown));
  }

  const watch = new MutationObserver(look);
  const attributeFilter = ["disabled", "aria-busy", "open"];
  watch.observe(root, { childList: true, subtree: true, attributeFilter });
  document.addEventListener("focusin", remember);
  document.addEventListener("click", remember, true); // before it changes anything
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("click", remember, true);
  };
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

function focus(element?: HTMLElement) {
  element?.focus({ preventScroll: true });
}
