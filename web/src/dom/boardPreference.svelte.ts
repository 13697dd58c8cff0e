// Preference for the generic board over a game's own, kept in this browser.

const KEPT = "ludoteca.plain";

let plain = $state(localStorage.getItem(KEPT) !== null);

export function prefersGenericBoard(): boolean {
  return plain;
}

export function preferGenericBoard(wanted: boolean): void {
  plain = wanted;
  if (wanted) localStorage.setItem(KEPT, "yes");
  else localStorage.removeItem(KEPT);
}
