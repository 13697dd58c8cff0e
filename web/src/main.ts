// Entry point of the pages.

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { waiting } from "./net/playNow.svelte";
import { loadSession } from "./net/session.svelte";
import { reloadOnMissingChunk } from "./net/chunks";
import { followWaiting } from "./net/waiting.svelte";
import { followLinks } from "./dom/router.svelte";
import { startServiceWorker } from "./dom/app";
import { preferredLocale, loadLocale, locale } from "./i18n/texts.svelte";
import { restoreTheme } from "./dom/theme.svelte";

restoreTheme();
followLinks();
reloadOnMissingChunk();
void loadSession().catch(() => undefined); // every page says so itself when the server is away
await loadLocale(preferredLocale());
const target = document.getElementById("app")!;
target.replaceChildren(); // the placeholder of index.html
mount(App, { target });
startServiceWorker(locale);
followWaiting();
void waiting.resume();
