// Lazily loaded chunks: boards and pages. If one fails to load, after a network failure or a new
// release, the page is reloaded as soon as the server answers.

/** Milliseconds between attempts to reach the server. */
const RETRY_DELAY = 1000;
/** Minimum milliseconds between reloads: a chunk may be missing for good. */
const RELOAD_COOLDOWN = 10_000;
const STORAGE_KEY = "ludoteca.reloaded";

export function reloadOnMissingChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < RELOAD_COOLDOWN) return;
    event.preventDefault();
    void whenServerAnswers().then(() => {
      sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
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
  await new Promise((done) => setTimeout(done, RETRY_DELAY));
  await whenServerAnswers();
}
