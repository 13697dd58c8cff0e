// The colours of the pens.

/** Each colour of the palette on paper; white rubs out. */
export const INK: Record<string, string> = {
  black: "#1d1a16",
  grey: "#8b8880",
  red: "#cf3527",
  orange: "#ea8423",
  yellow: "#f1c62c",
  green: "#35904a",
  blue: "#2b6fc6",
  purple: "#8248b5",
  brown: "#81502a",
  white: "#fffdf6",
};
export const ERASER = "white";
