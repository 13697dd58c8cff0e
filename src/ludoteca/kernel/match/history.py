"""The history of a match: its log, the positions kept along it, and those rebuilt in between."""

from __future__ import annotations

from collections.abc import Sequence

from ..event import Event
from ..inputs import AnyInput, TakeBack
from ..rejected import Rejected
from ..state import State

KEEP_EVERY = 64
"""Distance between kept positions; those in between are rebuilt from the log. The position after a
take-back is always kept: rebuilding it needs an earlier one, which may follow a take-back itself,
and so on without a bound."""


class History:
    """The log and the kept positions. A subclass says how an input leads to the next state."""

    def __init__(self, version: int) -> None:
        self.log: list[AnyInput] = []
        self.forgotten = 0
        """Number of inputs before those of `log`, stored elsewhere (see `forget`)."""
        self.rules_versions: list[tuple[int, int]] = [(0, version)]
        """From which step on which version of the rules holds. Positions before the last entry
        cannot be rebuilt: the rules that led to them are gone."""
        self.state: State
        self.kept: dict[int, State] = {}
        """Positions by step, from which those in between are rebuilt."""

    def transition(self, state: State, given: AnyInput) -> tuple[State, list[Event]]:
        """The state after an input, and its events; the given state is not changed."""
        raise NotImplementedError

    @property
    def version(self) -> int:
        """The version of the rules in force."""
        return self.rules_versions[-1][1]

    @property
    def steps(self) -> int:
        """Number of inputs so far."""
        return self.forgotten + len(self.log)

    def state_at(self, step: int) -> State:
        """The state before this step: 0 is the start, `steps` is now."""
        if not 0 <= step <= self.steps:
            raise Rejected("no_such_step", step=step)
        if step == self.steps:
            return self.state
        nearest = self.kept_before(step)
        if nearest < min(step, self.forgotten):
            raise Rejected("not_kept", step=step)
        inputs = self.log[nearest - self.forgotten : step - self.forgotten]
        return self.rebuild(nearest, inputs)

    def kept_before(self, step: int) -> int:
        """The last step up to this one whose position is kept."""
        nearest = max((kept for kept in self.kept if kept <= step), default=None)
        if nearest is None:
            raise Rejected("not_kept", step=step)
        return nearest

    def rebuild(self, kept: int, inputs: Sequence[AnyInput]) -> State:
        """Apply inputs to the position kept at a step."""
        state = self.kept[kept]
        for count, given in enumerate(inputs, kept + 1):
            state = self.transition(state, given)[0]
            is_kept = not count % KEEP_EVERY or type(given) is TakeBack
            if is_kept and count >= self.forgotten:
                self.kept[count] = state
        return state

    def roll_back(self, step: int, state: State) -> None:
        """Return to the state before a step, and drop the inputs and kept positions from there on,
        as if they had never been accepted: for inputs that could not be stored. Observers are not
        told."""
        if step < self.forgotten:
            raise ValueError(f"step {step} is among the {self.forgotten} inputs stored elsewhere")
        del self.log[step - self.forgotten :]
        self.state = state
        for later in [count for count in self.kept if count > step]:
            del self.kept[later]

    def forget(self, before: int) -> None:
        """Drop inputs up to the last kept position before `before`. The input just before it is
        retained, because it shows whether that position follows a take-back.

        Of the earlier positions the first of each round stays, and those that cannot be rebuilt:
        after a take-back, and where the rules changed.
        """
        first = self.kept_before(before)
        if first <= self.forgotten + 1:
            return
        changes = {step for step, _ in self.rules_versions}
        rounds = {state.round for step, state in self.kept.items() if step <= self.forgotten}
        for step in sorted(step for step in self.kept if self.forgotten < step < first):
            is_rebuilt = type(self.log[step - 1 - self.forgotten]) is not TakeBack
            if is_rebuilt and step not in changes and self.kept[step].round in rounds:
                del self.kept[step]
            else:
                rounds.add(self.kept[step].round)
        del self.log[: first - 1 - self.forgotten]
        self.forgotten = first - 1
