"""Table transitions without a network: permitted actions and refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from ludoteca import Rejected
from ludoteca.bots import PERSONAS
from ludoteca.server.tables import phases
from ludoteca.server.tables import table as tables
from ludoteca.server.tables.people import guest_actions as visiting
from ludoteca.server.tables.people import host_actions as hosting
from ludoteca.server.tables.table import Table

SECRET = "ab" * 32
OTHER_SECRET = "cd" * 32


def table_with(*people: str, game: str = "pig", seated: int = 99) -> Table:
    """A table of these people, the first its host, with some seated."""
    table = tables.new_table("ABCDEF", game, {}, secret=SECRET)
    for index, person in enumerate(people):
        table = visiting.enter(table, person, person.capitalize())
        if index < seated:
            table = visiting.sit(table, person)
    return table


def playing(*people: str, game: str = "pig") -> Table:
    return phases.begun(phases.starting(table_with(*people, game=game)), "m1", 1_000)


def over(*people: str) -> Table:
    return replace(playing(*people), phase="over")


def code_of(act: Callable[[], Table]) -> str:
    with pytest.raises(Rejected) as refused:
        act()
    return refused.value.code


# Joining, sitting, leaving


def test_the_first_to_come_is_the_host() -> None:
    assert table_with("ana", "ben").host == "ana"


def test_a_table_has_as_many_seats_as_the_game_allows() -> None:
    assert len(table_with().places) == 8
    assert len(table_with(game="risk").places) == 6


def test_who_sits_takes_the_first_free_seat_or_the_one_asked_for() -> None:
    table = table_with("ana", "ben", seated=1)
    assert visiting.sit(table, "ben").seat_of("ben") == 1
    assert visiting.sit(table, "ben", 5).seat_of("ben") == 5


def test_who_sits_already_changes_seats_and_keeps_the_pledge() -> None:
    table = visiting.pledge(table_with("ana"), "ana", "ff" * 32)
    moved = visiting.sit(table, "ana", 3)
    assert moved.seat_of("ana") == 3
    assert moved.places[0].is_free
    assert moved.places[3].pledge == "ff" * 32


def test_sitting_under_another_name() -> None:
    table = visiting.sit(table_with("ana", "ben", seated=1), "ben", None, "Benito")
    assert table.places[1].name == "Benito"
    assert table.person("ben") == tables.Person("ben", "Benito", session_name="Ben")


def test_a_name_that_is_taken_gets_a_number_on_arrival() -> None:
    table = visiting.enter(table_with("ana"), "other", "ANA")
    assert [person.name for person in table.people] == ["Ana", "ANA 2"]


SITTING: list[tuple[str, Callable[[Table], Table]]] = [
    ("seat_taken", lambda table: visiting.sit(table, "cleo", 0)),
    ("no_such_seat", lambda table: visiting.sit(table, "cleo", 8)),
    ("no_such_seat", lambda table: visiting.sit(table, "cleo", -1)),
    ("not_at_the_table", lambda table: visiting.sit(table, "stranger")),
    ("name_taken", lambda table: visiting.sit(table, "cleo", None, "ana")),
    ("name_taken", lambda table: visiting.sit(table, "cleo", None, "Аna")),  # Cyrillic А
    ("name_sign", lambda table: visiting.sit(table, "cleo", None, "C/eo")),
    ("not_seated", lambda table: visiting.stand(table, "cleo")),
    ("not_seated", lambda table: visiting.pledge(table, "cleo", "ff" * 32)),
    ("not_at_the_table", lambda table: visiting.leave(table, "stranger")),
    ("table_locked", lambda table: visiting.sit(hosting.lock(table, "ana", True), "cleo")),
    (
        "no_free_seat",
        lambda table: visiting.sit(
            replace(table, places=tuple(p for p in table.places if not p.is_free)), "cleo"
        ),
    ),
]


@pytest.mark.parametrize(("code", "act"), SITTING)
def test_what_cannot_be_done_is_refused(code: str, act: Callable[[Table], Table]) -> None:
    table = table_with("ana", "ben", "cleo", seated=2)
    assert code_of(lambda: act(table)) == code


def test_a_locked_table_lets_the_seated_change_seats_and_the_host_sit() -> None:
    table = hosting.lock(table_with("ana", "ben"), "ana", True)
    assert visiting.sit(table, "ben", 4).seat_of("ben") == 4
    assert visiting.sit(visiting.stand(table, "ana"), "ana").seat_of("ana") == 0


@pytest.mark.parametrize(
    "act",
    [
        lambda table: visiting.sit(table, "ana"),
        lambda table: visiting.stand(table, "ana"),
        lambda table: visiting.pledge(table, "ana", "ff" * 32),
        lambda table: hosting.add_bot(table, "ana", "easy"),
        lambda table: hosting.remove_bot(table, "ana", 0),
        lambda table: hosting.set_options(table, "ana", {}),
        phases.starting,
    ],
)
def test_seats_and_options_are_fixed_while_a_match_goes_on(act: Callable[[Table], Table]) -> None:
    assert code_of(lambda: act(playing("ana", "ben"))) == "not_waiting"


def test_a_host_who_leaves_hands_over_to_the_next_in_seat_order() -> None:
    table = table_with("ana", "ben", "cleo")
    assert visiting.leave(table, "ana").host == "ben"
    assert visiting.leave(table, "ana", ["cleo"]).host == "cleo"
    assert visiting.leave(table, "ben").host == "ana"


def test_an_empty_table_has_no_host_and_the_next_to_come_is_it() -> None:
    table = visiting.leave(table_with("ana"), "ana")
    assert table.host == ""
    assert visiting.enter(table, "ben", "Ben").host == "ben"


def test_who_leaves_in_mid_match_leaves_a_name_behind() -> None:
    table = visiting.leave(playing("ana", "ben"), "ben")
    assert (table.places[1].name, table.places[1].person) == ("Ben", "")
    assert table.person("ben") is None


def test_spectators_come_while_they_are_allowed() -> None:
    table = playing("ana", "ben")
    assert visiting.enter(table, "cleo", "Cleo").seat_of("cleo") is None
    private = hosting.set_access(table, "ana", public=False, spectators=False)
    assert code_of(lambda: visiting.enter(private, "cleo", "Cleo")) == "no_spectators"
    assert visiting.enter(private, "ben", "Ben") == private


def test_only_so_many_people_fit() -> None:
    assert (
        code_of(lambda: visiting.enter(table_with("ana", "ben"), "cleo", "Cleo", 2)) == "table_full"
    )


# The host


HOST_ONLY: list[Callable[[Table, str], Table]] = [
    lambda table, by: hosting.lock(table, by, True),
    lambda table, by: hosting.set_access(table, by, public=True, spectators=True),
    lambda table, by: hosting.kick(table, by, "ana"),
    lambda table, by: hosting.mute(table, by, "ana", True),
    lambda table, by: hosting.hand_over(table, by, "ben"),
    lambda table, by: hosting.add_bot(table, by, "easy"),
    lambda table, by: hosting.remove_bot(table, by, 0),
    lambda table, by: hosting.set_options(table, by, {}),
    hosting.close,
]


@pytest.mark.parametrize("act", HOST_ONLY)
def test_only_the_host_may_do_the_hosts_acts(act: Callable[[Table, str], Table]) -> None:
    assert code_of(lambda: act(table_with("ana", "ben"), "ben")) == "host_only"


def test_a_kicked_person_is_gone_and_cannot_come_back() -> None:
    table = hosting.kick(table_with("ana", "ben"), "ana", "ben")
    assert table.seat_of("ben") is None
    assert code_of(lambda: visiting.enter(table, "ben", "Ben")) == "banned"


def test_hosts_do_not_kick_or_mute_themselves_or_strangers() -> None:
    table = table_with("ana", "ben")
    assert code_of(lambda: hosting.kick(table, "ana", "ana")) == "not_yourself"
    assert code_of(lambda: hosting.mute(table, "ana", "ana", True)) == "not_yourself"
    assert code_of(lambda: hosting.kick(table, "ana", "x")) == "no_such_person"
    assert code_of(lambda: hosting.hand_over(table, "ana", "x")) == "no_such_person"


MODERATION: list[Callable[[Table], Table]] = [
    lambda table: hosting.kick(table, "ana", "ben"),
    lambda table: hosting.mute(table, "ana", "ben", True),
]


@pytest.mark.parametrize("act", MODERATION)
def test_hosts_kick_and_mute_alone_except_during_a_match_that_is_not_hosted(
    act: Callable[[Table], Table],
) -> None:
    free = [table_with("ana", "ben"), over("ana", "ben"), playing("ana", "ben", game="trivia")]
    for table in free:
        assert act(table) != table
    alike = replace(playing("ana", "ben", game="trivia"), hosted=False)
    for table in (playing("ana", "ben"), alike):
        assert code_of(lambda table=table: act(table)) == "needs_vote"  # type: ignore[misc]


def test_tables_of_before_are_hosted_where_their_game_is_live() -> None:
    for game, hosted in [("trivia", True), ("pig", False)]:
        document = to_builtins(table_with("ana", game=game))
        del document["hosted"]
        assert convert(document, Table).is_hosted is hosted


def test_a_ban_holds_for_the_device_but_not_for_who_shares_it_at_the_table() -> None:
    table = visiting.enter(table_with("ana"), "ben", "Ben", device="d1")
    table = visiting.enter(table, "cleo", "Cleo", device="d1")
    table = hosting.kick(table, "ana", "ben")
    assert code_of(lambda: visiting.enter(table, "dina", "Dina", device="d1")) == "banned"
    assert visiting.enter(table, "cleo", "Cleo", device="d1") == table
    assert visiting.enter(table, "dina", "Dina", device="d2") != table


def test_a_mute_is_kept_by_session_and_device_until_it_is_lifted() -> None:
    table = visiting.enter(table_with("ana"), "ben", "Ben", device="d1")
    table = visiting.leave(hosting.mute(table, "ana", "ben", True), "ben")
    for id, device, muted in [("ben", "d2", True), ("new", "d1", True), ("new", "d2", False)]:
        back = visiting.enter(table, id, "Somebody", device=device).person(id)
        assert back is not None
        assert back.muted is muted
    table = visiting.enter(table, "ben", "Ben", device="d1")
    assert hosting.mute(table, "ana", "ben", False).muted == ()


def test_a_host_hands_over() -> None:
    assert hosting.hand_over(table_with("ana", "ben"), "ana", "ben").host == "ben"


def test_bots_sit_with_a_strength_and_a_name_of_their_own() -> None:
    table = hosting.add_bot(table_with("ana"), "ana", "easy")
    table = hosting.add_bot(table, "ana", "random", 5)
    assert [(p.bot, p.name) for p in table.places if p.bot] == [
        ("easy", "Bot Alba"),
        ("random", "Bot Bruno"),
    ]
    assert table.places[5].bot == "random"
    assert hosting.remove_bot(table, "ana", 5).places[5].is_free


def test_a_host_chooses_who_a_bot_is() -> None:
    table = hosting.add_bot(table_with("ana"), "ana", "easy", None, "dario")
    table = hosting.add_bot(table, "ana", "easy", None, "dario")
    bots = [place for place in table.places if place.bot]
    assert [(bot.name, bot.character) for bot in bots] == [
        ("Bot Darío", "dario"),
        ("Bot Darío 2", "dario"),
    ]
    assert code_of(lambda: hosting.add_bot(table, "ana", "easy", None, "eve")) == (
        "unknown_character"
    )


def test_a_strength_that_is_somebody_has_a_name_of_its_own() -> None:
    table = tables.new_table("ABC234", "teradeck", {}, secret="ab" * 32)
    table = visiting.enter(table, "ana", "Ana")
    table = hosting.add_bot(table, "ana", "archmaster", None, "dario")
    assert [place.name for place in table.places if place.bot] == ["Bot ArchMaster"]
    assert {*PERSONAS} <= {*table.rules.bots}


def test_bots_that_do_not_exist_are_refused() -> None:
    table = table_with("ana")
    assert code_of(lambda: hosting.add_bot(table, "ana", "genius")) == "unknown_bot"
    assert code_of(lambda: hosting.remove_bot(table, "ana", 0)) == "no_bot_there"
    assert code_of(lambda: hosting.remove_bot(table, "ana", 99)) == "no_bot_there"


def test_options_have_their_defaults_and_are_checked() -> None:
    table = table_with("ana")
    assert table.options == {"target": 100}
    assert hosting.set_options(table, "ana", {"target": 50}).options == {"target": 50}
    assert code_of(lambda: hosting.set_options(table, "ana", {"target": 5})) == "bad_option"
    assert code_of(lambda: hosting.set_options(table, "ana", {"x": 1})) == "unknown_option"


# Matches


def test_a_match_starts_when_enough_sit() -> None:
    assert code_of(lambda: phases.starting(table_with("ana"))) == "not_enough_seats"
    table = phases.starting(table_with("ana", "ben"))
    assert (table.phase, len(table.places)) == ("starting", 2)


def test_empty_seats_fall_away_and_the_order_stays() -> None:
    table = visiting.sit(table_with("ana", "ben"), "ana", 6)
    assert [place.name for place in phases.starting(table).places] == ["Ben", "Ana"]


def test_the_clock_of_a_match_begins_with_it() -> None:
    table = playing("ana", "ben")
    assert (table.match, table.matches) == ("m1", ("m1",))
    assert table.clock.at(1_500) == 500


def test_a_rematch_keeps_people_and_bots_in_their_seats() -> None:
    table = hosting.add_bot(table_with("ana", "ben"), "ana", "easy")
    table = visiting.pledge(table, "ana", "ff" * 32)
    table = replace(phases.begun(phases.starting(table), "m1", 0), phase="over")
    table = visiting.leave(table, "ben")
    again = hosting.rematch(table, OTHER_SECRET)
    assert again.phase == "waiting"
    assert [place.name for place in again.places] == ["Ana", "Bot Alba", *[""] * 6]
    assert not any(place.pledge for place in again.places)
    assert again.commitment != table.commitment
    assert again.matches == ("m1",)


def test_a_rematch_comes_after_a_match() -> None:
    assert code_of(lambda: hosting.rematch(table_with("ana"), SECRET)) == "not_over"
    assert code_of(lambda: hosting.rematch(playing("ana", "ben"), SECRET)) == "match_under_way"


def test_a_table_is_closed_when_no_match_goes_on() -> None:
    assert code_of(lambda: hosting.close(playing("ana", "ben"), "ana")) == "match_under_way"
    table = hosting.close(over("ana", "ben"), "ana")
    assert code_of(lambda: visiting.enter(table, "cleo", "Cleo")) == "unknown_table"


def test_open_tables_are_public_unlocked_waiting_and_have_a_free_seat() -> None:
    table = hosting.set_access(table_with("ana", "ben"), "ana", public=True, spectators=True)
    assert table.is_open
    assert not hosting.lock(table, "ana", True).is_open
    assert not phases.starting(table).is_open
    assert not hosting.set_access(table, "ana", public=False, spectators=True).is_open
    assert not tables.closed(table).is_open


def test_options_are_good_if_some_more_people_make_them_so() -> None:
    table = table_with("ana", game="machiavelli")
    for scenario in ("tutorial", "italy_1454", "balance_of_power"):
        hosting.set_options(table, "ana", {"scenario": scenario})
    crowd = table_with(*"abcde", game="machiavelli")
    six = hosting.set_options(crowd, "a", {"scenario": "italy_1454"})
    tables.require_startable(six)
    refused = code_of(lambda: hosting.set_options(crowd, "a", {"scenario": "tutorial"}))
    assert refused == "scenario_seats"
