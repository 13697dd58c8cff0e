"""The process in which bots choose moves: view and choices in, move out, nothing else."""

from __future__ import annotations

import os
import pickle
import secrets
from collections import OrderedDict
from typing import Any, NamedTuple

from ludoteca.bots import CHARACTERS, Correspondent, Letter, answer, make_bot
from ludoteca.kernel import Bot, Chance, Choices, Imagination, Millis, Move, Wait
from ludoteca.kernel import game as find_game
from ludoteca.server.processes.child import serve

THINKING: Millis = 100
"""The time of a search for one move at a table."""
NICENESS = 5
"""Thinking yields to the server, so that tables without bots are not delayed."""
MOST_BOTS = 2_000
"""Bots kept per process; an evicted one starts anew."""


class Question(NamedTuple):
    """A bot's identity, its view and its choices."""

    key: tuple[str, int]
    """Match and seat: a bot object is kept between its moves."""
    game: str
    strength: str
    view: Any
    choices: Choices
    imagination: Imagination | None = None
    """For bots that search."""
    character: str = ""
    """By which it deals with others; empty if it is to keep silent."""


class Failure(NamedTuple):
    """Why a bot gave no move."""

    problem: str


class Written(NamedTuple):
    """A move, and the letter that goes with it."""

    move: Move
    letter: Letter


Reply = Move | Wait | Written | Failure


def main() -> None:
    """Answer questions from standard input until there are no more."""
    os.nice(NICENESS)
    bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()
    serve(lambda message: pickle.dumps(_answer(bots, message)))


def _answer(bots: OrderedDict[tuple[str, int], Bot], message: bytes) -> Reply:
    try:
        question: Question = pickle.loads(message)
        bot = bots.pop(question.key, None) or _new_bot(question)
        bots[question.key] = bot
        while len(bots) > MOST_BOTS:
            bots.popitem(last=False)
        chance = Chance(secrets.token_bytes(32))
        if isinstance(bot, Correspondent):
            bot.character = CHARACTERS.get(question.character)
        move = answer(bot, question.view, question.choices, chance, question.imagination)
        if isinstance(bot, Correspondent) and bot.letter is not None and isinstance(move, Move):
            return Written(move, bot.letter)
        return move
    except Exception as error:  # noqa: BLE001 - bots may fail in any way
        return Failure(f"{type(error).__name__}: {error}"[:500])


def _new_bot(question: Question) -> Bot:
    return make_bot(find_game(question.game), question.strength, THINKING)
