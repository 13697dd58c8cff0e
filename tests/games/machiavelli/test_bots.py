"""The bots: each is stronger than the one below, as one power among others of the lower strength,
powers rotated. That their moves are legal is checked in `test_check`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from math import sqrt
from typing import Any

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.machiavelli.choices import choices
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.sheet import AnyExpense, Bribe, Recruit, Sheet
from ludoteca.games.machiavelli.moves import Submit, Vote
from ludoteca.games.machiavelli.view import view
from ludoteca.kernel import Chance, Choices, FastChance, Move, Wait, seed_from_int
from tests.games.machiavelli.case_position import CasePosition
from tests.games.machiavelli.playing import let_time_pass, start, state_of

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
SEATS = 6
FAIR_SHARE = 1 / SEATS
TRIALS = [("normal", "easy", range(720)), ("hard", "normal", range(10_000, 10_360))]
"""Seeds of the matches; those of the hard bot were not used while it was developed."""
STRENGTHS = ("easy", "normal", "hard")


VOTES = [(2880, 9, "replacement"), (2880, 5, "ai"), (10, 9, "ai")]
"""By correspondence, by correspondence near the end, and in an evening."""


def share_of_wins(strong: str, weak: str, seeds: range) -> float:
    """A shared victory is divided among its winners."""
    wins = 0.0
    for seed in seeds:
        seat = seed % SEATS
        match = start(SEATS, seed, diplomacy_minutes=0, orders_minutes=10)
        bots = [game.make_bot(strong if other == seat else weak) for other in range(SEATS)]
        drive(match, bots, FastChance(seed_from_int(-1 - seed)))
        winners = match.ranking().winners
        wins += (seat in winners) / len(winners)
    return wins / len(seeds)


@pytest.mark.skipif(not LARGE, reason="hundreds of matches are for `make verify`")
@pytest.mark.parametrize(("strong", "weak", "seeds"), TRIALS, ids=["normal", "hard"])
def test_each_strength_beats_the_one_below(strong: str, weak: str, seeds: range) -> None:
    """With 95 % confidence."""
    share = share_of_wins(strong, weak, seeds)
    assert share - 1.645 * sqrt(share * (1 - share) / len(seeds)) > FAIR_SHARE


@pytest.mark.parametrize(
    ("strong", "weak", "matches"), [("normal", "easy", 36), ("hard", "normal", 18)]
)
def test_each_strength_wins_more_than_its_share(strong: str, weak: str, matches: int) -> None:
    assert share_of_wins(strong, weak, range(matches)) > FAIR_SHARE


class CheckedBot:
    """A bot whose moves must all be among the choices."""

    def __init__(self, strength: str) -> None:
        self.bot = game.make_bot(strength)

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        move: Move | Wait = self.bot.choose(view, choices, chance)
        assert isinstance(move, Wait) or move in choices
        return move


@pytest.mark.parametrize("options", [{}, {"fog": True}, {"scenario": "tutorial"}], ids=str)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_answer_is_among_the_choices(strength: str, options: dict[str, Any]) -> None:
    seats = 4 if options.get("scenario") else SEATS
    match = start(seats, 7, diplomacy_minutes=0, orders_minutes=10, **options)
    drive(match, [CheckedBot(strength) for _ in range(seats)], FastChance(seed_from_int(1)))
    assert match.over


class Idler:
    """A newcomer who sends an empty sheet every turn."""

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        return Submit()


@pytest.mark.parametrize("seat", range(3))
def test_easy_bots_let_a_newcomer_live(seat: int) -> None:
    """Even one who does nothing is there at the end of a first match."""
    match = start(3, seat, diplomacy_minutes=0, orders_minutes=10)
    players = [game.make_bot("easy") if other != seat else Idler() for other in range(3)]
    drive(match, players, FastChance(seed_from_int(seat)))
    assert match.over
    assert not state_of(match).out[seat]


@pytest.mark.parametrize(("minutes", "turns", "ballot"), VOTES)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_vote_for_a_replacement_where_it_is_worth_waiting(
    strength: str, minutes: int, turns: int, ballot: str
) -> None:
    match = start(3, 5, diplomacy_minutes=0, orders_minutes=minutes, turns=turns)
    for _ in range(3):
        for seat in (0, 1):
            match.play(seat, Submit(), match.at)
        let_time_pass(match)
    chance = FastChance(seed_from_int(1))
    move = game.make_bot(strength).choose(match.view(0), match.choices(0, match.at), chance)
    assert move == Vote(2, ballot)  # type: ignore[arg-type]


def test_the_same_seeds_make_the_same_match() -> None:
    def play() -> dict[str, Any]:
        match = start(3, 5, diplomacy_minutes=0, orders_minutes=10, turns=6)
        drive(match, [game.make_bot(s) for s in STRENGTHS], FastChance(seed_from_int(2)))
        return match.record()

    assert play() == play()


# What hard does in a position


def sheet_of(given: dict[str, Any], tried: Mapping[str, str] | None = None) -> Submit:
    """The sheet of Florence's hard bot, in a position where these sheets were the last."""
    position = CasePosition({"turn": 5, "options": {"diplomacy_minutes": 0}, **given})
    position.state.phase = "orders"
    for power, text in (tried or {}).items():
        move = game.text.parse_move(text)
        assert isinstance(move, Submit)
        position.state.opened[position.seat(power)] = Sheet(move.orders)
    seat, ctx = position.seat("florence"), position.ctx
    given_to_it = (view(position.state, seat, ctx), choices(position.state, seat, ctx))
    answer = game.make_bot("hard").choose(*given_to_it, FastChance(seed_from_int(1)))
    assert isinstance(answer, Submit)
    return answer


def actions(sheet: Submit) -> list[str]:
    return sorted(f"{order.action} {order.target}".strip() for order in sheet.orders)


POSITIONS: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "a siege of its capital is broken by two",
        {
            "units": [
                "florence G florence", "florence A pisa", "florence A arezzo",
                "venice A florence", "venice G venice",
            ],
            "siege": {"florence": "venice"},
        },
        ["advance florence", "support A"],
    ),
    (
        "a fleet carries an army from an island where there is nothing left to take",
        {
            "units": [
                "florence A corsica", "florence G corsica", "florence G sardinia",
                "florence F ligurian_sea", "florence G florence", "venice G venice",
            ],
        },
        ["advance genoa", "convoy A corsica"],
    ),
    (
        "a fleet with no port to take becomes an army",
        {
            "units": [
                "florence F pisa", "venice G venice",
                *(f"florence G {city}" for city in (
                    "pisa", "piombino", "rome", "genoa", "naples", "corsica", "sardinia", "savoy",
                    "provence", "marseilles", "salerno", "capua", "palermo",
                )),
            ],
            "turn": 8,
        },
        ["convert army"],
    ),
    (
        "a garrison comes out where there is no army, but money for another garrison",
        {
            "units": [
                "florence G florence", "florence G bologna", "florence G pisa",
                "venice G venice", "venice G padua",
            ],
            "treasury": {"florence": 5},
            "turn": 8,
        },
        ["convert army"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "expected"), [case[1:] for case in POSITIONS], ids=[case[0] for case in POSITIONS]
)
def test_hard_uses_every_kind_of_order(given: dict[str, Any], expected: list[str]) -> None:
    found = actions(sheet_of(given))
    assert len(found) == len(expected)
    assert all(order.startswith(wanted) for order, wanted in zip(found, expected, strict=True))


EXPENSES: list[tuple[str, dict[str, Any], list[AnyExpense]]] = [
    (
        "a city is bribed when no money is needed any more",
        {
            "units": [
                "florence G florence", "florence A bologna", "florence G bologna",
                "venice G venice", "venice A padua",
            ],
            "treasury": {"florence": 20}, "turn": 12, "season": "autumn",
        },
        [Bribe("G venice")],
    ),
    (
        "an army is recruited when every city has a garrison and spring can pay it",
        {
            "units": [
                "florence G florence", "florence G bologna", "florence G pisa",
                "venice G venice", "venice A padua",
            ],
            "treasury": {"florence": 20}, "turn": 4, "season": "spring",
        },
        [Recruit("army", "bologna")],
    ),
    (
        "no army is recruited that spring could not pay",
        {
            "units": [
                "florence A pisa", "florence A siena", "florence G arezzo", "venice G venice",
            ],
            "treasury": {"florence": 6}, "turn": 6, "season": "autumn",
        },
        [],
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "expected"), [case[1:] for case in EXPENSES], ids=[case[0] for case in EXPENSES]
)
def test_hard_spends_what_pays(given: dict[str, Any], expected: list[AnyExpense]) -> None:
    assert list(sheet_of(given).expenses) == expected


def test_hard_does_not_bribe_where_that_is_forbidden() -> None:
    given = EXPENSES[0][1] | {"options": {"diplomacy_minutes": 0, "bribes": "off"}}
    assert not any(isinstance(one, Bribe) for one in sheet_of(given).expenses)


def test_hard_does_not_repeat_a_failed_advance_alone() -> None:
    units = ["florence A florence", "florence A pisa", "venice A perugia"]
    held = ["bologna", "florence", "pisa", "lucca", "pistoia", "arezzo", "urbino"]
    guards = [f"florence G {city}" for city in held]
    given = {"units": [*units, *guards, "venice G perugia", "venice G venice"]}
    last = {"florence": "A florence - siena", "venice": "A perugia - siena"}
    orders = {order.unit: order for order in sheet_of(given, last).orders}
    advances = orders["A florence"].target == "siena"
    assert not advances or orders["A pisa"].target == "A florence", "with support only"
