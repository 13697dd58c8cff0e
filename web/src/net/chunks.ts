// Parts: boards and pages come when they are needed. One that did not come, since the wire was cut or
// the house was renewed, comes with the whole page as soon as the server answers.

const AGAIN = 1000;
/** Milliseconds in which the page is not loaded twice: a loadChunk may be missing for good. */
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

/** What a loadChunk exports; whoever waits for one that is missing waits for the new page. */
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
