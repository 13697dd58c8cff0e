"""Every broken example game fails, with the right property."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import CheckFailed, Game, Match, check_game
from ludoteca.check.failure import PROPERTIES

from . import broken, leaky, unfinished

FOUND = {
    broken: {
        "check_writes": "pure",
        "choices_write": "pure",
        "view_writes": "pure",
        "view_is_moody": "repeatable",
        "view_shows_a_later_moment": "context",
        "view_holds_a_list_of_the_state": "events",
        "event_holds_a_list_of_the_state": "events",
        "a_field_of_its_own_is_forgotten": "own",
        "a_field_of_its_own_is_shared": "own",
        "spectators_have_other_fields_of_their_own": "own",
        "order_is_unstable": "fresh",
        "random_is_global": "repeatable",
        "rules_remember": "repeatable",
        "field_holds_an_object": "serialisable",
        "field_holds_another_type": "serialisable",
        "move_writes_scores": "kernel_fields",
        "round_writes_scores": "kernel_fields",
        "points_write_scores": "scores",
        "rules_are_asked_too_late": "complete",
        "a_card_is_lost": "invariants",
        "a_choice_is_refused": "choices",
        "a_choice_has_nothing_to_choose": "choices",
        "no_choice_and_yet_accepted": "refusals",
        "check_crashes": "crash",
        "view_crashes": "crash",
        "begin_crashes": "crash",
        "an_older_version_crashes": "crash",
        "notation_loses_the_rank": "notation",
        "notation_chokes": "notation",
        "autopilot_cheats": "autopilot",
    },
    unfinished: {
        "never_ends": "ends",
        "bots_never_end": "bots",
        "bots_never_wake": "bots",
        "bots_cheat": "bots",
        "nobody_is_paid": "points",
        "alarm_is_in_the_past": "alarms",
        "nobody_is_to_act": "alive",
        "nobody_has_choices": "alive",
        "a_translation_is_missing": "texts",
        "an_event_has_no_text": "texts",
        "a_text_speaks_of_what_is_not_there": "texts",
        "event_not_listed": "texts",
        "a_refusal_has_no_text": "texts",
    },
    leaky: {
        "view_shows_a_card_of_the_deck": "leak_view",
        "view_shows_the_neighbours_hand": "leak_view",
        "event_shows_a_card_on_a_move": "leak_event",
        "event_tells_the_deal": "leak_event",
        "event_tells_the_first_deal": "leak_event",
        "event_tells_one_seat_of_anothers_hand": "leak_event",
        "event_tells_a_sealed_sheet": "leak_event",
        "refusal_counts_the_cards": "leak_refusal",
        "choices_tell_a_lie_from_the_truth": "leak_choices",
        "waiting_tells_who_holds_an_ace": "leak_turn",
        "hands_are_not_declared": "declared",
        "deck_is_not_declared": "declared",
        "word_is_not_declared": "declared",
        "sheets_are_not_declared": "declared",
        "answers_are_not_declared": "declared",
        "imagined_cards_cannot_be": "declared",
        "imagined_sheets_are_the_real_ones": "leak_imagination",
    },
}
CASES = [
    pytest.param(getattr(module, name), prop, id=name)
    for module, found in FOUND.items()
    for name, prop in found.items()
]
FEW_MATCHES = {"bots": 2, "points": 2, "texts": 4, "fresh": 4}
"""Number of matches for properties checked after all matches."""
NO_RECORD = {"points", "texts"}
"""Properties without a record."""
NOT_TO_BE_REPLAYED = {"repeatable", "fresh", "pure"}
"""Properties whose failures do not replay."""
NOT_TO_BE_BROKEN = {"save": "a state that is plain data and a copier made by the kernel always are"}


def failure_of(game: Game, prop: str) -> CheckFailed:
    with pytest.raises(CheckFailed) as caught:
        check_game(game, matches=FEW_MATCHES.get(prop, 30), max_steps=2000)
    return caught.value


@pytest.mark.parametrize(("game", "prop"), CASES)
def test_a_broken_game_fails_by_the_name_of_what_is_broken(game: Game, prop: str) -> None:
    failure = failure_of(game, prop)
    assert failure.prop == prop, failure
    assert str(failure).startswith(f"{prop}: {PROPERTIES[prop]}; but {failure.problem}")
    assert (failure.record is None) == (prop in NO_RECORD)
    if failure.record is not None and prop not in NOT_TO_BE_REPLAYED:
        replayed = Match.replay(json.loads(json.dumps(failure.record)), game)
        assert replayed.record() == failure.record


def test_every_property_can_fail() -> None:
    broken_ones = {prop for found in FOUND.values() for prop in found.values()}
    assert broken_ones | NOT_TO_BE_BROKEN.keys() == PROPERTIES.keys()


SHOWN: dict[str, Callable[[Match], Any]] = {
    "a_card_is_lost": lambda match: list(
        match.game.invariants(match.state, match.engine.read_only_ctx(match.state))
    ),
    "points_write_scores": lambda match: sum(match.state.scores) >= 5,
    "rules_are_asked_too_late": lambda match: match.state.pot >= 5,  # type: ignore[attr-defined]
    "alarm_is_in_the_past": lambda match: match.due().at < match.at,  # type: ignore[union-attr]
    "never_ends": lambda match: len(match.log) == 2000 and not match.over,
    "nobody_is_to_act": lambda match: not match.to_act() and not match.over,
    "nobody_has_choices": lambda match: not any(map(match.choices, match.to_act())),
    "bots_never_wake": lambda match: not match.log,
}


@pytest.mark.parametrize(("game", "prop"), [case for case in CASES if case.id in SHOWN])
def test_the_record_leads_to_the_position_where_it_shows(
    game: Game, prop: str, request: pytest.FixtureRequest
) -> None:
    record = failure_of(game, prop).record
    assert record is not None
    assert SHOWN[request.node.callspec.id](Match.replay(record, game))


def test_the_example_is_small() -> None:
    assert failure_of(broken.a_card_is_lost, "invariants").steps <= 8
    assert failure_of(leaky.event_tells_the_first_deal, "leak_event").steps == 0
