"""The bots of Mentiroso: weaker ones have tells, stronger ones see them, and none is faster than a
person."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.mentiroso.events import Said, TruthShown
from ludoteca.games.mentiroso.game import game
from ludoteca.games.mentiroso.speeches import insisting_lines, insists, speeches
from ludoteca.kernel import FastChance, Match, Observer, Play, State, Step, seed_from_int
from tests.games.bot_checks import assert_answers_are_choices, assert_first_is_best
from tests.games.mentiroso.playing import begin

LARGE = pytest.mark.skipif(
    os.environ.get("LUDOTECA_PROFILE") != "large", reason="many matches, in the large profile"
)
LINES = [
    (language, line, kind == "insisting")
    for language, speech in speeches().items()
    for kind in ("insisting", "calm")
    for line in getattr(speech, kind)
]


def played(*bots: str, seed: int, **options: Any) -> Match:
    match = begin(seats=len(bots), seed=seed, **options)
    drive(match, [game.make_bot(bot) for bot in bots], FastChance(seed_from_int(seed)))
    return match


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
def test_a_bot_answers_with_choices(strength: str) -> None:
    assert_answers_are_choices(game, strength, 4)


@pytest.mark.parametrize(
    "bots",
    [
        ["normal", "easy", "easy"],
        ["hard", "normal", "normal"],
        pytest.param(["hard", *["normal"] * 3], marks=LARGE),
    ],
)
def test_the_stronger_bot_wins_more_than_its_share(bots: list[str]) -> None:
    assert_first_is_best(game, bots, 1 / len(bots))


@pytest.mark.parametrize(("language", "line", "expected"), LINES)
def test_lines_that_insist_are_told_from_calm_ones(
    language: str, line: str, *, expected: bool
) -> None:
    assert insists(line) == expected


@pytest.mark.parametrize("language", ["en", "es"])
def test_bots_speak_the_language_of_the_statements(language: str) -> None:
    match = played("hard", "hard", "hard", seed=4, language=language, rounds=1)
    known = {*speeches()[language].insisting, *speeches()[language].calm}
    said = [given.move.text for given in match.log if _is_line(given)]  # type: ignore[union-attr]
    assert len(said) >= 6
    assert known >= {*said}


def _is_line(given: object) -> bool:
    return isinstance(given, Play) and given.move.tag == "say"


class Tells(Observer):
    """Of every speech, whether it insisted, and whether the statement was true."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.speeches: list[tuple[bool, bool]] = []

    def step(self, match: Match, step: Step[State]) -> None:
        for event in step.events:
            if isinstance(event, Said):
                self.lines.append(event.text)
            if isinstance(event, TruthShown):
                protests = 2 * insisting_lines(self.lines) > len(self.lines)
                self.speeches.append((protests, event.truth))
                self.lines = []


@pytest.mark.parametrize(
    ("strength", "least", "most"), [("easy", 0.8, 1), ("normal", 0.6, 0.85), ("hard", 0.35, 0.65)]
)
def test_weaker_bots_protest_when_they_lie(strength: str, least: float, most: float) -> None:
    """Hard ones insist as often on the truth."""
    tells = Tells()
    for seed in range(10):
        record = played(*[strength] * 4, seed=seed, rounds=3).record()
        Match.replay(record, game, observers=[tells])
    assert len(tells.speeches) == 120
    share = sum(protests != truth for protests, truth in tells.speeches) / 120
    assert least <= share <= most


def test_bots_take_their_time() -> None:
    match = played("hard", "normal", "easy", "easy", seed=1)
    last = 0
    took: dict[str, list[int]] = {"begin": [], "say": [], "finish": [], "vote": []}
    for given in match.log:
        if isinstance(given, Play) and given.move.tag in took:
            took[given.move.tag].append(given.at - last)
        last = given.at
    assert len(took["vote"]) == 4 * 2 * 3
    assert min(*took["begin"], *took["say"], *took["finish"]) >= 1500
    assert min(took["vote"]) >= 0
