// What makes the pages an app: a manifest and an offline page in every language, icons, and the
// build that the service worker belongs to.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Resvg } from "@resvg/resvg-js";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The ground of the icon, which is that of the dark theme's table. */
const GROUND = "#173c31";
/** The dark theme's `--ground`: what shows before the first page and around it. */
const BACKGROUND = "#0d211b";
const WORKER = "sw.js";
const LOCALES = new URL("../src/locale/", import.meta.url);
const DRAWING = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const FIGURE = DRAWING.replace(/^<svg[^>]*>|<rect[^>]*rx="15"[^>]*>|<\/svg>\s*$/g, "");

/** Icons by file name, with their width in pixels. */
const ICONS: readonly [name: string, width: number, drawing: string][] = [
  ["icon-192.png", 192, DRAWING],
  ["icon-512.png", 512, DRAWING],
  ["icon-maskable-512.png", 512, onGround(0.72)],
  ["apple-touch-icon.png", 180, onGround(0.9)],
  ["notification-badge.png", 96, framed(FIGURE.replaceAll("#dcb667", "#ffffff"))],
];

/** The figure on a ground without corners, within the circle that a mask leaves. */
function onGround(scale: number): string {
  const margin = 32 * (1 - scale);
  const placed = `<g transform="translate(${margin} ${margin}) scale(${scale})">${FIGURE}</g>`;
  return framed(`<rect width="64" height="64" fill="${GROUND}"/>${placed}`);
}

function framed(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
}

type Say = (message: string) => string;

function languages(): [locale: string, say: Say][] {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
  return files.sort().map((file) => {
    const locale = file.replace(/\.ftl$/, "");
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(new URL(file, LOCALES), "utf8")));
    return [locale, (message) => bundle.formatPattern(bundle.getMessage(message)!.value!)];
  });
}

function manifest(locale: string, say: Say): string {
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: `/${name}`,
    sizes,
    type: name.endsWith("svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: "Ludoteca",
    short_name: "Ludoteca",
    description: say("app-description"),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    categories: ["games", "entertainment"],
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    icons: [
      icon("icon.svg", "any", "any"),
      icon("icon-192.png", "192x192", "any"),
      icon("icon-512.png", "512x512", "any"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}

/** A page without scripts: it is shown when nothing can be loaded. */
function offlinePage(locale: string, say: Say, style: string): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <link rel="stylesheet" href="/${style}" />
    <title>${say("offline-title")} · Ludoteca</title>
  </head>
  <body>
    <main class="page">
      <h1>${say("offline-title")}</h1>
      <p>${say("offline-told")}</p>
      <p><a class="button primary" href="">${say("try-again")}</a></p>
    </main>
  </body>
</html>
`;
}

function linkTag(rel: string, href: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, href }, injectTo: "head" };
}

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/worker/serviceWorker.ts", fileName: WORKER });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        linkTag("manifest", "/manifest.en.webmanifest"),
        linkTag("apple-touch-icon", "/apple-touch-icon.png"),
      ],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: "asset", fileName, source });
        for (const [name, width, drawing] of ICONS)
          emit(
            name,
            new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng(),
          );
        const style = Object.keys(bundle).find((name) => /^assets\/index-.*\.css$/.test(name))!;
        const offline: Record<string, string> = {};
        for (const [locale, say] of languages()) {
          emit(`manifest.${locale}.webmanifest`, manifest(locale, say));
          emit(`offline.${locale}.html`, offlinePage(locale, say, style));
          offline[locale] = `/offline.${locale}.html`;
        }
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        const digest = createHash("sha256");
        for (const name of Object.keys(bundle).sort()) digest.update(`${name}\n`);
        digest.update(worker.code);
        for (const [, say] of languages()) digest.update(say("offline-told"));
        const build = { id: digest.digest("hex").slice(0, 16), offline, style: `/${style}` };
        const written = JSON.stringify(JSON.stringify(build));
        worker.code = worker.code.replace(/(["'`])__BUILD__\1/, () => written);
      },
    },
  };
}
