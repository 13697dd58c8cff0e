"""Moves as text, both ways: a sheet in the notation of `sheets.notation`, or a single word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludoteca.kernel import Move, Rejected

from ..model.sheet import NOTHING, Sheet
from ..moves import Draft, Extend, Fallback, FallbackUse, NotReady, Pass, Ready, Submit, Vote
from ..pacts.moves import Propose, Reply
from ..sheets.notation import format_sheet, parse_sheet, without_accents
from ..turn.absence import BALLOTS
from .pact_notation import READERS, format_pact_move

MAX_QUOTED = 80
FALLBACK_OF: Mapping[str, FallbackUse] = {
    "fallback draft": "draft",
    "fallback hold": "hold",
    "si no borrador": "draft",
    "si no mantener": "hold",
}
BALLOT_OF = {str(ballot): ballot for ballot in BALLOTS}
PLAIN: Mapping[str, Callable[[], Move]] = {
    "pass": Pass,
    "paso": Pass,
    "pasar": Pass,
    "not ready": NotReady,
    "no listo": NotReady,
    "no lista": NotReady,
    "ready": Ready,
    "listo": Ready,
    "lista": Ready,
    "extend": Extend,
    "prorroga": Extend,
}


class MachiavelliNotation:
    def format_move(self, move: Move) -> str:
        match move:
            case Submit():
                return format_sheet(move.sheet) or "nothing"
            case Draft():
                return f"draft {format_sheet(move.sheet) or 'nothing'}"
            case Fallback(use=use):
                return f"fallback {use}"
            case NotReady():
                return "not ready"
            case Vote(target=target, option=option):
                return f"vote {target + 1} {option}"
            case Propose() | Reply():
                return format_pact_move(move)
            case _:
                return move.tag

    def parse_move(self, text: str) -> Move:
        plain = without_accents(text).strip()
        if plain in PLAIN:
            return PLAIN[plain]()
        try:
            if plain.startswith(("vote ", "voto ", "vota ")):
                return _vote(plain.split())
            if (reads := READERS.get(plain.partition(" ")[0])) is not None:
                return reads(plain.split())
            if plain in FALLBACK_OF:
                return Fallback(FALLBACK_OF[plain])
            first, _, rest = text.strip().partition(" ")
            drafted = without_accents(first) in ("draft", "borrador")
            sheet = _sheet(rest if drafted else text)
            move = Draft if drafted else Submit
            return move(sheet.orders, sheet.expenses, sheet.disband)
        except (ValueError, IndexError, KeyError, StopIteration):
            raise Rejected("bad_notation", text=text[:MAX_QUOTED]) from None


def _sheet(text: str) -> Sheet:
    return NOTHING if without_accents(text).strip() in ("nothing", "nada") else parse_sheet(text)


def _vote(words: Sequence[str]) -> Vote:
    _, seat, option = words
    return Vote(int(seat) - 1, BALLOT_OF[option])
