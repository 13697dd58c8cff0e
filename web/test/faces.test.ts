import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHARACTERS, FACES, faceOf, levelOf, nameOfCharacter } from "@/art/faces";

const LOCALES = ["en", "es"] as const;
const SOURCE = readFileSync("../src/ludoteca/bots/characters.py", "utf8");

describe("the faces of the bots", () => {
  test("are those of the characters and of the strengths that are somebody", () => {
    const characters = [...SOURCE.matchAll(/Character\("(\w+)"/g)].map(([, id]) => id!);
    const personas = [...SOURCE.matchAll(/^ {4}"(\w+)": "/gm)].map(([, id]) => id!);
    expect([...CHARACTERS]).toEqual(characters);
    expect(Object.keys(FACES)).toHaveLength(characters.length + personas.length);
    for (const id of personas) expect(FACES).toHaveProperty(id);
  });

  test("no two look the same", () => {
    const looks = Object.values(FACES).map((face) => JSON.stringify({ ...face, cloth: 0 }));
    expect(new Set(looks).size).toBe(looks.length);
  });

  test.each(LOCALES)("everybody has one sentence in %s", (locale) => {
    const texts = readFileSync(`src/locale/${locale}.ftl`, "utf8");
    const sentences = Object.keys(FACES).map(
      (id) => new RegExp(`^character-${id} = (.+[.])$`, "m").exec(texts)?.[1],
    );
    expect(sentences).not.toContain(undefined);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each([
    ["Bot Alba", "alba"],
    ["Bot Darío 2", "dario"],
    ["Bot DevBot Jr", "devbot_jr"],
    ["Alba", null],
    ["Bot Somebody", null],
    ["Robot Alba", null],
    ["", null],
  ])("%s", (name, id) => {
    expect(faceOf(name)).toBe(id);
  });

  test("a strength that is somebody is not said twice", () => {
    const source = readFileSync("../src/ludoteca/games/teradeck/bots/personalities.py", "utf8");
    for (const [, id, level] of source.matchAll(/"(\w+)": Personality\("(\w+)", /g)) {
      expect(levelOf(id!, `Bot ${id!.replace("_", " ")}`)).toBe(level);
    }
    expect(levelOf("archmaster", "Bot Alba")).toBe("archmaster");
    expect(levelOf("hard", "Bot Alba")).toBe("hard");
  });

  test("names are those on the server, with their accents", () => {
    const names = readFileSync("../src/ludoteca/server/tables/names.py", "utf8");
    for (const id of CHARACTERS) expect(names).toContain(`"${nameOfCharacter(id)}"`);
  });
});
