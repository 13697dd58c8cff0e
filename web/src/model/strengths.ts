// Strengths of a game's bots, from the weakest to the strongest; those for any game are not in that order.

const FOR_ANY_GAME = ["random", "search"];

/** The game's own strongest bot. */
export function strongestOf(strengths: readonly string[]): string {
  const own = strengths.filter((strength) => !FOR_ANY_GAME.includes(strength));
  return own.at(-1) ?? strengths.at(-1) ?? "random";
}
