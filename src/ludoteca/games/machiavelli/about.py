"""Seats, pace and options of Machiavelli, readable without loading its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from ludoteca.kernel import About, JsonObject, Options, Rejected, between, duration

from .adjudicator.types import Rulings
from .map.map_document import Name
from .map.scenario import EARLIER, SHIPPED, Scenario, load_scenario
from .map.workshop import WORKSHOP, compiled, read_scenario

LIVE_MINUTES = 720
"""Phases shorter than this are played live, longer ones by correspondence."""


class MachiavelliOptions(Options):
    """The defaults are the rulings of the README."""

    uploads = {"custom_scenario": read_scenario}
    along = {"custom_scenario": {"scenario": "custom"}}
    workshops = {"custom_scenario": WORKSHOP}

    scenario: Literal["by_seats", "tutorial", "italy_1454", "balance_of_power", "custom"] = (
        "by_seats"
    )
    custom_scenario: JsonObject = {}
    diplomacy_minutes: Annotated[int, duration(0, 10_080, "minute")] = 2_880
    """0: no diplomatic phase."""
    orders_minutes: Annotated[int, duration(1, 10_080, "minute")] = 2_880
    early_end: Literal["live_only", "on", "off"] = "live_only"
    powers: Literal["in_order", "random"] = "in_order"
    famine: Literal["off", "per_five", "per_twenty"] = "per_twenty"
    turns: Annotated[int, between(0, 99)] = 0
    """0: as in the scenario."""
    grace_seconds: Annotated[int, duration(0, 600)] = 60
    extensions: bool = False
    letters_always: bool = False
    cities: Annotated[int, between(0, 200)] = 0
    """0: as in the scenario."""
    early_victory: bool = False
    """Whether the first autumn may end the match; under rules version 1 it always may."""
    counted_cities: Literal["garrisoned", "owned"] = "garrisoned"
    plague: Literal["off", "on_five", "on_six"] = "off"
    assassination: bool = True
    bribes: Literal["off", "adjacent", "anywhere"] = "anywhere"
    upkeep: Literal["full", "light"] = "full"
    first_spring: bool = False
    """Whether the first spring already has events and maintenance (B-53)."""
    free_garrison: bool = False
    fog: bool = False
    via_convoy: bool = False
    automatic_retreats: bool = False

    # Optional rulings, explained in the README
    converting_defends: bool = True
    bounced_defends: bool = False
    busy_defends: bool = False
    attacks_add_up: bool = False
    swaps: bool = False
    stacking: bool = False
    garrisons_defend: bool = False
    convoys_break: Literal["attacked", "dislodged"] = "attacked"
    sieges_first: bool = False
    frozen_sieges: bool = True
    budget: Literal["less_spent", "snapshot"] = "less_spent"
    recruits_need_garrison: bool = True
    garrisons_under_enemy: bool = True
    famine_relief: Literal["before", "after"] = "before"

    def check(self, seats: int) -> None:
        if (self.scenario == "custom") != bool(self.custom_scenario):
            custom = self.scenario == "custom"
            raise Rejected("custom_scenario_expected" if custom else "custom_scenario_unused")
        scenario = scenario_of(self, seats, about.version)
        if seats not in scenario.cities_to_win:
            known = sorted(scenario.cities_to_win)
            raise Rejected(
                "scenario_seats",
                scenario=self.scenario,
                seats=seats,
                fewest=known[0],
                most=known[-1],
            )

    @property
    def ends_early(self) -> bool:
        """Whether a phase ends as soon as all seats are ready."""
        return self.early_end == "on" or (self.early_end == "live_only" and self.is_live)

    @property
    def rulings(self) -> Rulings:
        """The rulings of the adjudicator."""
        return Rulings(
            converting_defends=self.converting_defends,
            bounced_defends=self.bounced_defends,
            busy_defends=self.busy_defends,
            attacks_add_up=self.attacks_add_up,
            swaps=self.swaps,
            stacking=self.stacking,
            garrisons_defend=self.garrisons_defend,
            attacks_disrupt=self.convoys_break == "attacked",
        )

    @property
    def is_live(self) -> bool:
        """Whether the match is played in an evening, not by correspondence."""
        return max(self.diplomacy_minutes, self.orders_minutes) < LIVE_MINUTES


def scenario_of(options: MachiavelliOptions, seats: int, version: int) -> Scenario:
    """The compiled scenario of a match. Under rules version 1 the option names a document itself;
    later versions have documents of their own for the same names."""
    if options.scenario == "custom":
        return compiled(options.custom_scenario)
    name: str = options.scenario
    if name == "by_seats":
        name = EARLIER[0 if seats < 5 else 1 if seats < 7 else 2]
    return load_scenario(name if version < 2 else SHIPPED[EARLIER.index(name)])


def roles(options: MachiavelliOptions, seats: int) -> dict[str, Name]:
    """The powers of the seats, unless they are drawn."""
    if options.powers == "random":
        return {}
    powers = scenario_of(options, seats, about.version).powers
    return {power.id: power.name for power in powers[:seats]}


EVENING: JsonObject = {"diplomacy_minutes": 5, "orders_minutes": 10, "early_end": "on"}
POST: JsonObject = {"diplomacy_minutes": 2_880, "orders_minutes": 2_880, "early_end": "live_only"}
USUAL: JsonObject = {
    "famine": "per_twenty",
    "upkeep": "full",
    "bribes": "anywhere",
    "assassination": True,
    "automatic_retreats": False,
}
GENTLE: JsonObject = {
    "famine": "off",
    "upkeep": "light",
    "bribes": "off",
    "assassination": False,
    "automatic_retreats": True,
}

about = About(
    id="machiavelli",
    seats=(3, 8),
    pace="post",
    version=2,
    oldest_version=1,
    options=MachiavelliOptions,
    presets={
        "evening": EVENING | USUAL,
        "post": POST | USUAL,
        "gentle": EVENING | GENTLE,
    },
    solo={"diplomacy_minutes": 0, "letters_always": True},
    brief={"turns": 4, "diplomacy_minutes": 0, "orders_minutes": 10},
    minutes=(90, 240),
    agreements=("draw", "shared_victory", "concession"),
    locale=Path(__file__).parent / "locale",
)
