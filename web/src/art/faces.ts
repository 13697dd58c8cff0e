// Who the bots are, as faces: the features that tell one from another, at 28 pixels too. Ids are
// those of `src/ludoteca/bots/characters.py`.

import type { Beard, Brows, Extra, Eyes, Glasses, Hair, Mouth } from "./faceParts";

export interface FaceFeatures {
  /** Numbers of the colours `--skin-0` … and `--hair-0` … */
  readonly skin: number;
  readonly tint: number;
  readonly hair: Hair;
  /** A colour of the seats. */
  readonly cloth: number;
  readonly eyes?: Eyes;
  readonly brows?: Brows;
  readonly mouth?: Mouth;
  readonly glasses?: Glasses;
  readonly beard?: Beard;
  readonly extra?: Extra;
}

export const FACES: Readonly<Record<string, FaceFeatures>> = {
  alba: { skin: 0, tint: 1, hair: "long", cloth: 1, mouth: "smile", brows: "soft" },
  bruno: {
    skin: 2,
    tint: 5,
    hair: "short",
    cloth: 0,
    beard: "full",
    brows: "stern",
    mouth: "flat",
  },
  carla: { skin: 1, tint: 4, hair: "bob", cloth: 6, glasses: "round", mouth: "smile" },
  dario: {
    skin: 2,
    tint: 6,
    hair: "quiff",
    cloth: 4,
    beard: "moustache",
    brows: "raised",
    mouth: "smirk",
  },
  elena: {
    skin: 1,
    tint: 3,
    hair: "bun",
    cloth: 8,
    glasses: "half",
    brows: "raised",
    mouth: "small",
  },
  felix: {
    skin: 0,
    tint: 2,
    hair: "curls",
    cloth: 3,
    eyes: "happy",
    mouth: "grin",
    extra: "freckles",
  },
  gala: {
    skin: 3,
    tint: 6,
    hair: "waves",
    cloth: 7,
    glasses: "dark",
    mouth: "smirk",
    extra: "earrings",
  },
  hugo: { skin: 1, tint: 4, hair: "none", cloth: 9, beard: "full", brows: "stern", mouth: "flat" },
  irene: {
    skin: 2,
    tint: 4,
    hair: "parted",
    cloth: 2,
    brows: "soft",
    mouth: "small",
    extra: "earrings",
  },
  jonas: {
    skin: 0,
    tint: 3,
    hair: "beanie",
    cloth: 5,
    eyes: "wide",
    brows: "soft",
    mouth: "small",
  },
  kira: { skin: 1, tint: 7, hair: "mohawk", cloth: 0, brows: "stern", mouth: "grin" },
  lucas: { skin: 0, tint: 1, hair: "parted", cloth: 3, eyes: "happy", mouth: "smile" },
  mara: { skin: 3, tint: 5, hair: "ponytail", cloth: 4, glasses: "square", mouth: "flat" },
  nico: { skin: 2, tint: 5, hair: "cap", cloth: 1, eyes: "wide", mouth: "open" },
  olga: { skin: 0, tint: 0, hair: "bun", cloth: 0, brows: "stern", mouth: "flat", extra: "collar" },
  pablo: {
    skin: 2,
    tint: 5,
    hair: "beret",
    cloth: 9,
    beard: "moustache",
    eyes: "narrow",
    mouth: "smirk",
  },
  queta: {
    skin: 1,
    tint: 0,
    hair: "curls",
    cloth: 7,
    glasses: "round",
    eyes: "happy",
    mouth: "smile",
  },
  rosa: { skin: 3, tint: 6, hair: "bob", cloth: 0, mouth: "grin", extra: "flower" },
  silvio: {
    skin: 1,
    tint: 6,
    hair: "slick",
    cloth: 8,
    beard: "goatee",
    brows: "raised",
    mouth: "smirk",
  },
  tina: {
    skin: 0,
    tint: 2,
    hair: "braids",
    cloth: 6,
    brows: "raised",
    mouth: "grin",
    extra: "freckles",
  },
  ulises: { skin: 3, tint: 5, hair: "sailor", cloth: 1, beard: "full", mouth: "smile" },
  vera: { skin: 4, tint: 6, hair: "afro", cloth: 2, mouth: "smile", extra: "earrings" },
  walter: {
    skin: 0,
    tint: 0,
    hair: "sides",
    cloth: 8,
    glasses: "half",
    beard: "moustache",
    brows: "stern",
    mouth: "flat",
  },
  xenia: {
    skin: 4,
    tint: 7,
    hair: "undercut",
    cloth: 4,
    eyes: "narrow",
    brows: "raised",
    mouth: "smirk",
  },
  yago: {
    skin: 2,
    tint: 3,
    hair: "headband",
    cloth: 5,
    eyes: "happy",
    beard: "goatee",
    mouth: "grin",
  },
  zoe: { skin: 4, tint: 5, hair: "short", cloth: 7, mouth: "grin", extra: "headphones" },
  // Those of TeraDeck, who are a strength and a temper in one.
  devbot_jr: { skin: 5, tint: 8, hair: "antenna", cloth: 6, eyes: "wide", mouth: "open" },
  mobilemonkey: { skin: 2, tint: 3, hair: "monkey", cloth: 2, eyes: "wide", mouth: "grin" },
  codecrafter: { skin: 1, tint: 3, hair: "cap", cloth: 3, glasses: "square", mouth: "smile" },
  bughunter: { skin: 2, tint: 4, hair: "hat", cloth: 8, eyes: "narrow", mouth: "smirk" },
  frontendfox: { skin: 1, tint: 2, hair: "fox", cloth: 5, eyes: "happy", mouth: "smile" },
  backendbear: { skin: 3, tint: 4, hair: "bear", cloth: 8, eyes: "dots", mouth: "flat" },
  archmaster: { skin: 0, tint: 0, hair: "wizard", cloth: 4, beard: "full", mouth: "smile" },
  sysadmin: {
    skin: 1,
    tint: 5,
    hair: "ponytail",
    cloth: 9,
    beard: "full",
    glasses: "round",
    mouth: "flat",
  },
  dataninja: {
    skin: 2,
    tint: 6,
    hair: "ninja",
    cloth: 6,
    eyes: "narrow",
    brows: "stern",
    extra: "mask",
  },
  qualityqueen: { skin: 4, tint: 6, hair: "crown", cloth: 7, brows: "raised", mouth: "small" },
};

/** How strong the strengths are that are somebody. */
const LEVELS: Readonly<Record<string, string>> = {
  devbot_jr: "easy",
  mobilemonkey: "easy",
  codecrafter: "normal",
  bughunter: "normal",
  frontendfox: "normal",
  backendbear: "normal",
  archmaster: "hard",
  sysadmin: "hard",
  dataninja: "hard",
  qualityqueen: "hard",
};

/** The strength beside a name, which it need not repeat. */
export function levelOf(strength: string, name: string): string {
  return faceOf(name) === strength ? (LEVELS[strength] ?? strength) : strength;
}

/** The word before every bot's name, which no person's begins with. */
const PREFIX = "Bot ";

/** Those that a host may choose among, with their names where these have accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  dario: "Darío",
  felix: "Félix",
  jonas: "Jonás",
};
export const CHARACTERS: readonly string[] = Object.keys(FACES).slice(
  0,
  Object.keys(FACES).indexOf("zoe") + 1,
);

export function nameOfCharacter(id: string): string {
  return ACCENTED[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** The name without the word that says it is a bot, where its face says so. */
export function bareName(name: string): string {
  return faceOf(name) === null ? name : name.slice(PREFIX.length);
}

/** The face of whoever is called so; null for people, and for bots without one. */
export function faceOf(name: string): string | null {
  if (!name.startsWith(PREFIX)) return null;
  const called = name.slice(PREFIX.length).replace(/ \d+$/, "");
  const bare = called.normalize("NFD").replace(/[\u0300-\u036f.]/g, "");
  const id = bare.toLowerCase().replaceAll(" ", "_");
  return id in FACES ? id : null;
}
