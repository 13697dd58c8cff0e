"""Bots that negotiate: their opinions by character, their word, their memory, their reasons."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.bots import CHARACTERS, Character
from ludoteca.games.machiavelli.bots import Easy, Normal
from ludoteca.games.machiavelli.bots.negotiation.diplomat import Diplomat
from ludoteca.games.machiavelli.bots.negotiation.given import Promises
from ludoteca.games.machiavelli.bots.negotiation.ideas import partner
from ludoteca.games.machiavelli.bots.negotiation.letters import manner_of
from ludoteca.games.machiavelli.bots.negotiation.opinions import opinion
from ludoteca.games.machiavelli.bots.negotiation.standing import Outlook
from ludoteca.games.machiavelli.bots.negotiation.word import keeps
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.pacts import Pact, Terms
from ludoteca.games.machiavelli.model.sheet import Transfer
from ludoteca.games.machiavelli.moves import Submit
from ludoteca.games.machiavelli.pacts.moves import Accept, Decline, Propose
from ludoteca.games.machiavelli.view import MachiavelliView, view
from ludoteca.kernel import FastChance, Move, exchange_secrets, seed_from_int
from tests.games.machiavelli.case_position import CasePosition
from tests.games.machiavelli.playing import start, state_of, view_of

FRIEND = Character("friend", honesty=100, warmth=80, boldness=20, memory=100)
BRUTE = Character("brute", honesty=0, warmth=30, boldness=90, memory=0)
COLD = Character("cold", honesty=80, warmth=10, boldness=40, memory=50)
UNITS = ["florence A parma", "florence G milan", "venice A lucca", "venice G florence"]
LEADING = ["venice G pisa", "venice G arezzo", "venice G perugia"]


def position(units: list[str] = UNITS, **given: Any) -> CasePosition:
    return CasePosition({"units": units, **given})


def seen(at: CasePosition, seat: int = 0) -> MachiavelliView:
    return view(at.state, seat, at.ctx)


def proposed(kind: Any, by: int = 1, **terms: Any) -> Pact:
    return Pact(400, by, 1 - by, kind, **{"made": 4, **terms})


OPINIONS: list[tuple[Character, Pact, list[str], bool, str]] = [
    (FRIEND, proposed("peace"), UNITS, True, "quiet"),
    (COLD, proposed("peace"), UNITS, False, "distrust"),
    (FRIEND, proposed("peace"), UNITS + LEADING, False, "leader_is_you"),
    (FRIEND, proposed("joint_attack", province="modena"), UNITS, False, "busy"),
    (BRUTE, proposed("joint_attack", province="modena"), UNITS, True, "gain"),
    (BRUTE, proposed("joint_attack", province="naples"), UNITS, False, "far"),
    (FRIEND, proposed("support", province="modena", giver=0), UNITS, True, "help"),
    (BRUTE, proposed("support", province="modena", giver=0), UNITS, False, "busy"),
    (FRIEND, proposed("support", province="parma", giver=0), UNITS, False, "no_gain"),
    (BRUTE, proposed("support", province="modena", giver=1), UNITS, True, "gain"),
    (COLD, proposed("demilitarised", province="parma", turns=2), UNITS, False, "stands_there"),
    (COLD, proposed("demilitarised", province="rome", turns=2), UNITS, True, "no_matter"),
    (COLD, proposed("payment", giver=1, amount=3), UNITS, True, "gift"),
    (FRIEND, proposed("payment", giver=0, amount=9), UNITS, False, "poor"),
]


@pytest.mark.parametrize(("character", "pact", "units", "agrees", "why"), OPINIONS)
def test_opinions(
    character: Character, pact: Pact, units: list[str], agrees: bool, why: str
) -> None:
    """Of Florence about what Venice proposes."""
    thinks = opinion(pact, Outlook(seen(position(units)), 0, character))
    assert (thinks.agrees, thinks.why) == (agrees, why)


@pytest.mark.parametrize(("turns", "agrees"), [(1, False), (6, False), (7, True)])
def test_a_broken_word_is_remembered_as_long_as_the_memory_lasts(turns: int, agrees: bool) -> None:
    character = replace(FRIEND, memory=50)
    broken = proposed("peace", state="broken", breakers=(1,), ended=4)
    at = replace(seen(position()), pacts=(broken,), round=4 + turns)
    thinks = opinion(proposed("peace"), Outlook(at, 0, character))
    assert thinks.agrees == agrees
    assert (thinks.why == "broken") != agrees


def test_the_honest_keep_their_word_and_others_are_tempted() -> None:
    units = ["florence A parma"]
    at = seen(position(units, own={"venice": ["modena"]}))
    peace, chance = proposed("peace", state="agreed"), FastChance(seed_from_int(1))
    kept = [
        keeps(peace, Outlook(at, 0, who), chance) for who in (FRIEND, BRUTE) for _ in range(200)
    ]
    assert kept.count(False) == kept[200:].count(False)
    assert 60 < kept[200:].count(False) < 180
    quiet = seen(position(["florence A parma"]))
    assert all(keeps(peace, Outlook(quiet, 0, BRUTE), chance) for _ in range(50))


KEPT: list[tuple[Pact, str, str]] = [
    (proposed("peace"), "A parma - modena", "A parma H"),
    (proposed("peace"), "A parma - modena; pay venice 2", "A parma H; pay venice 2"),
    (proposed("demilitarised", province="cremona", turns=2), "A parma - cremona", "A parma H"),
    (proposed("joint_attack", province="modena"), "A parma H", "A parma - modena"),
    (proposed("support", province="modena", giver=0), "A parma H", "A parma S A lucca"),
    (proposed("payment", giver=0, amount=3), "A parma H", "A parma H; pay venice 3"),
    (proposed("payment", giver=1, amount=3), "A parma H", "A parma H"),
]


@pytest.mark.parametrize(("pact", "before", "after"), KEPT)
def test_what_is_agreed_gets_into_the_sheet(pact: Pact, before: str, after: str) -> None:
    at = position(["florence A parma", "venice A lucca"], own={"venice": ["modena"]})
    agreed = replace(pact, state="agreed", first=4, last=4)
    mine = replace(seen(at), pacts=(agreed,), treasury=(9,) * 6)
    kept = Promises(mine, 0, sheet(before)).kept()
    assert kept == sheet(after) or {*kept.orders} == {*sheet(after).orders}
    assert {*kept.expenses} == {*sheet(after).expenses}


def sheet(text: str) -> Any:
    move = game.text.parse_move(text)
    assert isinstance(move, Submit)
    return move.sheet


def diplomat(character: Character | None) -> Diplomat:
    bot = Diplomat(Easy())
    bot.character = character
    return bot


def test_a_bot_answers_one_proposal_at_a_time_each_with_a_letter() -> None:
    match = start(4, diplomacy_minutes=10, orders_minutes=10)
    for by in (1, 2):
        match.play(by, Propose(Terms(0, "payment", amount=2)), match.at)
    bot, answered = diplomat(COLD), []
    for _ in range(2):
        move = bot.choose(view_of(match, 0), match.choices(0), FastChance(seed_from_int(1)))
        assert isinstance(move, Accept | Decline)
        assert bot.letter is not None
        answered.append((move.other, bot.letter.to))
        match.play(0, move, match.at)
    assert answered == [(1, 1), (2, 2)]


def test_without_a_character_a_bot_only_plays() -> None:
    match = start(4, diplomacy_minutes=10, orders_minutes=10)
    match.play(1, Propose(Terms(0, "payment", amount=2)), match.at)
    bot = diplomat(None)
    move = bot.choose(view_of(match, 0), match.choices(0), FastChance(seed_from_int(1)))
    assert isinstance(move, Move)
    assert move.tag == "ready"
    assert bot.letter is None


@pytest.mark.parametrize("seats", range(3, 9))
def test_nobody_gets_two_proposals_of_bots_in_a_turn(seats: int) -> None:
    match = start(seats, diplomacy_minutes=10, orders_minutes=10)
    for turn in range(1, 9):
        at = [replace(view_of(match, seat), round=turn) for seat in range(seats)]
        others = [partner(Outlook(at[seat], seat, FRIEND)) for seat in range(seats)]
        assert sorted(others, key=str) == [*range(seats)]
        assert all(other != seat for seat, other in enumerate(others))


def test_an_agreement_after_the_sheet_is_sent_changes_it() -> None:
    match = start(4, diplomacy_minutes=0, orders_minutes=10, letters_always=True)
    bot = Diplomat(Normal())
    bot.character = replace(FRIEND, honesty=100)
    chance = FastChance(seed_from_int(1))
    state_of(match).treasury[0] = 9
    match.play(0, Submit(), match.at)
    match.play(1, Propose(Terms(0, "payment", gives=False, amount=2)), match.at)
    answer = bot.choose(view_of(match, 0), match.choices(0), chance)
    assert isinstance(answer, Accept)
    match.play(0, answer, match.at)
    changed = bot.choose(view_of(match, 0), match.choices(0), chance)
    assert isinstance(changed, Submit)
    assert [type(each) for each in changed.expenses] == [Transfer]


def test_what_a_bot_does_depends_on_nothing_it_cannot_know() -> None:
    """Equal moves and letters where only what others agreed on and wrote down differs."""
    match = start(4, diplomacy_minutes=10, orders_minutes=10)
    match.play(1, Propose(Terms(2, "peace")), match.at)
    match.play(2, Accept(1, 100), match.at)
    match.play(3, Propose(Terms(0, "peace")), match.at)
    ctx = match.engine.read_only_ctx(match.state)
    for seed in range(5):
        chance = FastChance(seed_from_int(seed))
        other = exchange_secrets(match.state, game.hidden(match.state, 0, ctx), chance)
        views = [view(state, 0, ctx) for state in (state_of(match), other)]  # type: ignore[arg-type]
        bots = [diplomat(FRIEND), diplomat(FRIEND)]
        moves = [
            bot.choose(mine, match.choices(0), FastChance(seed_from_int(7)))
            for bot, mine in zip(bots, views, strict=True)
        ]
        assert moves[0] == moves[1]
        assert bots[0].letter == bots[1].letter


def test_every_manner_is_somebodys() -> None:
    manners = {manner_of(character) for character in CHARACTERS.values()}
    assert manners == {"warm", "curt", "sly", "proud"}
