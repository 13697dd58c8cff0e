// How many matches wait: on the app's icon, in the title of the page and on its icon.

const COUNTED = /^\(\d+\) /;
let shown = 0;

/** `elsewhere` leaves out the match of this page, whose own title says whose turn it is. */
export function showBadge(all: number, elsewhere: number): void {
  void navigator.setAppBadge?.(all).catch(() => undefined);
  shown = elsewhere;
  markTitle();
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = elsewhere ? "/icon-waiting.svg" : "/icon.svg";
}

/** Pages set their own title: the count returns to its front. */
export function keepCountInTitle(): void {
  new MutationObserver(markTitle).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

function markTitle(): void {
  const bare = document.title.replace(COUNTED, "");
  const marked = shown ? `(${shown}) ${bare}` : bare;
  if (document.title !== marked) document.title = marked;
}
