// Colour theme: the system's, dark or light.

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "ludoteca.theme";

let theme = $state<Theme>("system");

export function currentTheme(): Theme {
  return theme;
}

export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  localStorage.setItem(STORAGE_KEY, chosen);
  show();
}

/** Restore the theme chosen before. */
export function restoreTheme(): void {
  theme = THEMES.find((known) => known === localStorage.getItem(STORAGE_KEY)) ?? "system";
  show();
}

function show(): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
