"""Options: types, ranges, JSON schema, and refusals of the first invalid one."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import UNSET, Meta, UnsetType, to_builtins

from ludoteca import Options, Rejected, between, duration, rare
from ludoteca.kernel.options import (
    KEPT,
    allowed_values,
    is_redacted,
    kept_options,
    only_with,
    options_schema,
    read_options,
    shown_options,
    try_values,
)

from .tiny import refused


class Rules(Options):
    rounds: Annotated[int, between(1, 50)] = 10
    start: Annotated[int, Meta(ge=0)] = 0
    end: Annotated[int, Meta(le=9)] = 9
    pace: Literal["slow", "fast"] = "slow"
    lives: Literal[1, 3] = 3
    open: bool = False
    motto: str = ""
    bonus: int | None = None

    def check(self, seats: int) -> None:
        if self.pace == "fast" and seats > 2:
            raise Rejected("too_fast", seats=seats)


class Plain(Options):
    """Other options that share one name."""

    rounds: int = 7


GOOD: list[tuple[str, object]] = [
    ("rounds", 1),
    ("rounds", 50),
    ("start", 0),
    ("end", 9),
    ("end", -5),
    ("pace", "fast"),
    ("lives", 1),
    ("open", True),
    ("motto", "on"),
    ("bonus", None),
    ("bonus", 4),
]
BAD: list[tuple[str, object, str]] = [
    ("rounds", 0, "1–50"),
    ("rounds", 51, "1–50"),
    ("rounds", "5", "1–50"),
    ("rounds", True, "1–50"),
    ("rounds", 1.5, "1–50"),
    ("rounds", None, "1–50"),
    ("start", -1, "0–"),
    ("end", 10, "–9"),
    ("pace", "medium", "fast | slow"),
    ("lives", 2, "1 | 3"),
    ("open", 1, "true | false"),
    ("open", "yes", "true | false"),
    ("motto", 3, "string"),
    ("bonus", "many", "?"),
]


@pytest.mark.parametrize(("option", "value"), GOOD)
def test_an_option_takes_every_value_in_its_range(option: str, value: object) -> None:
    assert getattr(read_options(Rules, {option: value}, 2), option) == value


@pytest.mark.parametrize(("option", "value", "possible"), BAD)
def test_a_wrong_value_is_refused_with_what_is_possible(
    option: str, value: object, possible: str
) -> None:
    with refused("bad_option", option=option, value=str(value), allowed=possible):
        read_options(Rules, {option: value}, 2)


def test_what_is_not_said_has_its_default() -> None:
    assert read_options(Rules, {"rounds": 3}, 2) == Rules(rounds=3)
    assert read_options(Rules, {}, 2) == Rules()


def test_an_unknown_option_is_refused_by_its_name() -> None:
    with refused("unknown_option", option="speed"):
        read_options(Rules, {"rounds": 3, "speed": 1}, 2)


def test_the_first_wrong_option_is_named() -> None:
    with refused("unknown_option", option="speed"):
        read_options(Rules, {"speed": 1, "rounds": 0}, 2)
    with refused("bad_option", option="rounds", value="0", allowed="1–50"):
        read_options(Rules, {"rounds": 0, "speed": 1}, 2)


def test_options_may_be_given_as_a_struct_and_are_read_as_strictly() -> None:
    assert read_options(Rules, Plain(), 2) == Rules(rounds=7)
    with refused("bad_option", option="rounds", value="99", allowed="1–50"):
        read_options(Rules, Rules(rounds=99), 2)


def test_options_may_exclude_a_number_of_seats() -> None:
    assert read_options(Rules, {"pace": "fast"}, 2).pace == "fast"
    with refused("too_fast", seats=3):
        read_options(Rules, {"pace": "fast"}, 3)


def test_options_without_a_check_go_together() -> None:
    Plain().check(99)


def test_the_schema_says_everything_a_form_needs() -> None:
    facts = options_schema(Rules)["properties"]
    assert facts["rounds"] == {"type": "integer", "minimum": 1, "maximum": 50, "default": 10}
    assert facts["pace"] == {"enum": ["fast", "slow"], "default": "slow"}
    assert facts["open"] == {"type": "boolean", "default": False}
    assert options_schema(Rules)["additionalProperties"] is False
    assert options_schema(Options)["properties"] == {}


def test_what_is_allowed_is_told_in_signs() -> None:
    assert [allowed_values(Rules, name) for name in ("rounds", "pace", "open", "bonus")] == [
        "1–50",
        "fast | slow",
        "true | false",
        "?",
    ]


def test_worth_trying_are_listed_values_both_answers_and_the_ends_of_ranges() -> None:
    assert try_values(Rules) == {
        "rounds": [1, 50],
        "start": [0],
        "end": [9],
        "pace": ["fast", "slow"],
        "lives": [1, 3],
        "open": [False, True],
        "motto": [],
        "bonus": [],
    }
    assert try_values(Options) == {}


class Sealed(Options):
    secret = ("answers",)

    rounds: int = 7
    answers: dict[str, str] = {}


def test_a_secret_option_is_no_field_more() -> None:
    assert set(options_schema(Sealed)["properties"]) == {"rounds", "answers"}


def test_a_secret_option_is_not_shown() -> None:
    given = {"rounds": 3, "answers": {"1": "b"}}
    assert shown_options(Sealed, given) == {"rounds": 3, "answers": {"kept": True}}
    assert given["answers"] == {"1": "b"}


@pytest.mark.parametrize(
    ("used", "shown", "redacted"),
    [
        ({}, {"kept": True}, True),
        ({"answers": {}}, {"kept": True}, True),
        ({"answers": {"1": "b"}}, {"1": "b", "kept": True}, True),
        ({"answers": {"1": "b", "2": "a"}}, {"1": "b", "2": "a"}, False),
    ],
)
def test_of_a_secret_option_the_used_part_is_shown(
    used: dict[str, dict[str, str]], shown: dict[str, object], redacted: bool
) -> None:
    given = {"rounds": 3, "answers": {"1": "b", "2": "a"}}
    found = shown_options(Sealed, given, used)
    assert found == {"rounds": 3, "answers": shown}
    assert is_redacted(Sealed, found) == redacted
    assert kept_options(Sealed, found, given) == given


def test_one_that_is_empty_hides_nothing() -> None:
    assert shown_options(Sealed, {"rounds": 3, "answers": {}}) == {"rounds": 3, "answers": {}}


def test_given_back_as_it_was_shown_it_stays_as_it_was() -> None:
    before = {"rounds": 3, "answers": {"1": "b"}}
    assert kept_options(Sealed, {"rounds": 5, "answers": KEPT}, before) == {
        "rounds": 5,
        "answers": {"1": "b"},
    }


@pytest.mark.parametrize("answers", [{}, {"1": "c"}])
def test_it_can_be_changed_and_taken_away(answers: dict[str, str]) -> None:
    assert kept_options(Sealed, {"answers": answers}, {"answers": {"1": "b"}}) == {
        "answers": answers
    }


class Times(Options):
    catch: Annotated[int, duration(0, 10_000, "millisecond")] = 1500
    turn: Annotated[int, duration(0, 60)] = 0
    talk: Annotated[int, duration(1, 10_080, "minute")] = 2880


def test_a_time_has_its_unit_in_the_schema_and_in_refusals() -> None:
    facts = options_schema(Times)["properties"]
    assert {name: fact["unit"] for name, fact in facts.items()} == {
        "catch": "millisecond",
        "turn": "second",
        "talk": "minute",
    }
    limits = [allowed_values(Times, name) for name in facts]
    assert limits == ["0–10000 ms", "0–60 s", "1–10080 min"]
    with pytest.raises(Rejected):
        read_options(Times, {"turn": 61}, 2)


class Manners(Options):
    table: Literal["round", "long"] = "round"
    bell: Annotated[bool, rare()] = False
    duel: Annotated[Literal["first", "third"], rare(seats=2)] = "first"


def test_a_rare_option_is_marked_in_the_schema_with_its_seats_and_checked_as_any_other() -> None:
    facts = options_schema(Manners)["properties"]
    marks = {name: (fact.get("rare"), fact.get("seats")) for name, fact in facts.items()}
    assert marks == {"table": (None, None), "bell": (True, None), "duel": (True, 2)}
    assert read_options(Manners, {"bell": True, "duel": "third"}, 2) == Manners(
        bell=True, duel="third"
    )
    with pytest.raises(Rejected):
        read_options(Manners, {"duel": "second"}, 2)


class Renamed(Options):
    """`ends` was called `win`, and `rounds` was called `laps`."""

    former = {
        "win": lambda win: {"ends": "score" if win == "points" else "rounds"},
        "laps": lambda laps: {"rounds": laps},
    }

    ends: Literal["rounds", "score"] = "score"
    rounds: Annotated[int, between(1, 9), only_with(ends="rounds")] = 2
    win: Literal["points", "rounds"] | UnsetType = UNSET
    laps: Annotated[int, between(1, 5)] | UnsetType = UNSET


@pytest.mark.parametrize(
    ("given", "ends", "rounds"),
    [
        ({}, "score", 2),
        ({"win": "rounds"}, "rounds", 2),
        ({"win": "points", "laps": 4}, "score", 4),
        ({"laps": 4, "rounds": 3}, "score", 3),
        ({"win": "points", "ends": "rounds"}, "rounds", 2),
    ],
)
def test_a_former_option_says_what_it_means_now(
    given: dict[str, object], ends: str, rounds: int
) -> None:
    options = read_options(Renamed, given, 2)
    assert (options.ends, options.rounds) == (ends, rounds)
    assert read_options(Renamed, options, 2) == options
    assert given.items() <= to_builtins(options).items()


def test_a_former_option_is_not_in_forms_and_refused_as_any_other() -> None:
    assert list(options_schema(Renamed)["properties"]) == ["ends", "rounds"]
    assert set(try_values(Renamed)) == {"ends", "rounds"}
    with refused("bad_option", option="laps", value="6", allowed="1–5"):
        read_options(Renamed, {"laps": 6}, 2)
    assert "win" not in to_builtins(read_options(Renamed, {"laps": 5}, 2))


class Spending(Options):
    spent = "had"

    pages: Annotated[int, between(1, 9)] = 2
    had: tuple[str, ...] | UnsetType = UNSET


def test_what_was_used_up_is_in_records_but_not_in_forms() -> None:
    assert set(options_schema(Spending)["properties"]) == set(try_values(Spending)) == {"pages"}
    assert to_builtins(read_options(Spending, {}, 2)) == {"pages": 2}
    assert read_options(Spending, {"had": ["page 1"]}, 2).had == ("page 1",)


def test_an_option_may_matter_only_with_a_value_of_another() -> None:
    assert options_schema(Renamed)["properties"]["rounds"]["only_with"] == {"ends": "rounds"}
