// ESLint: the recommended rules, and which folder may import which.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** From the lowest layer to the highest; a folder imports only its own layer and those below. */
const LAYERS = [
  ["net", "i18n", "model", "dom"],
  ["ui", "art"],
  ["boards"],
  ["games"],
  ["table"],
  ["pages"],
];

const layers = LAYERS.map((folders, layer) => {
  const above = LAYERS.slice(layer + 1).flat();
  const patterns = [
    { group: ["../*"], message: "Import from other folders by the alias @/." },
    ...above.map((folder) => ({
      group: [`@/${folder}/*`],
      message: `${folders.join(", ")} must not import ${folder}.`,
    })),
  ];
  return {
    files: folders.map((folder) => `src/${folder}/**`),
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
});

export default defineConfig(
  globalIgnores(["dist", "node_modules", "src/net/wire.ts", "src/games/*/types.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // State is replaced, never mutated: sets and maps are values within one computation.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  layers,
);
