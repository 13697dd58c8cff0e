"""Moves in short notation, both ways: `attack alaska kamchatka 3`, `trade 3 17 43 alaska`.

Writing is strict; reading accepts capitals, accents, Spanish words, `>` or a comma between two
territories, ids in several words, cards in any order, and usual numbers left out.
"""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

from ludoteca.kernel import Move, Rejected

from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE
from ..map.board import Board
from ..map.map_document import ID
from ..moves import (
    Attack,
    Blitz,
    Claim,
    Confirm,
    Defend,
    EndAttack,
    EndTurn,
    Fortify,
    Occupy,
    Place,
    PlaceNeutral,
    Trade,
)
from ..moves.placing import NO_BONUS
from ..state import RiskState
from .position import parse_position

TERRITORIES = ("territory", "source", "target")
BETWEEN = re.compile(r"->|[>→,]")
HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
QUOTED = 80


class Verb(Struct, frozen=True):
    """The words for a kind of move, and the number it means when none is given."""

    move: type[Move]
    words: str
    usage: str
    usual: int | None = None


VERBS = (
    Verb(Claim, "claim take reclamar reclama tomar", "claim <territory>"),
    Verb(
        Place,
        "place put reinforce colocar coloca poner pon reforzar refuerza",
        "place <territory> <armies>",
        usual=1,
    ),
    Verb(PlaceNeutral, "neutral place_neutral", "neutral <territory> <armies>", usual=1),
    Verb(
        Trade,
        "trade cards canjear canjea canje cartas",
        "trade <card> <card> <card> [<territory of the extra armies>]",
    ),
    Verb(Confirm, "confirm ok ready confirmar confirma", "confirm"),
    Verb(
        Attack, "attack atk atacar ataca ataque", "attack <from> <to> <dice>", usual=MAX_ATTACK_DICE
    ),
    Verb(Blitz, "blitz relampago arrasar", "blitz <from> <to> <armies to keep>", usual=1),
    Verb(Defend, "defend def defender defiende defensa", "defend <dice>", usual=MAX_DEFENCE_DICE),
    Verb(Occupy, "occupy advance ocupar ocupa entrar entra avanzar", "occupy <armies>"),
    Verb(EndAttack, "done stop end_attack basta listo parar fin_ataque fin_del_ataque", "done"),
    Verb(
        Fortify,
        "fortify fort fortificar fortifica reagrupar mover mueve",
        "fortify <from> <to> <armies>",
    ),
    Verb(
        EndTurn,
        "end end_turn pass fin fin_turno fin_del_turno terminar termina pasar paso",
        "end",
    ),
)
BY_WORD = {word: verb for verb in VERBS for word in verb.words.split()}
WRITTEN = {verb.move: verb.words.split()[0] for verb in VERBS}


class RiskNotation:
    """The `Notation` of Risk."""

    def format_move(self, move: Move) -> str:
        values = [getattr(move, name) for name in move.__struct_fields__]
        if isinstance(move, Trade):
            values = [*move.cards, *([move.bonus] if move.bonus else [])]
        return " ".join([WRITTEN[type(move)], *map(str, values)])

    def parse_position(self, text: str, board: Board) -> RiskState:
        return parse_position(text, board)

    def parse_move(self, text: str) -> Move:
        words = _words(text)
        verb = BY_WORD.get("_".join(words))  # “end attack” is one verb in two words
        if verb is not None:
            words = []
        elif words:
            verb = BY_WORD.get(words.pop(0))
        if verb is None:
            known = ", ".join(WRITTEN.values())
            raise Rejected("unknown_notation", text=text[:QUOTED], known=known)
        try:
            return _trade(words) if verb.move is Trade else _move(verb, words)
        except ValueError:
            raise Rejected("bad_notation", text=text[:QUOTED], usage=verb.usage) from None


def _words(text: str) -> list[str]:
    """Lower case without accents; separators of two territories become `>`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return HYPHEN.sub("_", BETWEEN.sub(" > ", letters)).split()


def _move(verb: Verb, words: list[str]) -> Move:
    """A move from its words: territories first, then a number, like its fields."""
    fields = verb.move.__struct_fields__
    territories = sum(name in TERRITORIES for name in fields)
    numbers = [_number(words, verb.usual)] if territories < len(fields) else []
    return verb.move(*_territories(words, territories), *numbers)


def _number(words: list[str], usual: int | None) -> int:
    if words and words[-1].isdecimal():
        return int(words.pop())
    if usual is None:
        raise ValueError("a number is missing")
    return usual


def _territories(words: list[str], count: int) -> list[str]:
    """The ids of `count` territories; each may be several words with `>` between them."""
    found = words if len(words) == count else "_".join(words).split("_>_")
    if len(found) != count or not all(map(ID.fullmatch, found)):
        raise ValueError(f"{count} territories are wanted")
    return found


def _trade(words: list[str]) -> Trade:
    words = [word for word in words if word != ">"]
    first, second, third = map(int, words[:3])
    bonus = _territories(words[3:], 1)[0] if words[3:] else NO_BONUS
    return Trade((first, second, third), bonus)
