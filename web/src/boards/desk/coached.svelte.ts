// What the coach of a tutorial and the board tell each other.

/** The current mark; all empty without a coach. */
export const coached = $state({
  mark: "",
  /** The `data-target` it points at. */
  target: "",
  /** Whether the learner is to do something, for which the board has to be the present one. */
  isAsking: false,
  /** Whether the board plays back what just happened: what explains it waits for its end. */
  isPlayedBack: false,
});
