"""The position in words, for screen readers, language models and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.kernel import Seat, Speaker

from ..cards import sets_in
from ..map.board import NEUTRAL, UNCLAIMED, Board, Continent, Territory
from ..missions import FIRST_LAP, Mission
from ..odds import USUAL, percent, win
from ..state import Phase
from ..view import RiskView
from .terms import terms

ATTACKS_SHOWN = 5


def describe(view: RiskView, speaker: Speaker) -> str:
    """Duties first, then holdings, then the map and the viewer's borders.

    Parts are separated by blank lines; most begin with a heading that ends with a colon.
    """
    parts = map("\n".join, Description(view, speaker).parts())
    return "\n\n".join(filter(None, parts))


class Description:
    """The description of one view in one language."""

    def __init__(self, view: RiskView, speaker: Speaker) -> None:
        catalogue = speaker.catalogue
        self.view = view
        self.board: Board = view.board
        own_terms = speaker.terms or terms(self.board, catalogue.locale)
        self.speaker = Speaker(catalogue, speaker.names, own_terms)
        self.say = self.speaker.say

    def parts(self) -> Iterator[Iterable[str]]:
        yield self.now()
        yield self.headed("describe-missions", self.missions())
        yield self.headed("describe-attacks", self.attacks())
        yield self.headed("describe-dangers", self.dangers())
        yield self.headed("describe-cards", self.cards())
        yield self.headed("describe-seats", self.holders())
        yield self.headed("describe-map", map(self.continent, self.board.continents))
        yield self.headed("describe-borders", self.borders())

    def headed(self, heading: str, lines: Iterable[str]) -> list[str]:
        """A part under its heading; nothing for an empty part."""
        told = list(lines)
        return [self.say(heading), *told] if told else []

    # Duties

    def now(self) -> Iterator[str]:
        view, speaker = self.view, self.speaker
        if view.over:
            team = "-team" if view.teams and view.over == "world_domination" else ""
            yield self.say("describe-over", reason=speaker.term("reason", view.over + team))
            return
        message = "describe-turn" if view.round else "describe-setup"
        yield self.say(message, turn=view.round, phase=speaker.term("phase", view.phase))
        if view.lap:
            yield self.say("describe-lap", lap=view.lap, laps=view.last_lap)
        actor = self.actor()
        message = "describe-you" if actor == view.seat else "describe-other"
        yield self.say(message, seat=speaker.seat(actor), duty=self.duty())
        if (own := view.mission) is not None:
            done = {"done": own.done, "needed": own.needed}
            yield self.say("describe-mission", mission=self.mission(own), **done)
            if view.lap == FIRST_LAP:
                yield self.say("describe-mission-later")

    def actor(self) -> Seat:
        view = self.view
        if view.declared is None:
            return view.turn
        return view.owner[self.board.index[view.declared.target]]

    def missions(self) -> Iterator[str]:
        """The missions of all, once the match is over."""
        for seat, mission in enumerate(self.view.missions):
            name = self.speaker.seat(seat)
            yield self.say("describe-mission-of", seat=name, mission=self.mission(mission))

    def mission(self, mission: Mission) -> str:
        if mission.target is not None:
            return self.say("mission-eliminate-seat", target=self.speaker.seat(mission.target))
        return self.speaker.term("mission", mission.mission)

    def duty(self) -> str:
        """The duty of the seat to act, with its numbers."""
        view = self.view
        duty = view.pending or view.phase
        if duty in (Phase.SETUP, Phase.REINFORCE):
            duty = "place" if view.to_place else "confirm"
        armies = view.neutral_to_place if duty == "place_neutral" else view.to_place
        facts: dict[str, str | int] = {"armies": armies}
        waiting = view.conquest or view.declared
        if waiting is not None:
            facts["source"] = self.with_armies(self.board.index[waiting.source])
            facts["target"] = self.with_armies(self.board.index[waiting.target])
            facts |= {"least": waiting.least, "most": waiting.most, "dice": waiting.least}
        return self.say(f"duty-{duty}", **facts)

    def attacks(self) -> Iterator[str]:
        """The most promising attacks of the viewer."""
        armies = self.view.armies

        def odds(attack: tuple[Territory, Territory]) -> float:
            return win(armies[attack[0]] - 1, armies[attack[1]])

        attacks = sorted(self.possible_attacks(), key=odds, reverse=True)
        for source, target in attacks[:ATTACKS_SHOWN]:
            yield self.say(
                "describe-attack",
                source=self.with_armies(source),
                target=self.with_owner(target),
                percent=percent(armies[source] - 1, armies[target]),
            )

    def possible_attacks(self) -> Iterator[tuple[Territory, Territory]]:
        """Attacks of a usual size that the viewer could begin now."""
        view = self.view
        if view.turn != view.seat or view.phase != Phase.ATTACK or view.pending:
            return
        for source in self.held_by(view.turn):
            for target in self.board.neighbours[source] if view.armies[source] > 1 else ():
                largest = max(view.armies[source] - 1, view.armies[target])
                if not self.is_friendly(view.owner[target]) and largest <= USUAL:
                    yield source, target

    def dangers(self) -> Iterator[str]:
        """The viewer's territories that one neighbour could attack with more armies."""
        view = self.view
        if view.seat is None or view.over:
            return
        for territory in self.held_by(view.seat):
            enemy = max(self.enemies_of(territory), key=view.armies.__getitem__, default=territory)
            if view.armies[enemy] - 1 > view.armies[territory]:
                names = {"territory": self.with_armies(territory), "enemy": self.with_owner(enemy)}
                yield self.say("describe-danger", **names)

    def enemies_of(self, territory: Territory) -> list[Territory]:
        """Neighbours of other seats; the neutral owner and partners never attack."""
        owner, near = self.view.owner, self.board.neighbours[territory]
        return [t for t in near if owner[t] != NEUTRAL and not self.is_friendly(owner[t])]

    def cards(self) -> Iterator[str]:
        view = self.view
        if not view.round or not view.next_set:  # the set-up, or a match without cards
            return
        if view.hand:
            told = self.say("describe-hand", cards=self.named(view.hand))
            is_set = sets_in(view.hand, self.board)
            yield f"{told} {self.say('describe-set')}" if is_set else told
        discard = self.named(view.discard) or self.say("describe-no-card")
        yield self.say("describe-deck", deck=view.deck, discard=discard, armies=view.next_set)

    def named(self, cards: Iterable[int]) -> str:
        return ", ".join(self.speaker.term("card", card) for card in cards)

    # Holdings

    def holders(self) -> Iterator[str]:
        for seat in self.view.order:
            name = self.speaker.seat(seat)
            if seat == self.view.seat:
                name = self.say("describe-you-are", seat=name)
            elif self.is_friendly(seat):
                name = self.say("describe-partner", seat=name)
            yield self.say("describe-seat", seat=name, facts=", ".join(self.facts(seat)))
        for message, owner in (("describe-neutral", NEUTRAL), ("describe-unclaimed", UNCLAIMED)):
            if owner in self.view.owner:
                yield self.say(message, facts=", ".join(self.facts(owner)))

    def facts(self, owner: int) -> Iterator[str]:
        view, held = self.view, self.held_by(owner)
        if owner >= 0 and view.out[owner]:
            yield self.say("describe-out")
            return
        yield self.say("held", territories=len(held))
        if owner == UNCLAIMED:
            return
        yield self.say("armies", armies=sum(view.armies[territory] for territory in held))
        if owner >= 0 and view.cards[owner]:
            yield self.say("describe-cards-held", cards=view.cards[owner])
        if owner >= 0 and view.round:
            yield self.say("describe-income", armies=view.income[owner].armies)
        if owner >= 0 and view.pool[owner]:
            yield self.say("describe-pool", armies=view.pool[owner])
        whole = [c.id for c in self.board.continents if set(held).issuperset(c.members)]
        if whole:
            names = ", ".join(self.speaker.term("continent", id) for id in whole)
            yield self.say("describe-whole", continents=names)

    def is_friendly(self, owner: int) -> bool:
        """Whether this is the viewer, or one of the viewer's team."""
        view = self.view
        if view.seat is None or owner < 0 or not view.teams:
            return owner == view.seat
        return view.teams[owner] == view.teams[view.seat]

    def held_by(self, owner: int) -> list[Territory]:
        return [territory for territory, who in enumerate(self.view.owner) if who == owner]

    # The map

    def continent(self, continent: Continent) -> str:
        """Its territories by owner, in the order of turns."""
        holdings = []
        for owner in (*self.view.order, NEUTRAL, UNCLAIMED):
            held = [t for t in continent.members if self.view.owner[t] == owner]
            if held:
                holdings.append(self.holding(owner, held))
        name = self.speaker.term("continent", continent.id)
        return self.say(
            "describe-continent",
            continent=name,
            bonus=continent.bonus,
            holdings="; ".join(holdings),
        )

    def holding(self, owner: int, held: list[Territory]) -> str:
        message = {NEUTRAL: "describe-holding-neutral", UNCLAIMED: "describe-holding-free"}
        return self.say(
            message.get(owner, "describe-holding"),
            seat=self.speaker.seat(owner),
            territories=", ".join(map(self.with_armies, held)),
        )

    def borders(self) -> Iterator[str]:
        """The viewer's borders with others, for readers who cannot see the map."""
        view = self.view
        if view.seat is None or view.over or UNCLAIMED in view.owner:
            return
        for territory in self.held_by(view.seat):
            near = [t for t in self.board.neighbours[territory] if view.owner[t] != view.seat]
            if near:
                others = ", ".join(map(self.with_owner, near))
                yield self.say(
                    "describe-border", territory=self.with_armies(territory), others=others
                )

    def with_armies(self, territory: Territory) -> str:
        name = self.speaker.term("territory", self.board.ids[territory])
        armies = self.view.armies[territory]
        return name if self.view.owner[territory] == UNCLAIMED else f"{name} {armies}"

    def with_owner(self, territory: Territory) -> str:
        owner = self.speaker.seat(self.view.owner[territory])
        return f"{self.with_armies(territory)} ({owner})"
