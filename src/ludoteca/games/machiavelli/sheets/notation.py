"""Sheets as text, both ways, in one grammar for English and Spanish words.

A sheet is a list of lines, separated by `;`. A line is an order or an expense:

    A modena - parma            an army advances; `via` after the province asks for a convoy
    A bologna S A modena        supports; F ligurian_sea C A pisa convoys
    A2 modena - bologna         the second of the units stacked in Modena advances
    A modena B                  besieges; F genoa = army converts; A parma H holds
    A parma H / cremona pavia   with preferred retreats, best first
    pay venice 10 "for Padua"   kill florence 12 3,5   bribe A parma   relieve modena
    recruit fleet genoa         disband A parma

Letters and words may be mixed, and provinces given by id, code or name in any language:
`army Mod. advances to Parma` and `ejército módena avanza a parma` mean the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from string import digits

from ..adjudicator.types import Action
from ..map.board import KINDS, KindName, load_map
from ..map.map_document import ID
from ..map.scenario import LETTERS
from ..model.names import format_unit
from ..model.sheet import (
    AnyExpense,
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Sheet,
    Transfer,
)

SIGNS = {"hold": "H", "advance": "-", "support": "S", "convoy": "C", "besiege": "B", "convert": "="}
ACTION_WORDS: Mapping[Action, str] = {
    "hold": "h hold holds mantener mantiene mantengo",
    "advance": "- -> → > advance advances move moves avanza avanzar mueve",
    "support": "s support supports apoya apoyar",
    "convoy": "c convoy convoys carries transporta transportar",
    "besiege": "b besiege besieges asedia asediar sitia",
    "convert": "= convert converts convierte convertir",
}
ACTION_OF = {word: action for action, words in ACTION_WORDS.items() for word in words.split()}
KIND_WORDS: Mapping[KindName, str] = {
    "army": "a army e ejercito",
    "fleet": "f fleet flota",
    "garrison": "g garrison guarnicion",
}
KIND_OF = {word: kind for kind, words in KIND_WORDS.items() for word in words.split()}
FILLERS = frozenset(
    ["to", "a", "in", "en", "into", "the", "el", "la", "de", "of", "at", "hacia", "se"]
)
EXPENSE_WORDS: Mapping[str, str] = {
    "pay": "pay paga pagar transfer transfiere",
    "kill": "kill assassinate asesina asesinar",
    "bribe": "bribe soborna sobornar",
    "relieve": "relieve feed alivia aliviar protege proteger",
    "recruit": "recruit raise recluta reclutar",
    "disband": "disband disuelve disolver licencia",
}
EXPENSE_OF = {word: verb for verb, words in EXPENSE_WORDS.items() for word in words.split()}
NOTE = re.compile(r'"([^"]*)"')


def format_command(command: Command) -> str:
    sign, target = SIGNS[command.action], command.target
    parts = [command.unit, sign, *([target] if target else []), *(["via"] if command.via else [])]
    return " ".join([*parts, *(["/", *command.retreats] if command.retreats else [])])


def format_expense(expense: AnyExpense) -> str:
    match expense:
        case Transfer(to=power, amount=amount, note=note):
            return f'pay {power} {amount} "{note}"' if note else f"pay {power} {amount}"
        case Assassinate(target=power, amount=amount, numbers=numbers):
            return f"kill {power} {amount} {','.join(map(str, numbers))}"
        case Bribe(unit=unit, retreats=retreats):
            return " ".join(["bribe", unit, *(["/", *retreats] if retreats else [])])
        case Relieve(province=province):
            return f"relieve {province}"
        case Recruit(kind=kind, city=city):
            return f"recruit {kind} {city}"


def format_sheet(sheet: Sheet) -> str:
    return "; ".join(
        [
            *map(format_command, sheet.orders),
            *map(format_expense, sheet.expenses),
            *(f"disband {unit}" for unit in sheet.disband),
        ]
    )


def parse_sheet(text: str) -> Sheet:
    orders: list[Command] = []
    expenses: list[AnyExpense] = []
    disband: list[str] = []
    for line in filter(str.strip, re.split(r"[;\n]", text)):
        words = without_accents(NOTE.sub(" ", line)).split()
        verb = EXPENSE_OF.get(words[0])
        if verb is None:
            orders.append(parse_command(words))
        elif verb == "disband":
            disband.append(_unit(words[1:]))
        else:
            note = NOTE.search(line)
            expenses.append(_expense(verb, words[1:], note[1] if note else ""))
    if not orders and not expenses and not disband:
        raise ValueError("nothing")
    return Sheet(tuple(orders), tuple(expenses), tuple(disband))


def parse_command(words: Sequence[str]) -> Command:
    """An order: a unit, its action, and its preferred retreats."""
    line, _, after = " ".join(words).partition("/")
    found = line.split()
    at = next(index for index, word in enumerate(found) if index and word in ACTION_OF)
    unit, action, rest = _unit(found[:at]), ACTION_OF[found[at]], found[at + 1 :]
    retreats = tuple(province(name) for name in after.replace(",", " ").split())
    if action in ("support", "convoy"):
        return Command(unit, action, _unit(rest), retreats=retreats)
    if action == "advance":
        via = rest[-1] == "via"
        return Command(unit, "advance", _place(rest[:-1] if via else rest), via, retreats)
    if action == "convert":
        kind = next(KIND_OF[word] for word in reversed(rest) if word in KIND_OF)
        return Command(unit, "convert", kind, retreats=retreats)
    if rest:
        raise ValueError(rest[0])
    return Command(unit, action, retreats=retreats)


def _expense(verb: str, words: Sequence[str], note: str) -> AnyExpense:
    if verb in ("bribe", "recruit"):
        kind, *rest = words  # “a” is an army here, not the Spanish preposition
        words = [kind, *(word for word in rest if word not in FILLERS or verb == "bribe")]
    else:
        words = [word for word in words if word not in FILLERS]
    if verb == "pay":
        power, amount = words
        return Transfer(power, int(amount), note)
    if verb == "kill":
        power, amount, *numbers = words
        thrown = tuple(int(n) for n in ",".join(numbers).split(","))
        # `check_assassination` refuses any other amount
        return Assassinate(power, int(amount), thrown)  # type: ignore[arg-type]
    if verb == "bribe":
        line, _, after = " ".join(words).partition("/")
        return Bribe(_unit(line.split()), tuple(province(name) for name in after.split()))
    if verb == "relieve":
        return Relieve(_place(words))
    return Recruit(KIND_OF[words[0]], _place(words[1:]))


def _unit(words: Sequence[str]) -> str:
    """`A modena`, or with a number `A2 modena`, also `army 2 Modena`."""
    kind, *rest = words
    word = kind.rstrip(digits)
    rank = kind.removeprefix(word)
    if not rank and rest[0].isdecimal():
        rank, *rest = rest
    return format_unit(LETTERS[KINDS.index(KIND_OF[word])], _place(rest), int(rank or 1))


def _place(words: Sequence[str]) -> str:
    return province("_".join(word for word in words if word not in FILLERS or len(words) == 1))


def province(name: str) -> str:
    """The id of a province by id, code or name. A name that is not on the map of Italy is taken for
    an id of another map."""
    known = _names().get(name.strip("."), name)
    if not ID.fullmatch(known):
        raise ValueError(name)
    return known


@cache
def _names() -> dict[str, str]:
    board = load_map("italy")
    names = {
        without_accents(text).replace(" ", "_"): id
        for id, name in zip(board.ids, board.names, strict=True)
        for text in name.values()
    }
    return names | dict(zip(board.codes, board.ids, strict=True)) | {id: id for id in board.ids}


def without_accents(text: str) -> str:
    """Text case-folded and stripped of accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))
