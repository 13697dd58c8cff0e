"""Events: public by default; others get the public form of secret ones."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca import Event, RoundEnded, Seat, SeatOut


class Rolled(Event):
    seat: Seat
    die: int


class CardDrawn(Event, tag="card", secret=("card", "worth")):
    seat: Seat
    card: int | None
    worth: int | None = 3


class TrumpDrawn(CardDrawn):
    """Inherits the secret fields."""


class Whispered(Event):
    """Defines its own audience; others get nothing."""

    ears: tuple[Seat, ...]

    def audience(self) -> tuple[Seat, ...]:
        return self.ears


SEEN: list[tuple[Event, Seat | None, Event | None]] = [
    (Rolled(1, 6), 1, Rolled(1, 6)),
    (Rolled(1, 6), 0, Rolled(1, 6)),
    (Rolled(1, 6), None, Rolled(1, 6)),
    (CardDrawn(1, 9), 1, CardDrawn(1, 9)),
    (CardDrawn(1, 9), 0, CardDrawn(1, None, None)),
    (CardDrawn(1, 9), None, CardDrawn(1, None, None)),
    (TrumpDrawn(0, 9), 0, TrumpDrawn(0, 9)),
    (TrumpDrawn(0, 9), 1, TrumpDrawn(0, None, None)),
    (Whispered((0, 2)), 2, Whispered((0, 2))),
    (Whispered((0, 2)), 1, None),
    (Whispered((0, 2)), None, None),
]


@pytest.mark.parametrize(("event", "seat", "expected"), SEEN, ids=str)
def test_a_seat_sees_an_event_as_far_as_it_may_know_it(
    event: Event, seat: Seat | None, expected: Event | None
) -> None:
    assert event.seen_by(seat) == expected


def test_a_public_event_is_for_everybody_and_has_no_other_form() -> None:
    assert Rolled(1, 6).audience() is None
    assert Rolled(1, 6).public() is None


def test_a_secret_is_for_its_seat() -> None:
    assert CardDrawn(1, 9).audience() == (1,)
    assert CardDrawn(1, 9).public() == CardDrawn(1, None, None)


def test_a_tag_is_the_snake_case_name_unless_it_is_declared() -> None:
    assert (SeatOut.tag, CardDrawn.tag) == ("seat_out", "card")


def test_an_event_is_plain_data_with_its_tag() -> None:
    ended = RoundEnded(2, "held", None, (0, 3), 500)
    assert msgspec.json.decode(msgspec.json.encode(ended)) == {
        "event": "round_ended",
        "round": 2,
        "reason": "held",
        "winner": None,
        "points": [0, 3],
        "rest": 500,
    }


def test_an_event_is_a_value() -> None:
    assert len({Rolled(1, 6), Rolled(1, 6), Rolled(1, 5)}) == 2
    with pytest.raises(AttributeError):
        setattr(Rolled(1, 6), "die", 1)  # noqa: B010 - the type checker would see it


class Shouted(Event, spoken=True):
    seat: Seat
    text: str


def test_an_event_says_whether_it_repeats_what_its_seat_wrote() -> None:
    assert Shouted.spoken
    assert not Rolled.spoken
    assert Shouted(1, "hey").seen_by(None) == Shouted(1, "hey")
