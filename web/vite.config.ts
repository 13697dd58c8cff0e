import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Resvg } from "@resvg/resvg-js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { installable } from "./plugins/installable";

/** The part of a cover (320 × 180) that a link preview shows, which is 1200 × 630. */
const [WHOLE, SHOWN, WIDTH] = ['viewBox="0 0 320 180"', 'viewBox="0 6 320 168"', 1200];

/** The picture of links that are about no game with a cover: the icon on its own ground. */
function siteCover(): string {
  const icon = readFileSync(new URL("./public/icon.svg", import.meta.url), "utf8");
  const placed = icon.replace("<svg ", '<svg x="100" y="24" width="120" height="120" ');
  const ground = '<rect width="320" height="168" fill="#173c31"/>';
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 168">';
  return `${root}${ground}${placed}</svg>`;
}

/** Draws the covers of the games as `covers/<game>.png`, for link previews: those need a PNG. */
function covers(): Plugin {
  return {
    name: "covers",
    apply: "build",
    generateBundle() {
      const folder = new URL("./src/art/", import.meta.url);
      const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
      const emit = (name: string, drawing: string) => {
        const drawn = new Resvg(drawing, { fitTo: { mode: "width", value: WIDTH } }).render();
        this.emitFile({ type: "asset", fileName: `covers/${name}.png`, source: drawn.asPng() });
      };
      for (const name of drawings)
        emit(
          name.replace(/\.svg$/, ""),
          readFileSync(new URL(name, folder), "utf8").replace(WHOLE, SHOWN),
        );
      emit("ludoteca", siteCover());
    },
  };
}

export default defineConfig({
  plugins: [svelte(), covers(), installable()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0, // a strict content security policy lets no `data:` address in
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow machine is no news
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["test/**/*.test.ts"] },
});
