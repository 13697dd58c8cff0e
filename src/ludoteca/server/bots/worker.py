"""A process in which bots think: a view and choices come in, a move goes out. Nothing else does."""

from __future__ import annotations

import os
import pickle
import secrets
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, NamedTuple

from ludoteca.kernel import Bot, Chance, Choices, Move, Wait
from ludoteca.kernel import game as find_game

READY = b"ready\n"
LENGTH_BYTES = 4
MOST_BOTS = 2_000
"""So many bots are remembered in a process; one that is forgotten begins anew."""


class Question(NamedTuple):
    """What a bot is asked: who it is, and what it may know."""

    key: tuple[str, int]
    """The match and the seat: a bot may remember what it thought before."""
    game: str
    strength: str
    view: Any
    choices: Choices


class Failure(NamedTuple):
    """A bot that did not answer with a move, and how."""

    problem: str


Reply = Move | Wait | Failure


def main() -> None:
    """Answer questions from standard input until there are no more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints must not spoil the answers
    answers.write(READY)
    answers.flush()
    bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()
    while (message := read_message(sys.stdin.buffer)) is not None:
        answers.write(framed(pickle.dumps(_answer(bots, message))))
        answers.flush()


def _answer(bots: OrderedDict[tuple[str, int], Bot], message: bytes) -> Reply:
    try:
        question: Question = pickle.loads(message)
        bot = bots.pop(question.key, None) or find_game(question.game).make_bot(question.strength)
        bots[question.key] = bot
        while len(bots) > MOST_BOTS:
            bots.popitem(last=False)
        chance = Chance(secrets.token_bytes(32))
        answer: Reply = bot.choose(question.view, question.choices, chance)
    except Exception as error:  # noqa: BLE001 - bots may fail in any way
        return Failure(f"{type(error).__name__}: {error}"[:500])
    return answer


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def read_message(source: BinaryIO) -> bytes | None:
    length = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(length, "big")) if length else None
