// Agreements beside the letters.

import type { Dealings } from "@/boards/dealings";
import type { MachiavelliView } from "@/games/machiavelli/types";

import { hintsIn, proposalsTo } from "./pacts";
import Pacts from "./Pacts.svelte";

const dealings: Dealings = {
  page: Pacts,
  waiting: (view) => proposalsTo(view as unknown as MachiavelliView).map(({ by }) => by),
  partners: (choices) => hintsIn(choices)?.seats ?? [],
};

export default dealings;
