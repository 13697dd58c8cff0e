"""Everything Risk says is a sentence in both languages: events, moves, refusals, map problems."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

import ludoteca.games.risk
import ludoteca.parts.documents
from ludoteca import LOCALES, Event, FastChance, Match, Move, Rejected, game, seed_from_int
from ludoteca.games.risk.map.board import load
from ludoteca.games.risk.state import Phase
from ludoteca.games.risk.text.terms import terms

RISK = game("risk")
SOURCES = Path(ludoteca.games.risk.__file__).parent
READER = Path(ludoteca.parts.documents.__file__).parent
SENTENCES = json.loads((Path(__file__).parent / "cases" / "sentences.json").read_text("utf-8"))
"""Golden sentences for every runtime."""
SPOKEN = ("en", "es")
"""The languages these sentences are written down in."""
NAMES: list[str] = SENTENCES["names"]
TERMS = {locale: terms(load(SENTENCES["map"]), locale) for locale in LOCALES}
KERNELS_OWN = {"unknown_notation", "bad_notation"}
Case: TypeAlias = dict[str, Any]


@pytest.mark.parametrize("case", SENTENCES["events"], ids=lambda case: case["en"])
@pytest.mark.parametrize("locale", SPOKEN)
def test_an_event_is_told_in_a_sentence(case: Case, locale: str) -> None:
    event = RISK.read_event(case["event"])
    assert RISK.text.event(event, locale, NAMES, TERMS[locale]) == case[locale]


@pytest.mark.parametrize("case", SENTENCES["moves"], ids=lambda case: case["en"])
@pytest.mark.parametrize("locale", SPOKEN)
def test_a_move_is_said_as_on_a_button(case: Case, locale: str) -> None:
    move = RISK.read_move(case["move"])
    assert RISK.text.move(move, locale, NAMES, TERMS[locale]) == case[locale]


@pytest.mark.parametrize("case", SENTENCES["refusals"], ids=lambda case: case["en"])
@pytest.mark.parametrize("locale", SPOKEN)
def test_a_refusal_says_what_to_do_instead(case: Case, locale: str) -> None:
    refusal = Rejected(case["code"], **case["params"])
    assert RISK.text.refusal(refusal, locale, NAMES, TERMS[locale]) == case[locale]


def test_no_event_move_or_refusal_is_left_out() -> None:
    events = {case["event"]["event"] for case in SENTENCES["events"]}
    moves = {case["move"]["move"] for case in SENTENCES["moves"]}
    refusals = {case["code"] for case in SENTENCES["refusals"]}
    assert events == {event.tag for event in RISK.events}
    assert moves == {move.tag for move in RISK.moves}
    assert refusals >= set(constants("Rejected")) - KERNELS_OWN


def constants(function: str, sources: Path = SOURCES) -> Iterator[str]:
    """Constants that the sources pass to a function or method as its first argument."""
    for path in sources.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0]
                ways = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                if name == function:
                    yield from (str(way.value) for way in ways if isinstance(way, ast.Constant))


# Completeness


def test_nothing_is_missing() -> None:
    assert RISK.text.missing(sorted(set(constants("Rejected")))) == []


PARAMS: dict[str, Any] = {
    "id": "Reef",
    "key": "bonus",
    "count": 3,
    "least": 1,
    "most": 2,
    "length": 99,
    "symbol": "dragon",
    "expected": "list",
    "continent": "north",
    "other": "south",
    "a": "reef",
    "b": "cape",
    "armies": 4,
    "needed": 7,
}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_problem_of_a_map_has_its_own_sentence(locale: str) -> None:
    problems = {*constants("DocumentProblem"), *constants("note"), *constants("note", READER)}
    told = {
        RISK.text.refusal(
            Rejected("bad_map", problem=code, where="borders[3]", more=0, **PARAMS), locale
        )
        for code in problems
    }
    assert len(told) == len(problems) > 15
    for sentence in told:
        assert is_clean(sentence.replace("armies_by_seats", "").replace("armies_per_territory", ""))


def is_clean(sentence: str) -> bool:
    """Whether it is a sentence without message ids, field names or territory ids."""
    return not re.search(r"[{}]|\w_\w|\$", sentence) and not re.fullmatch(r"[a-z_-]+", sentence)


REASONS = (
    "setup_finished",
    "turn_ended",
    "left",
    "world_domination",
    "conquest",
    "last_player",
    "turn_limit",
    "abandoned",
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "message",
    [*(f"phase-{phase}" for phase in astuple(Phase)), *(f"reason-{reason}" for reason in REASONS)],
)
def test_phases_and_reasons_have_words(locale: str, message: str) -> None:
    assert RISK.text.catalogue(locale).has(message)


@pytest.mark.parametrize("phase", astuple(Phase))
def test_a_move_in_the_wrong_phase_is_told_why(phase: str) -> None:
    refusal = Rejected("wrong_phase", move="attack", phase=phase)
    unknown = Rejected("wrong_phase", move="attack", phase="")
    for locale in LOCALES:
        assert RISK.text.refusal(refusal, locale) != RISK.text.refusal(unknown, locale)


def messages(locale: str) -> list[str]:
    resource = FluentParser().parse((RISK.about.locale / f"{locale}.ftl").read_text("utf-8"))
    assert not any(type(entry).__name__ == "Junk" for entry in resource.body)
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def test_all_catalogues_have_the_same_messages_each_once_in_the_same_order() -> None:
    for locale in LOCALES:
        assert messages(locale) == messages("en")
    assert len(messages("en")) == len(set(messages("en")))


@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 6),
    options=st.fixed_dictionaries(
        {
            "turn_limit": st.just(8),
            "placement": st.just("batch"),
            "map": st.sampled_from(["classic", "simple"]),
            "setup": st.sampled_from(["random", "claim"]),
            "defender_chooses": st.booleans(),
            "cards": st.just("on"),
        }
    ),
)
def test_whatever_happens_is_told_cleanly(seed: int, seats: int, options: dict[str, Any]) -> None:
    match = Match.start(RISK, seats=seats, seed=seed_from_int(seed), options=options)
    chance = FastChance(seed_from_int(seed))
    happened: list[Event | None] = [*match.opening]
    moves: list[Move] = []
    while not match.over:
        seat = match.to_act()[0]
        if not chance.below(100):
            happened += match.leave(seat)
            continue
        moves.append(match.choices(seat).sample(chance))
        events = match.play(seat, moves[-1])
        happened += events + [event.seen_by(None) for event in events]
    for locale in LOCALES:
        names = match.terms(locale)
        for move in moves:
            assert is_clean(RISK.text.move(move, locale, (), names))
        for event in happened:
            assert event is None or is_clean(RISK.text.event(event, locale, (), names))
