// Lazily loaded chunks: boards and pages. If one fails to load, after a network failure or a new
// release, the page is reloaded as soon as the server answers.

const AGAIN = 1000;
/** Milliseconds in which the page is not loaded twice: a chunk may be missing for good. */
const ONCE_IN = 10_000;
const KEPT = "ludoteca.reloaded";

export function reloadOnMissingChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEPT)) < ONCE_IN) return;
    event.preventDefault();
    void whenServerAnswers().then(() => {
      sessionStorage.setItem(KEPT, String(Date.now()));
      location.reload();
    });
  });
}

/**
 * The default export of a chunk; never resolves for a missing one, since the page is about to be
 * reloaded.
 */
export async function loadChunk<T>(load: () => Promise<{ default: T } | undefined>): Promise<T> {
  return (await load())?.default ?? new Promise<never>(() => undefined);
}

async function whenServerAnswers(): Promise<void> {
  const answers = await fetch("/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) return;
  await new Promise((done) => setTimeout(done, AGAIN));
  await whenServerAnswers();
}
