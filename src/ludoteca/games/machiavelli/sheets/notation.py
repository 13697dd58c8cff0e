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
from typing import TypeAlias

from ..adjudicator.types import Action
from ..map.board import KINDS, KindName, load_map
from ..map.map_document import ID
from ..map.scenario import LETTERS, SHIPPED, load_scenario
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
    "hold": "h hold holds mantener mantiene mantengo mantenerse",
    "advance": "- -> → > advance advances move moves avanza avanzar avance mueve mover",
    "support": "s support supports apoya apoyar apoyo",
    "convoy": "c convoy convoys carries transporta transportar convoya convoyar",
    "besiege": "b besiege besieges siege asedia asediar asedio sitia sitiar",
    "convert": "= convert converts becomes convierte convertir convertirse",
}
ACTION_OF = {word: action for action, words in ACTION_WORDS.items() for word in words.split()}
KIND_WORDS: Mapping[KindName, str] = {
    "army": "a army e ejercito",
    "fleet": "f fleet flota",
    "garrison": "g garrison guarnicion",
}
KIND_OF = {word: kind for kind, words in KIND_WORDS.items() for word in words.split()}
ARROWS = frozenset(["-", "->", "→", ">"])
FILLER_WORDS = "to a in en into the el la de of at hacia se del los"
FILLERS = frozenset(FILLER_WORDS.split())
EXPENSE_WORDS: Mapping[str, str] = {
    "pay": "pay paga pagar transfer transfiere transferir",
    "kill": "kill assassinate asesina asesinar",
    "bribe": "bribe soborna sobornar",
    "relieve": "relieve feed alivia aliviar protege proteger",
    "recruit": "recruit raise recluta reclutar",
    "disband": "disband disuelve disolver licencia licenciar",
}
EXPENSE_OF = {word: verb for verb, words in EXPENSE_WORDS.items() for word in words.split()}
DUCATS = frozenset(["ducat", "ducats", "ducado", "ducados", "d"])
BULLETS = " -*•·–"
PUNCTUATION = str.maketrans("()[]:", "     ")
Line: TypeAlias = Command | AnyExpense | str
"""A line of a sheet; a unit alone is one to disband first."""
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


def split_lines(text: str) -> list[str]:
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def parse_sheet(text: str) -> Sheet:
    lines = [parse_line(line) for line in split_lines(text)]
    if not lines:
        raise ValueError("nothing")
    return join_lines(lines)


def parse_line(line: str) -> Line:
    """One line of a sheet: an order, an expense, or a unit to disband first."""
    plain = without_accents(NOTE.sub(" ", line)).translate(PUNCTUATION)
    words = plain.lstrip(BULLETS).split()
    if not words:
        raise ValueError(line)
    verb = EXPENSE_OF.get(words[0])
    if verb is None:
        return parse_command(words)
    if verb == "disband":
        return _unit(words[1:])
    note = NOTE.search(line)
    return _expense(verb, words[1:], note[1] if note else "")


def join_lines(lines: Sequence[Line]) -> Sheet:
    return Sheet(
        tuple(line for line in lines if isinstance(line, Command)),
        tuple(line for line in lines if not isinstance(line, Command | str)),
        tuple(line for line in lines if isinstance(line, str)),
    )


def parse_command(words: Sequence[str]) -> Command:
    """An order: a unit, its action, and its preferred retreats. `Besiege Parma` alone is an order
    for the army in Parma."""
    line, _, after = " ".join(words).partition("/")
    found = line.split()
    retreats = _places(after)
    if len(found[0]) > 1 and ACTION_OF.get(found[0]) == "besiege":
        return Command(_unit(["a", *found[1:]]), "besiege", retreats=retreats)
    at = _action_at(found)
    word, rest = found[at], found[at + 1 :]
    if word in ARROWS and len(rest) > 1 and len(rest[0]) > 1 and rest[0] in ACTION_OF:
        word, *rest = rest  # “→ advance to”
    unit, action = _unit(found[:at]), ACTION_OF.get(word, "advance")
    if action in ("support", "convoy"):
        return Command(unit, action, _unit(_without_preposition(rest)), retreats=retreats)
    if action == "advance":
        via = "via" in rest[1:]
        target = _place(rest[: rest.index("via")] if via else rest)
        return Command(unit, "advance", target, via and not _is_remark(rest), retreats)
    if action == "convert":
        kind = next(KIND_OF[word] for word in reversed(rest) if word in KIND_OF)
        return Command(unit, "convert", kind, retreats=retreats)
    if rest and (action != "besiege" or _place(rest) != unit.split()[1]):
        raise ValueError(rest[0])
    return Command(unit, action, retreats=retreats)


def _action_at(words: Sequence[str]) -> int:
    """The position of the action; “A Modena A Parma” advances."""
    for index, word in enumerate(words):
        if index and word in ACTION_OF:
            return index
    return next(index for index, word in enumerate(words) if index > 1 and word == "a")


def _is_remark(words: Sequence[str]) -> bool:
    """“(via convoy)” says how, where there is no other way."""
    return words[-2:] == ["via", "convoy"]


def _without_preposition(words: Sequence[str]) -> Sequence[str]:
    """“Supports a army Modena”: an `a` before a kind of unit is no army."""
    if len(words) > 2 and words[0] in ("a", "al", "to", "the", "el", "la") and words[1] in KIND_OF:
        return words[1:]
    return words


def _expense(verb: str, words: Sequence[str], note: str) -> AnyExpense:
    if verb in ("pay", "kill"):
        return _paid_to_power(verb, words, note)
    if verb == "bribe":
        line, _, after = " ".join(words).partition("/")
        return Bribe(_unit(_without_preposition(line.split())), _places(after))
    if verb == "relieve":
        return Relieve(_place(words))
    kind, *rest = words  # “a” is an army here, not the Spanish preposition
    return Recruit(KIND_OF[kind], _place(rest))


def _paid_to_power(verb: str, words: Sequence[str], note: str) -> AnyExpense:
    """`venice 10`, also `10 ducats to the Republic of Venice`; then the numbers of a die."""
    numbers = [word.rstrip("d") for word in words if word[0].isdecimal()]
    names = [word for word in words if not word[0].isdecimal() and word not in DUCATS]
    amount, *thrown = ",".join(numbers).strip(",").split(",")
    if verb == "pay":
        if thrown:
            raise ValueError(thrown[0])
        return Transfer(power(names), int(amount), note)
    # `check_assassination` refuses any other amount
    return Assassinate(power(names), int(amount), tuple(map(int, thrown)))  # type: ignore[arg-type]


def _unit(words: Sequence[str]) -> str:
    """`A modena`, or with a number `A2 modena`, also `army 2 Modena`."""
    kind, *rest = words
    word = kind.rstrip(digits)
    rank = kind.removeprefix(word)
    if not rank and rest[0].isdecimal():
        rank, *rest = rest
    return format_unit(LETTERS[KINDS.index(KIND_OF[word])], _place(rest), int(rank or 1))


def _place(words: Sequence[str]) -> str:
    """A province by its words; prepositions before it are dropped, those of its name may be."""
    rest = list(words)
    while len(rest) > 1 and "_".join(rest).strip(".") not in _names() and rest[0] in FILLERS:
        rest.pop(0)
    whole = "_".join(rest)
    if whole.strip(".") in _names():
        return province(whole)
    return province("_".join(word for word in rest if word not in FILLERS or len(rest) == 1))


def _places(text: str) -> tuple[str, ...]:
    """Provinces separated by commas, or by spaces: then the longest names that are known."""
    if "," in text:
        return tuple(_place(name.split()) for name in text.split(",") if name.strip())
    found, words = [], text.split()
    while words:
        known = (n for n in range(len(words), 1, -1) if "_".join(words[:n]) in _names())
        count = next(known, 1)
        found.append(province("_".join(words[:count])))
        words = words[count:]
    return tuple(found)


def province(name: str) -> str:
    """The id of a province by id, code or name. A name that is not on the map of Italy is taken for
    an id of another map."""
    known = _names().get(name.strip("."), name)
    if not ID.fullmatch(known):
        raise ValueError(name)
    return known


def power(words: Sequence[str]) -> str:
    """The id of a power by id, name or title in any language, or an id of another scenario."""
    named = "_".join(words), "_".join(word for word in words if word not in FILLERS)
    known = next((_powers()[name] for name in named if name in _powers()), named[1])
    if not ID.fullmatch(known):
        raise ValueError(known)
    return known


@cache
def _names() -> dict[str, str]:
    board = load_map("italy")
    names: dict[str, str] = {}
    for id, name in zip(board.ids, board.names, strict=True):
        for text in name.values():
            words = without_accents(text).split()
            names["_".join(words)] = id
            names.setdefault("_".join(word for word in words if word not in FILLERS), id)
    codes = {code.casefold(): id for code, id in zip(board.codes, board.ids, strict=True)}
    return names | codes | {id: id for id in board.ids}


@cache
def _powers() -> dict[str, str]:
    names: dict[str, str] = {}
    for entry in (entry for id in SHIPPED for entry in load_scenario(id).powers):
        for text in (*entry.name.values(), *entry.title.values()):
            words = without_accents(text).split()
            names["_".join(words)] = entry.id
            names["_".join(word for word in words if word not in FILLERS)] = entry.id
        names[entry.id] = entry.id
    return names


def without_accents(text: str) -> str:
    """Text case-folded and stripped of accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))
