// The headline of a match that two have played together: how many words they have guessed.

import type { Headline } from "@/i18n/headline";

import type { PictionaryView } from "./types";

const headline: Headline = (view, gameText) => {
  const { together } = view as unknown as PictionaryView;
  return together ? gameText.formatter.format("ending-together", { ...together }) : null;
};

export default headline;
