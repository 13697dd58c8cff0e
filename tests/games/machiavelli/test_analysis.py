"""The analysis of a match of Machiavelli: charts over time, statistics, key moments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import LOCALES
from ludoteca.games.machiavelli.analysis import WEIGHTS, Analyst, MachiavelliAnalysis
from ludoteca.games.machiavelli.game import game

RECORDS = Path(__file__).parent / "transcripts"


def analysed(name: str) -> MachiavelliAnalysis:
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return Analyst.of(record, game)


@pytest.fixture(scope="module")
def won() -> MachiavelliAnalysis:
    return analysed("three_seats_until_one_has_enough_cities")


def test_cities_ducats_and_units_are_charted_turn_by_turn(won: MachiavelliAnalysis) -> None:
    assert [series.name for series in won.series] == ["cities", "ducats", "units"]
    for series in won.series:
        assert len(series.values) == 3
        assert series.rounds[-1] == won.rounds
        assert all(len(row) == len(series.rounds) == len(series.steps) for row in series.values)


def test_who_has_most_cities_at_the_end_has_won(won: MachiavelliAnalysis) -> None:
    cities = won.series[0].values
    assert won.winner == max(range(3), key=lambda seat: cities[seat][-1])


def test_what_one_power_lost_another_has_taken(won: MachiavelliAnalysis) -> None:
    taken = [moment for moment in won.moments if moment.kind == "capture"]
    assert sum(seat.lost for seat in won.seats) == len(taken)
    assert sum(seat.conquered for seat in won.seats) >= len(taken)
    assert all(seat.income > 0 for seat in won.seats)


def test_bribes_and_assassinations_are_key_moments() -> None:
    found = analysed("money_changes_hands")
    kinds = [moment.kind for moment in found.moments]
    assert kinds.count("bribe") == sum(seat.bribes for seat in found.seats)
    assert kinds.count("assassination") == sum(seat.assassinations for seat in found.seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_text(won: MachiavelliAnalysis, locale: str) -> None:
    text = (game.about.locale / f"{locale}.ftl").read_text("utf-8")
    figures = won.seats[0].__struct_fields__
    for name in (
        *(f"series-{series.name}" for series in won.series),
        *(f"figure-{figure}" for figure in figures),
        *(f"moment-{kind}" for kind in WEIGHTS),
    ):
        assert f"\n{name} = " in text
