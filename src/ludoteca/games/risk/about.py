"""Facts about Risk that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec.structs import replace

from ludoteca.kernel import About, JsonObject, Options, Rejected, between, duration, rare

from .map.board import Board, HoldingsCache, load
from .map.mission_cards import LEAST_TERRITORIES
from .map.own_map import TEMPLATES, compiled, read_own_map

FEWEST_FOR_MISSIONS = 3


class RiskOptions(Options):
    """The defaults are the rulings of the README. `by_map` depends on the map: the classic one has
    cards and asks for a confirmation, others do not."""

    uploads = {"custom_map": read_own_map}
    along = {"custom_map": {"map": "custom"}}
    workshops = {"custom_map": TEMPLATES}

    map: Literal["classic", "simple", "custom"] = "classic"
    custom_map: JsonObject = {}
    setup: Literal["random", "claim"] = "random"
    missions: bool = False
    """Whether every seat has a secret mission that wins the match."""
    placement: Literal["batch", "one_by_one"] = "batch"
    neutral_placement: Annotated[Literal["by_players", "automatic"], rare(seats=2)] = "by_players"
    must_conquer_neutral: Annotated[bool, rare(seats=2)] = False
    confirm: Annotated[Literal["by_map", "ask", "automatic"], rare()] = "by_map"
    cards: Annotated[Literal["by_map", "on", "off"], rare()] = "by_map"
    trade_values: Annotated[Literal["escalating", "fixed"], rare()] = "escalating"
    territory_bonus: Annotated[Literal["once_per_turn", "once_per_trade", "per_card"], rare()] = (
        "once_per_turn"
    )
    fortify: Annotated[Literal["connected", "adjacent", "none"], rare()] = "connected"
    defender_chooses: bool = False
    blitz: bool = True
    abandoned_armies: Annotated[Literal["stay", "one"], rare()] = "stay"
    turn_seconds: Annotated[int, duration(0, 604_800)] = 0
    """0: no clock."""
    turn_limit: Annotated[int, between(0, 10_000)] = 0
    """0: the match lasts until it is won."""

    def check(self, seats: int) -> None:
        if (self.map == "custom") != bool(self.custom_map):
            raise Rejected("custom_map_expected" if self.map == "custom" else "custom_map_unused")
        board = board_of(self)
        if seats > len(board.ids) or self.pool_of(board, seats) == 0:
            raise Rejected("map_too_small", map=board.id, seats=seats)
        if self.missions and seats < FEWEST_FOR_MISSIONS:
            raise Rejected("missions_need_three", seats=seats)
        if self.missions and not board.missions:
            raise Rejected("no_missions_here", least=LEAST_TERRITORIES)

    def pool_of(self, board: Board, seats: int) -> int | None:
        """Armies of each seat at the start; None where every territory gets the same number."""
        pools = board.start.armies_by_seats
        if not pools:
            return None
        return pools[seats]

    @property
    def has_cards(self) -> bool:
        return self.cards == "on" or (self.cards == "by_map" and self.map == "classic")

    @property
    def asks_to_confirm(self) -> bool:
        return self.confirm == "ask" or (self.confirm == "by_map" and self.map == "classic")


def board_of(options: RiskOptions, seats: int = 0) -> Board:
    """The board of a match, with a cache of its own."""
    if options.map != "custom":
        return replace(load(options.map), cache=HoldingsCache())
    document = options.custom_map
    source = {key: value for key, value in document.items() if key != "drawing"}
    return replace(compiled(document), cache=HoldingsCache(), source=source)


CLASSIC: JsonObject = {
    "map": "classic",
    "setup": "random",
    "missions": False,
    "placement": "batch",
    "defender_chooses": False,
    "turn_limit": 0,
}
"""The options that presets decide."""

about = About(
    id="risk",
    seats=(2, 6),
    pace="turns",
    version=2,
    oldest_version=1,
    options=RiskOptions,
    presets={
        "quick": {**CLASSIC, "map": "simple", "turn_limit": 30},
        "classic": CLASSIC,
        "missions": {**CLASSIC, "missions": True},
        "tabletop": {
            **CLASSIC,
            "setup": "claim",
            "placement": "one_by_one",
            "defender_chooses": True,
        },
    },
    teams=True,
    brief={"turn_limit": 12, "placement": "batch"},
    minutes=(30, 180),
    opponents=2,
    agreements=("draw", "shared_victory", "concession"),
    locale=Path(__file__).parent / "locale",
)
