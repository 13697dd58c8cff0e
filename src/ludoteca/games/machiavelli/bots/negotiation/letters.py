"""What a bot writes with an answer or a proposal: facts for the messages `letter-…`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from ludoteca.bots import Character, Letter
from ludoteca.kernel import Seat, named

from ...model.pacts import Pact
from ...model.term_types import ProvinceId
from .opinions import Why
from .standing import Outlook

Manner: TypeAlias = Literal["warm", "curt", "sly", "proud"]
Message: TypeAlias = Literal["accept", "decline", "propose", "renounce"]
Power: TypeAlias = Annotated[int, named("power")] | None


class Facts(Struct, frozen=True):
    pact: str
    giver: Power
    taker: Power
    province: ProvinceId | None
    place: ProvinceId | None
    """The same province, for the reason."""
    turns: int
    amount: int
    manner: Manner
    why: Why
    about: Power


def manner_of(character: Character) -> Manner:
    if character.honesty < 45:
        return "sly"
    if character.warmth >= 65:
        return "warm"
    return "proud" if character.boldness >= 55 else "curt"


def letter(message: Message, pact: Pact, why: Why, about: Seat, outlook: Outlook) -> Letter:
    """A letter to the other side of a pact."""
    giver = pact.giver if pact.giver >= 0 else pact.by
    power = outlook.view.power
    province = pact.province or None
    facts = Facts(
        pact=pact.kind,
        giver=power[giver],
        taker=power[pact.other(giver)],
        province=province,
        place=province,
        turns=pact.turns,
        amount=pact.amount,
        manner=manner_of(outlook.character),
        why=why,
        about=None if about < 0 else power[about],
    )
    to, is_news = pact.other(outlook.seat), message != "propose"
    return Letter(to, f"letter-{message}", facts, is_news)
