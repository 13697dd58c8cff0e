// The plaques of the continents: where they are and how large, with name and bonus.

import type { Box } from "@/boards/maps/geometry";
import type { ContinentShape } from "@/games/risk/types";
import { around } from "./nameLayout";

export interface Plaque {
  continent: ContinentShape;
  name: string;
  box: Box;
}

/** Parts of a plaque's height: the width of a letter, and of the bonus. */
const LETTER = 0.34;
const BONUS = 1.8;

/** Plaques of this height; without names where `nameOf` tells none. */
export function plaquesOf(
  continents: readonly ContinentShape[],
  height: number,
  nameOf: (id: string) => string,
): Plaque[] {
  return continents.map((continent) => {
    const name = nameOf(continent.id);
    const width = height * (name.length * LETTER + BONUS);
    return { continent, name, box: around(continent.plaque, width, height) };
  });
}
