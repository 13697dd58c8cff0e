"""A bot that negotiates around one that plays: it answers and makes proposals, one at a time, and
shows the other only those agreements that it means to keep."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.bots import Character, Letter
from ludoteca.kernel import Bot, Chance, Choices, Move, Seat, Wait

from ...model.pacts import GIVEN, Pact, Terms
from ...model.sheet import Sheet
from ...moves import Submit
from ...pacts.moves import Accept, Decline, Propose, Renounce
from ...view import MachiavelliView
from .given import Promises
from .ideas import idea
from .letters import letter
from .opinions import opinion
from .standing import Outlook
from .word import gives_notice, keeps


class Diplomat:
    """Without a character it only plays."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.character: Character | None = None
        self.letter: Letter | None = None
        self._meant: dict[tuple[Seat, int, int], bool] = {}
        """By seat, number and turn, whether an agreement is to be kept."""

    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        self.letter = None
        if self.character is None or view.seat is None:
            return self.player.choose(view, choices, chance)
        outlook = Outlook(view, view.seat, self.character)
        talk = self._answer(outlook, choices) or self._notice(outlook, choices)
        talk = talk or self._proposal(outlook, choices)
        if talk is not None:
            return talk
        meant = replace(view, pacts=self._to_keep(outlook, chance))
        return self._play(meant, view.seat, choices, chance)

    def _play(
        self, view: MachiavelliView, seat: Seat, choices: Choices, chance: Chance
    ) -> Move | Wait:
        """Play, and keep what is in the view; also what was agreed after the sheet was sent."""
        move = self.player.choose(view, choices, chance)
        if isinstance(move, Submit):
            return _sheet_move(Promises(view, seat, move.sheet).kept())
        if isinstance(move, Wait) and Submit in choices.kinds and view.sent[seat]:
            sent = view.sheet or Sheet()
            kept = Promises(view, seat, sent).kept()
            if kept != sent:
                return _sheet_move(kept)
        return move

    # Talks

    def _answer(self, outlook: Outlook, choices: Choices) -> Move | None:
        """The answer to the first proposal that waits for one."""
        for pact in outlook.view.pacts:
            if pact.state != "open" or pact.to != outlook.seat:
                continue
            thinks = opinion(pact, outlook)
            accepted, declined = (kind(pact.by, pact.number) for kind in (Accept, Decline))
            agrees = thinks.agrees and accepted in choices
            if not agrees and declined not in choices:
                continue
            message = letter(
                "accept" if agrees else "decline", pact, thinks.why, thinks.about, outlook
            )
            self.letter = message
            return accepted if agrees else declined
        return None

    def _notice(self, outlook: Outlook, choices: Choices) -> Move | None:
        for pact in outlook.view.pacts:
            if pact.state == "agreed" and gives_notice(pact, outlook):
                move = Renounce(pact.other(outlook.seat), pact.number)
                if move in choices:
                    self.letter = letter("renounce", pact, "leader_is_you", -1, outlook)
                    return move
        return None

    def _proposal(self, outlook: Outlook, choices: Choices) -> Move | None:
        if Propose not in choices.kinds or (
            outlook.view.phase == "orders" and outlook.view.sent[outlook.seat]
        ):
            return None
        found = idea(outlook)
        if found is None:
            return None
        pact = _pact(found.terms, outlook.seat)
        self.letter = letter("propose", pact, found.why, found.about, outlook)
        return Propose(found.terms)

    # Its word

    def _to_keep(self, outlook: Outlook, chance: Chance) -> tuple[Pact, ...]:
        return tuple(
            pact
            for pact in outlook.view.pacts
            if pact.state != "agreed" or self._means_to_keep(pact, outlook, chance)
        )

    def _means_to_keep(self, pact: Pact, outlook: Outlook, chance: Chance) -> bool:
        """Decided once a turn, when the orders are written."""
        turn = outlook.view.round
        self._meant = {key: kept for key, kept in self._meant.items() if key[2] == turn}
        key = (pact.other(outlook.seat), pact.number, turn)
        if key not in self._meant:
            self._meant[key] = keeps(pact, outlook, chance)
        return self._meant[key]


def _sheet_move(sheet: Sheet) -> Submit:
    return Submit(sheet.orders, sheet.expenses, sheet.disband)


def _pact(terms: Terms, seat: Seat) -> Pact:
    giver = -1
    if terms.kind in GIVEN:
        giver = seat if terms.gives else terms.to
    return Pact(0, seat, terms.to, terms.kind, terms.province, giver, terms.turns, terms.amount)
