// The step of a replay in the page's address, so that a link leads to a position.

const NAME = "step";

/** The step in the address; null where there is none. */
export function stepInAddress(): number | null {
  const given = new URLSearchParams(location.search).get(NAME);
  return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : null;
}

/** Keep the rest of the address: the link's secret is in its hash. */
export function putStepInAddress(step: number): void {
  const address = new URL(location.href);
  address.searchParams.set(NAME, String(step));
  history.replaceState(history.state, "", address);
}
