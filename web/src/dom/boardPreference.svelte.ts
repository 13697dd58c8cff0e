// Preference for the generic board over a game's own, kept in this browser.

const STORAGE_KEY = "ludoteca.plain";

let plain = $state(localStorage.getItem(STORAGE_KEY) !== null);

export function prefersGenericBoard(): boolean {
  return plain;
}

export function preferGenericBoard(wanted: boolean): void {
  plain = wanted;
  if (wanted) localStorage.setItem(STORAGE_KEY, "yes");
  else localStorage.removeItem(STORAGE_KEY);
}
