"""TeraDeck as text: names of cards, moves in short notation, positions in words."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Seat, Speaker, Terms, catalogue
from ludoteca.parts.notation import Verb, VerbNotation, read_seat, write_seat

from .about import about
from .deck import COLOURS, FACE, ID, INDEX
from .moves import ApplyPatch, Discard, Pass, PlaceModule, ThrowBug
from .operations import (
    ArchitectChange,
    EndYearParty,
    InternalPhishing,
    ProjectSwap,
    RecruitAce,
    Target,
)
from .view import Placed, TeraView


def terms(board: None, locale: str) -> Terms:
    """The names of the cards; copies of one card share theirs."""
    say = catalogue(locale, about.locale).say
    return {"card": {id: say(f"card-{face}") for id, face in zip(ID, FACE, strict=True)}}


# Notation: `bug bug_backend_1 2 backend`, `phish op_internal_phishing_1 mobile 3 mobile`


def _write_module(move: ThrowBug | ApplyPatch | RecruitAce) -> list[str]:
    return [move.card, write_seat(move.owner), move.module]


def _read_card(words: list[str]) -> str:
    card = words.pop(0)
    if card not in INDEX:
        raise ValueError(f"there is no card {card}")
    return card


def _read_module(words: list[str]) -> str:
    module = words.pop(0)
    if module not in COLOURS:
        raise ValueError(f"there is no module {module}")
    return module


def _read_on_module(words: list[str]) -> tuple[str, Seat, str]:
    return _read_card(words), read_seat(words), _read_module(words)


def _read_exchange(words: list[str]) -> tuple[str, Seat, str, Seat, str]:
    return *_read_on_module(words), read_seat(words), _read_module(words)


def _write_phishing(move: InternalPhishing) -> list[str]:
    words = [move.card]
    for module, (owner, target) in move.targets.items():
        words += [COLOURS[module], write_seat(owner), target]
    return words


def _read_phishing(words: list[str]) -> tuple[str | Target | None, ...]:
    card = _read_card(words)
    targets: dict[str, Target] = {}
    while words:
        module = _read_module(words)
        targets[module] = (read_seat(words), _read_module(words))
    return card, *(targets.get(colour) for colour in COLOURS)


def _read_cards(words: list[str]) -> tuple[tuple[str, ...]]:
    if not words:
        raise ValueError("no card is named")
    return (tuple([_read_card(words) for _ in range(len(words))]),)


NOTATION = VerbNotation(
    (
        Verb(
            PlaceModule,
            "module place modulo colocar",
            "module <card>",
            lambda move: [move.card],
            lambda words: (_read_card(words),),
        ),
        Verb(ThrowBug, "bug throw", "bug <card> <seat> <module>", _write_module, _read_on_module),
        Verb(
            ApplyPatch,
            "patch apply parche",
            "patch <card> <seat> <module>",
            _write_module,
            _read_on_module,
        ),
        Verb(
            ArchitectChange,
            "exchange architect arquitecto",
            "exchange <card> <seat> <module> <seat> <module>",
            lambda move: [
                *_write_module(move),
                write_seat(move.other),
                move.other_module,
            ],
            _read_exchange,
        ),
        Verb(
            RecruitAce,
            "recruit steal reclutar",
            "recruit <card> <seat> <module>",
            _write_module,
            _read_on_module,
        ),
        Verb(
            InternalPhishing,
            "phish phishing",
            "phish <card> [<own module> <seat> <module> …]",
            _write_phishing,
            _read_phishing,
        ),
        Verb(
            EndYearParty,
            "party fiesta",
            "party <card>",
            lambda move: [move.card],
            lambda words: (_read_card(words),),
        ),
        Verb(
            ProjectSwap,
            "swap cambiar",
            "swap <card> <seat>",
            lambda move: [move.card, write_seat(move.rival)],
            lambda words: (_read_card(words), read_seat(words)),
        ),
        Verb(
            Discard,
            "discard descartar",
            "discard <card> …",
            lambda move: [*move.cards],
            _read_cards,
        ),
        Verb(Pass, "pass pasar", "pass"),
    )
)


# The position in words


def describe(view: TeraView, speaker: Speaker) -> str:
    names = terms(None, speaker.catalogue.locale)
    return "\n".join(_lines(view, Speaker(speaker.catalogue, speaker.names, names)))


def _lines(view: TeraView, speaker: Speaker) -> Iterator[str]:
    say = speaker.say
    if view.over:
        yield say("describe-over", reason=speaker.term("reason", view.over))
    else:
        mine = "describe-you" if view.turn == view.seat else "describe-other"
        yield say(mine, seat=speaker.seat(view.turn))
    if view.seat is not None:
        why = {one.card: speaker.term("why", one.why) for one in view.unplayable}
        for card in view.hand:
            name = speaker.term("card", card)
            told = "describe-card-not" if card in why else "describe-card"
            yield say(told, card=name, why=why.get(card, ""))
    for seat, project in enumerate(view.projects):
        yield _seat(view, seat, project, speaker)
    yield say("describe-piles", deck=view.deck, discard=len(view.discard))


def _seat(view: TeraView, seat: Seat, project: tuple[Placed, ...], speaker: Speaker) -> str:
    name = speaker.seat(seat)
    if view.out[seat]:
        return speaker.say("describe-out", seat=name)
    if view.scores[seat] > view.stable[seat]:
        name = speaker.say("describe-delivered", seat=name, score=view.scores[seat])
    modules = "; ".join(_placed(one, speaker) for one in project)
    message = "describe-seat-skips" if view.skips[seat] else "describe-seat"
    return speaker.say(
        message,
        seat=name,
        stable=view.stable[seat],
        cards=view.counts[seat],
        modules=modules or speaker.say("none"),
    )


def _placed(one: Placed, speaker: Speaker) -> str:
    module, state = speaker.term("module", one.module), speaker.term("state", one.state)
    if not one.attached:
        return speaker.say("describe-module", module=module, state=state)
    attached = ", ".join(speaker.term("card", card) for card in one.attached)
    return speaker.say("describe-module-with", module=module, state=state, attached=attached)
