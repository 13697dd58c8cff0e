// Drawings on tokens and beside them, on 24 × 24.

/** Filled shapes of armies and fleets. */
export const UNIT: Readonly<Record<string, string>> = {
  army: "M12 2.6 13.5 5v8.4h3.3v1.9h-3.3v3.9a1.5 1.5 0 0 1-3 0v-3.9H7.2v-1.9h3.3V5Z",
  fleet:
    "M12.7 3.2c3.6 1.6 5.4 4.6 5.4 8.8h-5.4ZM11.4 5.6v6.4H6.4c.4-2.7 2.1-4.9 5-6.4ZM4 13.8h16l-2.3 5.2H6.3Z",
};

/** A castle around the origin, with room for a number. */
export const CASTLE = "M-9-8h4v3h3v-3h4v3h3v-3h4V8H-9Z";
export const PENNANT = "M-1-8v-8l8 2.6-8 2.7";
export const WAVES = "M-9 11.5q2.25-2.5 4.5 0t4.5 0 4.5 0 4.5 0";

export const SIGNS = {
  battle: "M5 4.5 17.5 17M19 4.5 6.5 17M4.5 15.5l4 4M19.5 15.5l-4 4",
  lost: "M6 6l12 12M18 6 6 18",
  taken: "M7 21V4M7 4.5h11l-3 3.5 3 3.5H7",
  hold: "M7.5 11v-4.5h9V11c0 4.5-2 6.5-4.5 8-2.5-1.5-4.5-3.5-4.5-8Z",
  besiege: "M4 19 12 6l8 13ZM12 6v13",
  convert:
    "M5 10a7.5 7.5 0 0 1 13-2.5l1.5 2M19.5 5v4.5H15M19 14a7.5 7.5 0 0 1-13 2.5l-1.5-2M4.5 19v-4.5H9",
} as const;

/** An ear of corn, for famine and relief. */
export const EAR =
  "M12 21V9M12 9c-3-1-3.5-3.5-3-6 2.5 1 3.5 3.5 3 6ZM12 9c3-1 3.5-3.5 3-6-2.5 1-3.5 3.5-3 6ZM12 14c-3 0-4.5-1.5-5-4M12 14c3 0 4.5-1.5 5-4M12 19c-3 0-4.5-1.5-5-4M12 19c3 0 4.5-1.5 5-4";

/** A skull, for the plague. */
export const SKULL =
  "M12 3.5c-4.6 0-7.5 3-7.5 7 0 2.6 1.2 4.3 3 5.3V19h9v-3.2c1.8-1 3-2.7 3-5.3 0-4-2.9-7-7.5-7ZM9 10.5h.01M15 10.5h.01M10.5 19v-2.5M13.5 19v-2.5";
