// Plain: whether this browser prefers the generic board also where a game has one of its own.

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
