// The two votes: their shapes and colours.

export const VOTES = [
  { truth: true, text: "board-is-true", path: "M4 12.500 9.500 18 20 6.500", key: "1" },
  { truth: false, text: "board-is-lie", path: "M6 6l12 12M18 6 6 18", key: "2" },
] as const;

export const colourOf = (truth: boolean) => (truth ? "var(--vote-true)" : "var(--vote-lie)");
