"""Certification of Machiavelli: 3 to 8 seats, every option at each of its values, with bots."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludoteca.arena.drive import drive
from ludoteca.check import check_game
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.invariants import invariants
from ludoteca.kernel import FastChance, Match, Observer, State, Step, seed_from_int
from tests.games.machiavelli.playing import start, state_of

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
STRENGTHS = [*game.bots, "random"]
MATCHES = 126 if LARGE else 2
"""Per strength: more than 500 in all with the large profile."""


def test_machiavelli_passes_all_checks() -> None:
    check_game(game, matches=400 if LARGE else 6)


class Ledger(Observer):
    """After every step, invariants hold and every ducat is accounted for by an event."""

    ducats: list[int]

    def before(self, match: Match) -> None:
        self.ducats = list(state_of(match).treasury)

    def step(self, match: Match, step: Step[State]) -> None:
        state = state_of(match)
        assert list(invariants(state, match.engine.read_only_ctx(state))) == []
        for event in step.events:
            self.book(self.ducats, event)
        self.ducats = [0 if out else d for d, out in zip(self.ducats, state.out, strict=True)]
        assert state.treasury == self.ducats

    def book(self, ducats: list[int], event: Any) -> None:
        if event.tag == "income":
            ducats[event.seat] += event.amount
        elif event.tag == "maintenance":
            ducats[event.seat] -= event.cost
        elif event.tag == "transfer" and event.success:
            ducats[event.sender] -= event.amount
            ducats[event.recipient] += event.amount
        elif event.tag == "assassination" and event.roll is not None:
            ducats[event.attacker] -= event.cost
        elif event.tag in ("bribe", "famine_relief", "recruit") and event.success:
            ducats[event.payer if event.tag == "bribe" else event.seat] -= event.cost


def play(strength: str, seed: int, **options: Any) -> None:
    """Twelve turns on the map of Italy with plague, for every number of seats."""
    seats = 3 + seed % 6
    usual = {"turns": 12, "diplomacy_minutes": 0, "orders_minutes": 10, "plague": "on_five"}
    match = start(seats, seed, **usual, **options)
    match.watch([Ledger()])
    bots = [game.make_bot(strength) for _ in range(seats)]
    drive(match, bots, FastChance(seed_from_int(seed)))
    assert match.over


@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_play_whole_matches_and_treasuries_balance(strength: str) -> None:
    for seed in range(MATCHES):
        play(strength, seed)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_so_they_do_with_stacking(strength: str) -> None:
    for seed in range(MATCHES // 2):
        play(strength, seed, stacking=True)
