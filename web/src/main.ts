// The browser's side of Ludoteca begins here.

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { enter } from "./lib/house.svelte";
import { reloadWhenPartsAreMissing } from "./lib/parts";
import { followLinks } from "./lib/router.svelte";
import { preferredLocale, speak } from "./lib/texts.svelte";
import { restoreTheme } from "./lib/theme.svelte";

restoreTheme();
followLinks();
reloadWhenPartsAreMissing();
void enter().catch(() => undefined); // every page says so itself when the server is away
await speak(preferredLocale());
const target = document.getElementById("app")!;
target.replaceChildren(); // what was there to be seen at once
mount(App, { target });
