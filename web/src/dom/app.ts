// The pages as an app: the manifest in the reader's language, and the service worker.

/** Link the manifest of this language, and keep the offline page in it. */
export function speakAsApp(locale: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (link) link.href = `/manifest.${locale}.webmanifest`;
  navigator.serviceWorker?.controller?.postMessage({ locale });
}

/** Browsers offer service workers only in a secure context. */
export function startServiceWorker(locale: () => string): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("controllerchange", () => speakAsApp(locale()));
  void workers.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}
