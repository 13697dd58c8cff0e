"""The matches of the golden transcripts: seats advance to the nearest cities of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ludoteca import Match, Move, seed_from_int
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.map.board import GARRISON, KINDS
from ludoteca.games.machiavelli.map.scenario import LETTERS
from ludoteca.games.machiavelli.model.sheet import Command, Recruit
from ludoteca.games.machiavelli.moves import Pass, Ready, Submit, Vote
from ludoteca.games.machiavelli.view import MachiavelliView, UnitView

MINUTE = 60_000


def start(seats: int, seed: int, **options: object) -> Match:
    live = {"diplomacy_minutes": 0, "orders_minutes": 30, "grace_seconds": 0}
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options=live | options)


def play_on(match: Match, rounds: int = 1000, absent: int = -1) -> Match:
    """Play to the end, or for a number of turns; every sheet takes a minute."""
    last = match.state.finished + rounds
    while not match.over and match.state.finished < last:
        seat = match.to_act()[0]
        match.play(seat, Pass() if seat == absent else sheet(match, seat), match.at + MINUTE)
    return match


def sheet(match: Match, seat: int) -> Move:
    view = cast(MachiavelliView, match.view(seat))
    owner = {place.province: place.owner for place in view.provinces}
    board = view.setting.map
    mine = [unit for unit in view.units if unit.owner == seat]
    held = {unit.province for unit in mine if unit.kind == KINDS[GARRISON]}
    empty = [id for id in owner if owner[id] == seat and id not in held]
    cities = [id for id in empty if board.has_city(board.index[id]) and id not in view.famine]
    recruits = [Recruit("garrison", id) for id in cities[: view.treasury[seat] // 3]]
    return Submit(tuple(orders(view, mine, owner)), tuple(recruits))


def orders(view: MachiavelliView, mine: list[UnitView], owner: dict[str, int]) -> Iterator[Command]:
    """Advance to the first province of another owner; besiege its city."""
    board, seat = view.setting.map, view.seat
    taken: set[str] = set()
    for unit in mine:
        kind, here = KINDS.index(unit.kind), unit.province
        if kind == GARRISON:
            continue
        ref = f"{LETTERS[kind]} {here}"
        if owner.get(here, seat) != seat and board.has_city(board.index[here]):
            yield Command(ref, "besiege")
            continue
        reach = [board.ids[to] for to in sorted(board.reach[kind][board.index[here]])]
        wanted = [id for id in reach if owner.get(id, seat) != seat and id not in taken]
        if wanted:
            taken.add(wanted[0])
            yield Command(ref, "advance", wanted[0], retreats=(here, *reach[:2]))


def three_seats_until_one_has_enough_cities() -> Match:
    return play_on(start(3, 1, famine="off"))


def six_seats_with_famine_and_plague() -> Match:
    return play_on(start(6, 4, turns=6, plague="on_five", famine="per_twenty"))


def by_post_nobody_sends_anything() -> Match:
    match = start(5, 2, diplomacy_minutes=2880, orders_minutes=2880, turns=2)
    while not match.over:
        due = match.due()
        assert due is not None
        match.advance(due.at)
    return match


def money_changes_hands() -> Match:
    match = start(6, 7, turns=1, diplomacy_minutes=10)
    for seat in range(6):
        match.play(seat, Ready(), match.at)
    texts = [
        'pay venice 5 "for Padua"; A florence - bologna; A perugia - siena / arezzo',
        "kill milan 18 1,2,3; A verona - mantua; F upper_adriatic C A verona",
        "A milan - cremona; A pavia S A milan; F ligurian_sea - pisa",
        "bribe A perugia; A capua - rome; F gulf_of_naples S A capua",
        "recruit garrison patrimony; A rome H; A patrimony S A rome",
        "A savoy = fleet; A provence - turin; F gulf_of_lions - ligurian_sea",
    ]
    for seat, text in enumerate(texts):
        match.play(seat, game.text.parse_move(text), match.at + MINUTE)
    return match


def an_absent_power_is_voted_out() -> Match:
    match = play_on(start(4, 5, turns=5, famine="off"), 3, absent=3)
    for seat in range(3):
        match.play(seat, Vote(3, "elimination"), match.at + MINUTE)
    return play_on(match, absent=3)


def in_the_fog() -> Match:
    return play_on(start(4, 6, turns=3, fog=True))


def a_draw_is_agreed() -> Match:
    """Two powers end the war; the one that left ranks last."""
    match = play_on(start(3, 8), 1)
    match.leave(1, match.at + MINUTE)
    match.agree("draw", at=match.at + MINUTE)
    return match


def the_others_leave() -> Match:
    match = play_on(start(3, 8), 1)
    match.leave(1, match.at + MINUTE)
    match.leave(2, match.at + MINUTE)
    return match


def words_are_kept_and_broken() -> Match:
    """Florence and Venice make peace, Milan owes ducats, and a third proposal is not answered."""
    match = start(3, 9, turns=2, famine="off", diplomacy_minutes=10)
    talks = [
        (0, "propose 2 peace"),
        (1, "accept 1 100"),
        (1, "propose 3 payment 3 take"),
        (2, "accept 2 100"),
        (2, "propose 1 joint_attack modena"),
        (0, "decline 3 100"),
        (0, "propose 3 non_aggression 2"),
        (1, "propose 1 demilitarised ferrara 1"),
        (1, "withdraw 1 101"),
    ]
    for seat, text in talks:
        match.play(seat, game.text.parse_move(text), match.at + MINUTE)
    talk_and_hold(match)
    match.play(0, game.text.parse_move("renounce 2 100"), match.at)
    talk_and_hold(match)
    return match


def talk_and_hold(match: Match) -> None:
    for move in (Ready(), Submit()):
        for seat in range(match.seats):
            match.play(seat, move, match.at)
