// What the coach of a tutorial points at now: boards bring it into sight.

/** The current mark; all empty without a coach. */
export const coached = $state({
  mark: "",
  /** The `data-target` it points at. */
  target: "",
  /** Whether the learner is to do something, for which the board has to be the present one. */
  isAsking: false,
});
