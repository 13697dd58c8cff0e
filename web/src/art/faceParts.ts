// The parts of the faces, drawn on 64 × 64: the head is an ellipse around (32, 34).

interface HairParts {
  /** Behind the head. */
  readonly back?: string;
  readonly front?: string;
  /** A hat or band over it, in the colour of the clothes. */
  readonly hat?: string;
  /** Details on top: metal and light. */
  readonly trim?: string;
}

const CAP_OF_HAIR = "M16 33C13 15 24 11 33 11s17 5 15 22c-2-7-4-10-8-11-8 2-16 0-20 2-2 3-3 5-4 9Z";
const FRINGE = "M16.500 33C15 19 22 14 32 14s17 5 15.500 19C45 25 38 23 32 23s-13 2-15.500 10Z";
const PARTING =
  "M16.500 35C14 18 23 13 34 13.500 31 21 24 25 16.500 35ZM34 13.500C43 13 50 19 47.500 35 45 26 39 21 34 13.500Z";
const LONG_BACK = "M11 59C8 20 18 8 32 8s24 12 21 51c-5 2-9 0-11-5H22c-2 5-6 7-11 5Z";

export const HAIR = {
  none: {},
  afro: {
    back: "M32 2c14 0 24 10 24 23 0 10-6 17-12 18H20C14 42 8 35 8 25 8 12 18 2 32 2Z",
    front: "M17 31c0-11 6-16 15-16s15 5 15 16c-3-6-8-8-15-8s-12 2-15 8Z",
  },
  antenna: {
    front: "M17 24h30v-7H17Z",
    trim: "M30.500 17V8h3v9ZM32 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  },
  beanie: {
    front: "M17 33v-6h4v7ZM47 33v-6h-4v7Z",
    hat: "M14 27C13 12 22 7 32 7s19 5 18 20ZM32 1.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
    trim: "M13 24h38v6H13Z",
  },
  bear: {
    back: "M15 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM49 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
    front: CAP_OF_HAIR,
  },
  beret: {
    front: "M17 34v-8h4v8ZM47 34v-8h-4v8Z",
    hat: "M14 24C8 14 18 7 34 7s24 8 18 16c-8 4-30 5-38 1ZM32 3h3v5h-3Z",
  },
  bob: { back: "M12 46C9 20 19 9 32 9s23 11 20 37c-4 4-8 3-9 0H21c-1 3-5 4-9 0Z", front: FRINGE },
  braids: {
    back: "M13 34a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM12 43a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM11 51a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM51 34a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM52 43a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM53 51a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
    front: PARTING,
  },
  bun: { back: "M32 1a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z", front: FRINGE },
  cap: {
    front: "M17 34v-8h4v8ZM47 34v-8h-4v8Z",
    hat: "M15 25C14 12 23 8 32 8s18 4 17 17ZM30 22h29c1 4-4 5-10 5H30Z",
  },
  crown: { back: LONG_BACK, front: FRINGE, trim: "M17 17 15 3l9 6 8-8 8 8 9-6-2 14Z" },
  curls: {
    back: "M19 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM45 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
    front:
      "M18 14a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM25 7.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM35 6.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM44 11a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
  },
  fox: {
    back: "M11 2l15 12-12 12ZM53 2 38 14l12 12Z",
    front: CAP_OF_HAIR,
    trim: "M14.500 8l7 6-6 6ZM49.500 8l-7 6 6 6Z",
  },
  hat: {
    front: "M17 34v-9h4v9ZM47 34v-9h-4v9Z",
    hat: "M5 24c10-4 44-4 54 0 1 4-8 5-27 5S4 28 5 24ZM18 22C18 9 22 6 32 6s14 3 14 16Z",
    trim: "M18 18h28v4.500H18Z",
  },
  headband: {
    back: LONG_BACK,
    front: PARTING,
    hat: "M15.500 22C24 18 40 18 48.500 22v5C40 23 24 23 15.500 27Z",
  },
  long: { back: LONG_BACK, front: PARTING },
  mohawk: { front: "M25 24C21 10 28 1 33 1c6 2 9 12 6 23-4-2-10-2-14 0Z" },
  monkey: {
    back: "M11 26a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM53 26a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
    front: CAP_OF_HAIR,
    trim: "M11 30.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM53 30.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z",
  },
  ninja: {
    back: "M47 22l14-7-3 9 4 6-14-3Z",
    front: "M15 40C11 14 22 9 32 9s21 5 17 31c-2-8-4-10-5-12H20c-1 2-3 4-5 12Z",
    hat: "M15.500 20h33v6.500h-33Z",
  },
  parted: {
    front: "M16 34C12 15 24 10 34 11c12 0 16 8 14 23-2-8-5-11-10-14-8 6-16 5-19 5-2 3-2 5-3 9Z",
  },
  ponytail: { back: "M44 14c16-4 20 20 12 38-3-10-5-20-12-26Z", front: FRINGE },
  quiff: {
    front:
      "M16 33C13 21 17 16 21 16c0-9 19-15 28-5 4 6 1 14-1 22-2-6-4-9-6-10-8-1-16 1-22 1-2 3-3 5-4 9Z",
  },
  sailor: {
    front: "M17 34v-9h4v9ZM47 34v-9h-4v9Z",
    hat: "M12 18C12 9 22 6 32 6s20 3 20 12c-6 4-34 4-40 0Z",
    trim: "M14 18c9 3 27 3 36 0v7c-9-3-27-3-36 0Z",
  },
  short: { front: CAP_OF_HAIR },
  sides: { front: "M16 39c-4-7-3-13 1-16l3 4-1 11ZM48 39c4-7 3-13-1-16l-3 4 1 11Z" },
  slick: { front: "M16 32C14 16 23 10 32 10s18 6 16 22c-1-7-4-11-7-13L32 25l-9-6c-3 2-6 6-7 13Z" },
  undercut: { front: "M18 25C17 12 28 7 38 8c13 1 16 14 13 34-5-4-6-12-7-17-8 1-18-2-26 0Z" },
  waves: {
    back: "M12 30C8 14 20 7 32 7s24 7 20 23c6 4 5 10 2 13 3 6 0 13-5 14l-6-6H21l-6 6c-5-1-8-8-5-14-3-3-4-9 2-13Z",
    front: PARTING,
  },
  wizard: {
    front: "M17 36v-9h4v9ZM47 36v-9h-4v9Z",
    hat: "M8 26c10-5 38-5 48 0 1 4-8 4-24 4S7 30 8 26ZM18 24C24 16 28 8 36 0c3 6 1 9 4 14 3 4 5 6 6 10Z",
    trim: "M31 15l1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.4Z",
  },
} as const satisfies Record<string, HairParts>;

export const EYES = {
  dots: "M25.500 32.500a2.300 2.700 0 1 1 0 5.400 2.300 2.700 0 0 1 0-5.400ZM38.500 32.500a2.300 2.700 0 1 1 0 5.400 2.300 2.700 0 0 1 0-5.400Z",
  happy:
    "M21.500 36.500c1-5 7-5 8 0h-2c-1-2.500-3-2.500-4 0ZM34.500 36.500c1-5 7-5 8 0h-2c-1-2.500-3-2.500-4 0Z",
  narrow: "M21.500 33.500l8 1.500v2.500l-6-.5ZM42.500 33.500l-8 1.500v2.500l6-.5Z",
  wide: "M25.500 30.500a3.600 4.300 0 1 1 0 8.600 3.600 4.300 0 0 1 0-8.600ZM38.500 30.500a3.600 4.300 0 1 1 0 8.600 3.600 4.300 0 0 1 0-8.600Z",
} as const;

export const BROWS = {
  none: "",
  raised: "M20.500 29c2-3 6-4 9-2.500M34.500 28.500c3-1 6 0 8 1",
  soft: "M21 30c2-2 6-2.500 8-1.500M35 28.500c2-1 6-.5 8 1.500",
  stern: "M20.500 27.500 30 31M43.500 27.500 34 31",
} as const;

export const MOUTHS = {
  flat: "M26 45h12",
  small: "M29 45c2 1 4 1 6 0",
  smile: "M25 43.500c3 4 11 4 14 0",
  smirk: "M26.500 45.500c5 1 9 0 12-3.500",
} as const;

/** Mouths that are open: filled with light. */
export const OPEN_MOUTHS = {
  grin: "M24 42.500h16c-1 8-15 8-16 0Z",
  open: "M32 41.500a4 4.500 0 1 1 0 9 4 4.500 0 0 1 0-9Z",
} as const;

export const GLASSES = {
  dark: "M18 30.500h13v4a5.500 5.500 0 0 1-13 0ZM33 30.500h13v4a5.500 5.500 0 0 1-13 0ZM30 32h4",
  half: "M20 35.500h10a5 5 0 0 1-10 0ZM34 35.500h10a5 5 0 0 1-10 0ZM30 36.500h4",
  round:
    "M25.500 29a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM38.500 29a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM31 34.500h2",
  square: "M19 30h11v9.500H19ZM34 30h11v9.500H34ZM30 33h4",
} as const;

export const BEARDS = {
  full: "M16.500 36c2 3 4 5 6 5 4-3 15-3 19 0 2 0 4-2 6-5 1 13-6 20-15.500 20S15.500 49 16.500 36Z",
  goatee: "M27 48.500c3-1.500 7-1.500 10 0 0 4-2 7.500-5 7.500s-5-3.500-5-7.500Z",
  moustache: "M32 40.500c4-2.500 9-1 11 3-4 1.500-8 1.500-11-.5-3 2-7 2-11 .5 2-4 7-5.500 11-3Z",
} as const;

export const EXTRAS = {
  collar: "M20 56l12-4 12 4-4 7-8-6-8 6Z",
  earrings: "M15.500 40a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM48.500 40a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  flower:
    "M47 10a4 4 0 0 1 7.500 1 4 4 0 0 1 1.500 7.500 4 4 0 0 1-5 5.500 4 4 0 0 1-7.500-2 4 4 0 0 1-1-7.500 4 4 0 0 1 4.500-4.500Z",
  freckles: "M20 39.500h2v2h-2ZM23.500 41h2v2h-2ZM42 39.500h2v2h-2ZM38.500 41h2v2h-2Z",
  headphones:
    "M11 37C9 14 21 6 32 6s23 8 21 31h-4C50 18 41 10.500 32 10.500S14 18 15 37ZM9.500 31h8v14h-8ZM46.500 31h8v14h-8Z",
  mask: "M17.500 38h29c0 10-6 14-14.500 14s-14.500-4-14.500-14Z",
} as const;

export type Hair = keyof typeof HAIR;
export type Eyes = keyof typeof EYES;
export type Brows = keyof typeof BROWS;
export type Mouth = keyof typeof MOUTHS | keyof typeof OPEN_MOUTHS;
export type Glasses = keyof typeof GLASSES;
export type Beard = keyof typeof BEARDS;
export type Extra = keyof typeof EXTRAS;
