"""UNO: the bot `hard` against the rule model that ships with RLCard, at tables of ours by the
published rules: two seats, and one against three models. The model plays its own code; it calls and
catches always, takes penalties, never challenges and plays a drawn card that fits."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module, metadata
from typing import Any

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca import FastChance, Match, seed_from_int
from ludoteca.arena.drive import drive
from ludoteca.arena.results import wilson
from ludoteca.bots import make_bot
from ludoteca.games.uno.deck import COLOUR, COLOURS, INDEX, SYMBOL, SYMBOLS, WILD_COLOUR
from ludoteca.games.uno.moves import CallUno, Catch, Draw, NameColour, Play
from ludoteca.kernel import Bot, Chance, Choices, Move, Wait

from .harness import PYTHON_PEERS, Figure, install_python_peers, ours, run_ours

PEER = "RLCard"
BEFORE = {2: 59.5, 4: 26.9}
"""Seats → per cent that was won before; the bar, within the interval."""
GOAL = {2: 62, 4: 30}
MATCHES = 100
"""For each round of the benchmark."""
PATIENCE = 1000
LETTERS = "rygb"
"""The colours as RLCard writes them, in our order."""


class Won(Struct, frozen=True):
    """How many matches one of ours won."""

    matches: int
    wins: int
    version: str = ""


def figures(rounds: int) -> Iterator[Figure]:
    for seats, goal in GOAL.items():
        name = f"UNO: hard wins against {seats - 1} of {PEER}'s rule models"
        command = ours("uno_strength", str(seats), str(MATCHES * rounds))
        if why := install_python_peers():
            yield Figure(name=name, unit="%", ours=0, missing=why, goal=goal)
            continue
        found = run_ours(command, Won)
        low, high = (100 * bound for bound in wilson(found.wins, found.matches))
        yield Figure(
            name=f"{name} (95 %: {low:.1f} – {high:.1f})",
            unit="%",
            ours=100 * found.wins / found.matches,
            peer_name=f"{PEER} {found.version}",
            goal=goal,
            bar=BEFORE[seats] - (high - low) / 2,
        )


class RuleModel:
    """RLCard's rule model at a seat of ours."""

    def __init__(self) -> None:
        self.agent = _library("rlcard.models.uno_rule_models").UNORuleAgentV1()

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        kinds = choices.kinds
        if Catch in kinds or CallUno in kinds:
            return Catch() if Catch in kinds else CallUno()
        if view.seat != view.turn or view.window is not None:
            return Wait(PATIENCE)
        if NameColour in kinds:
            held = Counter(COLOUR[INDEX[id]] for id in view.hand)
            return NameColour(COLOURS[max(range(4), key=lambda colour: held[colour])])
        rows = [row for row in choices.rows if row.move is Play]
        cards = [card for row in rows for card in row.domains[0]]
        legal = [action for card in cards for action in _actions(card)]
        honest = [action for action in legal if not action.endswith("wild_draw_4")]
        if not legal:
            return Draw() if Draw in kinds else choices.first()
        hand = [_actions(card)[0] for card in view.hand]
        _library("numpy").random.seed(chance.below(1 << 31))
        action = str(
            self.agent.step({"raw_legal_actions": honest or legal, "raw_obs": {"hand": hand}})
        )
        card = next(card for card in cards if action in _actions(card))
        is_wild = COLOUR[INDEX[card]] == WILD_COLOUR
        colour = COLOURS[LETTERS.index(action[0])] if is_wild else None
        return Play(card, colour, len(view.hand) == 2)


@cache
def _actions(card: str) -> Sequence[str]:
    """What RLCard calls playing a card; a wild one with each colour."""
    number = INDEX[card]
    symbol = SYMBOLS[SYMBOL[number]].replace("_two", "_2").replace("_four", "_4")
    if COLOUR[number] == WILD_COLOUR:
        return [f"{letter}-{symbol}" for letter in LETTERS]
    return [f"{LETTERS[COLOUR[number]]}-{symbol}"]


@cache
def _library(name: str) -> Any:
    """A module of the peers' environment, which has the same interpreter."""
    folder = next(PYTHON_PEERS.glob("lib/*/site-packages"))
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    return import_module(name)


def play(seats: int, matches: int, strength: str = "hard", first: int = 0) -> Won:
    """One of ours against models, from every seat in turns."""
    game, wins = ludoteca.game("uno"), 0
    for number in range(first, first + matches):
        seed = seed_from_int(number)
        match = Match.start(game, seats=seats, seed=seed, chance=FastChance)
        mine = number % seats
        bots: list[Bot] = [RuleModel() for _ in range(seats)]
        bots[mine] = make_bot(game, strength)
        drive(match, bots, FastChance(seed_from_int(-number - 1)))
        wins += match.ranking().winners == (mine,)
    return Won(matches, wins, metadata.version("rlcard"))


if __name__ == "__main__":
    asked = [*sys.argv[1:], *("2", "100", "hard", "0")[len(sys.argv) - 1 :]]
    result = play(int(asked[0]), int(asked[1]), asked[2], int(asked[3]))
    print(msgspec.json.encode(result).decode())
