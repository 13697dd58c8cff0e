"""Awards: the best figure wins, ties are shared, nobody is honoured for what is nothing special."""

from __future__ import annotations

import pytest
from msgspec import Struct

from ludoteca import LOCALES
from ludoteca.games.pictionary import statistics as pictionary
from ludoteca.games.teradeck import statistics as teradeck
from ludoteca.games.trivia.analysis import statistics as trivia
from ludoteca.games.uno import statistics as uno
from ludoteca.kernel import game
from ludoteca.parts.awards import Award, Honour, awards_of, climbs, seconds


class Figures(Struct):
    right: int = 0
    quickest: float | None = None


MOST = Honour("most", "right", least=2)
QUICKEST = Honour("quickest", "quickest", least=0, is_lowest=True)
FOUND = [
    (MOST, [Figures(3), Figures(5), Figures(4)], ((1,), 5)),
    (MOST, [Figures(5), Figures(5), Figures(4)], ((0, 1), 5)),
    (MOST, [Figures(1), Figures(0), Figures(0)], None),
    (MOST, [Figures(5), Figures(5)], None),
    (MOST, [], None),
    (QUICKEST, [Figures(0, 2.5), Figures(0, 0.0), Figures()], ((1,), 0.0)),
    (QUICKEST, [Figures(), Figures()], None),
]


@pytest.mark.parametrize(("honour", "seats", "won"), FOUND)
def test_who_gets_an_award(
    honour: Honour, seats: list[Figures], won: tuple[tuple[int, ...], float] | None
) -> None:
    expected = () if won is None else (Award(honour.kind, *won),)
    assert awards_of([honour], dict(enumerate(seats))) == expected


def test_an_award_names_the_seats_that_were_taken() -> None:
    (award,) = awards_of([MOST], {4: Figures(2), 7: Figures(3)})
    assert award.seats == (7,)


def test_a_comeback_counts_places_since_the_worst_one() -> None:
    rows = [[30, 30, 30], [20, 40, 50], [0, 10, 60]]
    assert climbs(rows) == [0, 0, 2]
    assert climbs([[], []]) == [0, 0]


def test_times_are_shared_as_they_are_told() -> None:
    assert seconds(2_449) == seconds(2_351) == 2.4


GAMES = {"pictionary": pictionary, "teradeck": teradeck, "trivia": trivia, "uno": uno}


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_award_has_its_words_and_its_figure(id: str, locale: str) -> None:
    catalogue, module = game(id).text.catalogue(locale), GAMES[id]
    names = [f"award-{honour.kind}" for honour in module.HONOURS]
    wanted = [*names, *(f"{name}-told" for name in names)]
    wanted += [f"moment-{kind}" for kind in module.WEIGHTS]
    wanted += [f"figure-{name}" for name in module.SeatStatistics.__struct_fields__]
    assert [name for name in wanted if not catalogue.has(name)] == []
    assert {one.of for one in module.HONOURS} <= {*module.SeatStatistics.__struct_fields__}
