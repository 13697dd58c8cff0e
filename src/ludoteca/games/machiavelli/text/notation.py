"""Moves as text, both ways: a sheet in the notation of `sheets.notation`, or a single word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludoteca.kernel import Move, Rejected

from ..model.sheet import Sheet
from ..moves import Extend, Pass, Ready, Submit, Vote
from ..sheets.notation import format_sheet, parse_sheet, without_accents
from ..turn.absence import BALLOTS

MAX_QUOTED = 80
BALLOT_OF = {str(ballot): ballot for ballot in BALLOTS}
PLAIN: Mapping[str, Callable[[], Move]] = {
    "pass": Pass,
    "paso": Pass,
    "pasar": Pass,
    "ready": Ready,
    "listo": Ready,
    "lista": Ready,
    "extend": Extend,
    "prorroga": Extend,
    "nothing": Submit,
    "nada": Submit,
}


class MachiavelliNotation:
    def format_move(self, move: Move) -> str:
        match move:
            case Submit():
                return format_sheet(Sheet(move.orders, move.expenses, move.disband)) or "nothing"
            case Vote(target=target, option=option):
                return f"vote {target + 1} {option}"
            case _:
                return move.tag

    def parse_move(self, text: str) -> Move:
        plain = without_accents(text).strip()
        if plain in PLAIN:
            return PLAIN[plain]()
        try:
            if plain.startswith(("vote ", "voto ", "vota ")):
                return _vote(plain.split())
            sheet = parse_sheet(text)
            return Submit(sheet.orders, sheet.expenses, sheet.disband)
        except (ValueError, IndexError, KeyError, StopIteration):
            raise Rejected("bad_notation", text=text[:MAX_QUOTED]) from None


def _vote(words: Sequence[str]) -> Vote:
    _, seat, option = words
    return Vote(int(seat) - 1, BALLOT_OF[option])
