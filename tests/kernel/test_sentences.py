"""Sentences: seats and things by name, other values unchanged."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeAlias

import pytest
from msgspec import Meta, Struct

from ludoteca import Catalogue, Seat, Speaker, named, seat_name

Rank: TypeAlias = Annotated[int, named("rank")]
Town: TypeAlias = Annotated[str, named("town")]

NAMES = ("Ana", "Ben")
TERMS = {"town": {"old_mill": "The Old Mill"}}


class Told(Struct, frozen=True):
    seat: Seat
    rank: Rank


class Taken(Struct, frozen=True):
    seats: tuple[Seat, ...]
    towns: tuple[Town, ...]


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    texts = "rank-1 = ace\ntown-port = Harbour\ntold = { $seat } shows { $rank }.\n"
    texts += "taken = { $each_seats }.\ntaken-each-seats = { $seats } takes { $towns }\n"
    kernel = "seat = Seat { $number }\nnobody = nobody\nnone = none\n"
    (tmp_path / "en.ftl").write_text(kernel + texts, "utf-8")
    return Speaker(Catalogue("en", (tmp_path,)), NAMES, TERMS)


SHOWN: list[tuple[Any, Any, str | float]] = [
    (0, Seat, "Ana"),
    (1, Seat, "Ben"),
    (2, Seat, "Seat 3"),
    (-1, Seat, "nobody"),
    (None, Seat | None, "nobody"),
    (1, None | Seat, "Ben"),
    (None, tuple[Seat, ...] | None, "none"),
    (0, Seat | None, "Ana"),
    (1, Rank, "ace"),
    (0, Rank, "0"),
    (-1, Rank, "none"),
    (None, Rank | None, "none"),
    ("old_mill", Town, "The Old Mill"),
    ("port", Town, "Harbour"),
    ("far_away", Town, "far away"),
    (None, int | None, "none"),
    (-1, int, -1),
    (7, int, 7),
    ("a_b", str, "a_b"),
    (True, bool, "true"),
    (False, bool, "false"),
    (1.5, float, 1.5),
    ([1, True, "x"], object, "1, true, x"),
    ((), tuple[Seat, ...], "none"),
    ((1, 0), tuple[Seat, ...], "Ben, Ana"),
    ((1, 0), tuple[Seat, ...] | None, "Ben, Ana"),
    ((None, 1), tuple[Seat | None, ...], "nobody, Ben"),
    ((1, 2), tuple[Rank, ...], "ace, 2"),
    ((1, 2), Annotated[tuple[Rank, ...], Meta(description="a hand")], "ace, 2"),
    ((1, 1), tuple[Seat, Rank], "Ben, ace"),
    ((1, 1), tuple[Seat, int] | None, "Ben, 1"),
    ((1, 1, 1), tuple[Seat, Rank], "Ben, ace, 1"),
    ((1,), tuple[Rank], "ace"),
    ((), tuple[()], "none"),
    (((0,), (1, 2)), tuple[tuple[Seat, ...], ...], "Ana; Ben, Seat 3"),
    ((1, 2), Annotated[tuple[Rank, ...] | None, Meta(description="a hand")], "ace, 2"),
    (((1, 2), ()), tuple[tuple[int, ...], ...], "1, 2; none"),
    ((1, 2), object, "1, 2"),
    ([(1, 2), 3], object, "1, 2, 3"),
    (1, Annotated[int, Meta(ge=0)], 1),
    (1, Annotated[int, Meta(extra_json_schema={"title": "x"})], 1),
    (1, Annotated[int, Meta(extra_json_schema={"ludoteca": 3})], 1),
    (1, Annotated[int, "a note", named("rank")], "ace"),
]


@pytest.mark.parametrize(("value", "hint", "shown"), SHOWN, ids=str)
def test_a_value_is_shown_by_what_its_field_means(
    value: Any, hint: Any, shown: str | float, speaker: Speaker
) -> None:
    assert speaker.shown(value, hint) == shown


def test_a_sentence_is_filled_with_the_fields_of_a_struct(speaker: Speaker) -> None:
    assert speaker.arguments(Told(1, 5)) == {
        "seat": "Ben",
        "has_seat": "true",
        "rank": "5",
        "has_rank": "true",
    }
    assert speaker.sentence("told", Told(1, 1)) == "Ben shows ace."
    assert speaker.sentence("unknown", Told(1, 1)) == "unknown"


@pytest.mark.parametrize(
    ("value", "has"),
    [(None, "false"), ((), "false"), ("", "false"), (0, "true"), ((0,), "true"), (False, "true")],
)
def test_a_message_may_select_by_whether_there_is_something(
    value: object, has: str, speaker: Speaker
) -> None:
    assert speaker.shown_all({"it": value}, {})["has_it"] == has


def test_values_are_shown_by_the_types_of_their_names(speaker: Speaker) -> None:
    shown = speaker.shown_all({"rank": 1, "other": 1}, {"rank": Rank})
    assert (shown["rank"], shown["other"]) == ("ace", 1)


def test_without_names_and_terms_seats_have_numbers_and_things_their_messages(
    speaker: Speaker,
) -> None:
    plain = Speaker(speaker.catalogue)
    assert plain.seat(0) == "Seat 1"
    assert plain.term("town", "old_mill") == "old mill"
    assert plain.term("town", "port") == "Harbour"


def test_who_has_no_seat_may_have_a_name_on_the_board(speaker: Speaker) -> None:
    neutral = Speaker(speaker.catalogue, NAMES, {"seat": {-1: "the bandits"}})
    assert neutral.seat(-1) == "the bandits"
    assert neutral.seat(None) == "nobody"
    assert neutral.seat(1) == "Ben"


def test_a_speaker_notes_the_names_it_wanted_and_did_not_find(speaker: Speaker) -> None:
    for town in ("port", "old_mill", "far_away"):
        speaker.term("town", town)
    assert speaker.unnamed == {"town-far_away"}


def test_a_seat_has_its_name_or_its_number(speaker: Speaker) -> None:
    assert seat_name(1, speaker.catalogue, NAMES) == "Ben"
    assert seat_name(1, speaker.catalogue) == "Seat 2"


def test_lists_beside_each_other_are_told_group_by_group(speaker: Speaker) -> None:
    taken = Taken((1, 0, 1), ("port", "old_mill", "far_away"))
    assert speaker.sentence("taken", taken) == (
        "Ben takes Harbour, far away; Ana takes The Old Mill."
    )
