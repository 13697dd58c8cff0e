"""Indistinguishable states: a seat may distinguish two states exactly when they differ in something
not hidden from it. So nothing leaks, and everything hidden is declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from ludoteca.kernel import Chance, Event, Match, Move, Seat, State, write_slot

from .altered_moves import alter
from .failure import CheckFailed
from .plain_data import difference, encoded
from .probes import in_state, label_of, offered, pools_for, refusal

Events = tuple[Event, ...]


class StatePair:
    """One match in two states."""

    def __init__(self, one: Match, other: State) -> None:
        self.one = one
        self.other = in_state(one, other)

    @property
    def comparable(self) -> bool:
        """Equal states cannot be distinguished; after the end nothing is secret."""
        one, other = self.one.state, self.other.state
        return one != other and not one.over and not other.over

    def is_distinguished_by(
        self, seat: Seat | None, seen: tuple[Events, Events] = ((), ())
    ) -> bool:
        """Whether a seat that saw these events can distinguish the states. It must, exactly when
        they differ in something not hidden from it."""
        mine, others = visible_state(self.one, seat), visible_state(self.other, seat)
        for prop, first, second in self._observations(seat, seen):
            if first == second:
                continue
            if mine != others:
                return True
            apart = difference(msgspec.json.decode(first), msgspec.json.decode(second))
            raise CheckFailed(prop, f"{label_of(seat)} can see a hidden value: {apart}")
        if encoded(_seen_by(seat, seen[0])) != encoded(_seen_by(seat, seen[1])):
            return True  # by what was announced
        if mine != others:
            apart = difference(msgspec.json.decode(mine), msgspec.json.decode(others))
            message = f"{label_of(seat)} cannot know it, and no pool holds it: {apart}"
            raise CheckFailed("declared", message)
        return False

    def _observations(
        self, seat: Seat | None, seen: tuple[Events, Events]
    ) -> Iterator[tuple[str, bytes, bytes]]:
        """The observations of a seat in each state, by property."""
        one, other = self.one, self.other
        yield "leak_view", encoded(one.view(seat)), encoded(other.view(seat))
        yield "leak_turn", _waiting(one), _waiting(other)
        if seat is not None:
            yield "leak_choices", encoded(offered(one, seat)), encoded(offered(other, seat))
            yield "leak_imagination", _imagined(one, seat), _imagined(other, seat)
        first, second = (map(_without_announced, _seen_by(seat, events)) for events in seen)
        yield "leak_event", encoded([*first]), encoded([*second])

    def check_refusals_agree(self, seat: Seat, moves: Iterable[Move], chance: Chance) -> None:
        """A seat that cannot distinguish the states gets the same refusals in both."""
        rows = self.one.choices(seat).rows
        for move in [*moves, *(row.sample(chance) for row in rows)]:
            for tried in (move, alter(move, chance)):
                answers = refusal(self.one, seat, tried), refusal(self.other, seat, tried)
                if answers[0] != answers[1]:
                    message = f"{tried!r} is answered {answers[0]} or {answers[1]}"
                    raise CheckFailed(
                        "leak_refusal", f"{label_of(seat)}: {message}, depending on a hidden value"
                    )


def visible_state(match: Match, seat: Seat | None) -> bytes:
    """The state with everything hidden from a seat removed."""
    draft = match.state.copy()
    for pool in pools_for(match, seat):
        for slot in pool.slots:
            write_slot(draft, slot, None)
    return encoded(draft)


def _waiting(match: Match) -> bytes:
    return encoded([match.to_act(), match.due()])


def _imagined(match: Match, seat: Seat) -> bytes:
    imagination = match.imagination(seat)
    return b"" if imagination is None else encoded(imagination.state)


def _seen_by(seat: Seat | None, events: Events) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]


def _without_announced(event: Event) -> Event:
    return replace(event, **dict.fromkeys(event.announced)) if event.announced else event
