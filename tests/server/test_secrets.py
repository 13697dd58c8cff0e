"""Noninterference over the socket: secrets change no byte of what others are sent.

A scripted match is played twice, the second time with other secrets: hidden pools exchanged, or
another secret move. Every frame to the other seat and to a spectator (steps, refusals, resuming,
history) must be the same until the first legitimate reveal, where they must differ.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import pytest

from ludoteca import Chance, Match, exchange_secrets, game, seed_from_int, verify
from ludoteca.games.risk.map.board import load
from ludoteca.games.risk.odds import win
from ludoteca.kernel import game_ids
from ludoteca.server.matches.writer import MatchWriter
from tests.server.live_server import Browser, Json, RunningServer, run, serving
from tests.server.scripts import first, first_choice, start, table_of

MOMENT = 1_800_000_000_000
Frames = list[str]
Script = Callable[[list[Browser], int], Awaitable[None]]
"""Scripted play. Where no pools can be exchanged, secret moves depend on the variant."""


class Playing(NamedTuple):
    """The frames sent in one playing."""

    others: list[Frames]
    """To the last seat and to a spectator, until the reveal."""
    holders: list[Frames]
    """To the seats that hold the secrets."""
    revealed: Frames
    """To the last seat from the reveal on."""


async def played(case: Case, variant: int) -> Playing:
    numbers = count()
    async with serving(now=lambda: MOMENT, public_url="http://localhost") as live:
        live.services.sources.new_id = lambda: f"id{next(numbers)}"
        live.services.sources.new_code = lambda: "ABCDEF"
        live.services.sources.new_secret = lambda: "5e" * 32
        nonces = ["01" * 32, "02" * 32, "03" * 32]
        async with table_of(live, case.game, 3, nonces=nonces, **case.options) as browsers:
            await start(browsers)
            last = browsers[-1]
            watcher = await live.person("Vera")
            async with watcher.at(last.code) as watching:
                await case.before(browsers, variant)
                writer = await exchange(live, last, variant)
                await case.script(browsers, variant)
                await last.until(lambda: last.seq == writer.seq)
                await watching.until(lambda: watching.seq == writer.seq)
                frames = [await prying(last), await prying(watching)]
                known = len(last.frames)
                await case.reveal(browsers, variant)
                await last.until(lambda: last.seq == writer.seq)
                holders = [browser.frames for browser in browsers[:-1]]
                return Playing(frames, holders, last.frames[known:])


async def exchange(live: RunningServer, last: Browser, variant: int) -> MatchWriter:
    """Exchange what is hidden from the last seat; a no-op in the first playing."""
    room = await live.services.rooms.room(last.code)
    writer = room.require_match().writer
    match = writer.match
    before, chance = match.state, Chance(seed_from_int(variant))
    for _ in range(20 * variant):
        pools = match.game.hidden(before, last.seat, match.engine.read_only_ctx(before))
        match.state = exchange_secrets(before, pools, chance)
        match.kept[writer.seq] = match.state
        if match.state != before:  # an exchange may be the identity
            break
    return writer


async def prying(browser: Browser) -> Frames:
    """Send every kind of query."""
    seq = browser.seq
    for step in range(0, seq + 1, max(1, seq // 5)):
        await browser.ask("state_at", step=step)
    await browser.ask("ask_history", since=-1, until=seq)
    for move in WRONG_MOVES:
        answer = await browser.ask("play", move=move)
        assert answer["type"] == "refused", (move, answer)
    frames = [*browser.frames]
    for since in {0, seq // 2, seq}:
        known = {"match": browser.match["id"], "since": since}
        async with browser.person.at(browser.code, text=True, **known) as again:
            frames += again.frames
    return frames


WRONG_MOVES: list[Json] = [
    {"move": "no such move"},
    {"move": "roll"},
    {"move": "bid", "count": 1, "rank": 0},
    {"move": "bid", "count": 99, "rank": 7},
    {"move": "seal", "sheet": [13, 0, 0]},
    {"move": "seal", "sheet": [12, 0, 0]},
    {"move": "answer", "option": 4},
    {"move": "guess", "text": ""},
    {"move": "draw", "stroke": [[1, 1]]},
    {"move": "give_up"},
    {"move": "vote", "truth": 2},
    {"move": "say", "text": ""},
    *(
        {"move": "play", "card": card, "uno": False}
        for card in ("red_0", "blue_5", "wild_draw_four")
    ),
    {"move": "keep"},
    {"move": "challenge"},
    {"move": "discard", "cards": ["module_backend_1", "module_backend_2"]},
    {"move": "discard", "cards": ["module_backend_3", "module_backend_5"]},
    {"move": "submit", "orders": [{"unit": "A FLO", "order": "hold"}]},
    {"move": "attack", "source": "alaska", "target": "brazil", "dice": 1},
    *({"move": "trade", "cards": [n, n + 1, n + 2], "bonus": "alaska"} for n in range(0, 44, 4)),
]


async def bids(browsers: list[Browser], variant: int) -> None:
    actor, other, last = browsers
    await actor.play("bid", count=1, rank=2)
    await other.play("bid", count=2, rank=2)
    await last.play("bid", count=3, rank=2)


async def call(browsers: list[Browser], variant: int) -> None:
    await browsers[0].play("call")


async def secret_sheet(browsers: list[Browser], variant: int) -> None:
    actor, _, last = browsers
    await actor.play("seal", sheet=[12, 0, 0] if variant else [4, 4, 4])
    await last.play("seal", sheet=[0, 6, 6])


async def last_sheet(browsers: list[Browser], variant: int) -> None:
    await browsers[1].play("seal", sheet=[1, 5, 6])


async def secret_answers(browsers: list[Browser], variant: int) -> None:
    actor, other, _ = browsers
    await other.play("answer", option=variant)
    await actor.play("answer", option=3 - variant)


async def last_answer(browsers: list[Browser], variant: int) -> None:
    await browsers[2].play("answer", option=0)


async def drawing(browsers: list[Browser], variant: int) -> None:
    actor, other, _ = browsers
    await actor.play("draw", stroke=[[1, 1], [5, 5]])
    await other.play("guess", text="zebra")
    await actor.play("draw", stroke=[[2, 2]])


async def sketching(browsers: list[Browser], variant: int) -> None:
    drawer, guesser = drawer_and_guesser(browsers)
    await drawer.play("draw", stroke=[[1, 1], [500, 500]])
    await guesser.play("guess", text="no such word")
    await drawer.play("draw", stroke=[[2, 2]], colour="red", joined=False)


async def drawer_gives_up(browsers: list[Browser], variant: int) -> None:
    await drawer_and_guesser(browsers)[0].play("give_up")


def drawer_and_guesser(browsers: list[Browser]) -> tuple[Browser, Browser]:
    """The drawer and the guessers, without the last seat, which must not learn the word."""
    drawer = next(browser for browser in browsers if browser.is_to_act)
    assert drawer is not browsers[-1]
    return drawer, next(browser for browser in browsers[:-1] if browser is not drawer)


async def speech(browsers: list[Browser], variant: int) -> None:
    """The orator, who is not the last seat, speaks; the other voter votes."""
    (orator,) = [browser for browser in browsers if browser.is_to_act]
    assert orator is not browsers[-1]
    for move in ({"move": "begin"}, {"move": "say", "text": "I was there."}, {"move": "finish"}):
        await orator.play(**move)
    voter = next(browser for browser in browsers[:-1] if browser is not orator)
    await sees(voter, orator.seq)
    await voter.play("vote", truth=bool(variant))


async def last_vote(browsers: list[Browser], variant: int) -> None:
    await browsers[-1].play("vote", truth=True)


async def give_up(browsers: list[Browser], variant: int) -> None:
    await browsers[0].play("give_up")


async def to_the_last(browsers: list[Browser], variant: int) -> None:
    """The other seats play their first choice until it is the last seat's turn."""
    while not (last := browsers[-1]).is_to_act:
        (actor,) = [browser for browser in browsers if browser.is_to_act]
        answer = await actor.ask("play", move=first_choice(actor))
        for browser in browsers:
            await sees(browser, answer["seq"])
    assert last.is_to_act


async def around_the_table(browsers: list[Browser], variant: int) -> None:
    """The last seat plays, then the others, whose hands differ between the playings."""
    last = browsers[-1]
    answer = await last.ask("play", move=first_choice(last))
    for browser in browsers:
        await sees(browser, answer["seq"])
    await to_the_last(browsers, variant)


async def sheets(browsers: list[Browser], variant: int) -> None:
    for browser in browsers[:-1]:
        await browser.play("submit", orders=[], expenses=[], disband=[])


async def last_of_the_sheets(browsers: list[Browser], variant: int) -> None:
    await browsers[-1].play("submit", orders=[], expenses=[], disband=[])


async def nothing(browsers: list[Browser], variant: int) -> None:
    """No play before the exchange, or no reveal at all."""


async def lap_of_conquests(browsers: list[Browser], variant: int) -> None:
    """The others conquer and draw cards until the last seat may trade but has none."""
    last = browsers[-1]
    deck = last.position["view"]["deck"]
    while last.position["view"]["deck"] > deck - 2 or not last.is_to_act:
        await fight(browsers, conquering=browsers[:-1])


async def fight(browsers: list[Browser], conquering: list[Browser]) -> None:
    """The seat to act moves, after the next seat has received the step."""
    (actor,) = [browser for browser in browsers if browser.is_to_act]
    answer = await actor.play(**soldier(actor, conquers=actor in conquering))
    for browser in browsers:
        await sees(browser, answer["seq"])


async def sees(browser: Browser, seq: int) -> None:
    await browser.until(lambda: browser.seq >= seq)


def soldier(browser: Browser, *, conquers: bool) -> Json:
    """One placement, one battle with the best odds, end of turn."""
    view = browser.position["view"]
    rows = {row["move"]: row["fields"] for row in browser.position["choices"]}
    if conquers and "blitz" in rows and not view["conquered"]:
        source, target = max(blitzes(browser.position), key=partial(odds, view))
        return {"move": "blitz", "source": source, "target": target, "keep": 1}
    move = next(move for move in ("place", "confirm", "occupy", "end_turn") if move in rows)
    return {"move": move} | {name: most(leaf) for name, leaf in rows[move].items()}


def blitzes(position: Json) -> Iterator[tuple[str, str]]:
    for row in position["choices"]:
        if row["move"] == "blitz":
            for target in row["fields"]["target"]["one_of"]:
                yield row["fields"]["source"]["is"], target


def odds(view: Json, attack: tuple[str, str]) -> float:
    index = load(view["map"]).index
    attackers, defenders = (view["armies"][index[territory]] for territory in attack)
    return win(attackers - 1, defenders)


def most(leaf: Json) -> Any:
    return leaf["to"] if "to" in leaf else first(leaf)


class Case(NamedTuple):
    game: str
    script: Script
    reveal: Script = nothing
    before: Script = nothing
    """Play before the secrets are exchanged."""
    options: dict[str, Any] = {}


QUIZ = {
    "questions": [
        {
            "question": f"Who is cousin number {number}?",
            "options": ["Ana", "Leo", "Eva", "Tom"],
            "answer": 1,
            "because": "Ask the grandmother.",
        }
        for number in range(9)
    ]
}
ANSWERED = {"quiz": QUIZ, "mode": "everyone", "reading": 0}
"""Every question has four options."""
POST_HASTE = {"diplomacy_minutes": 0, "orders_minutes": 10, "early_end": "on"}
CASES = [
    Case("liars_hand", bids, call),
    Case("sealed_orders", secret_sheet, last_sheet),
    Case("quick_quiz", secret_answers, last_answer),
    Case("scribble", drawing, give_up),
    Case("trivia", secret_answers, last_answer, options=ANSWERED),
    Case("pictionary", sketching, drawer_gives_up),
    Case("mentiroso", speech, last_vote),
    Case("uno", nothing, around_the_table, to_the_last),
    Case("teradeck", nothing, around_the_table, to_the_last),
    Case("machiavelli", nothing, last_of_the_sheets, sheets, POST_HASTE),
    Case("risk", lap_of_conquests, nothing, lap_of_conquests, {"placement": "batch"}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game)
def test_other_secrets_change_no_byte_that_others_get(case: Case) -> None:
    once, again = (run(played(case, variant)) for variant in (0, 1))
    for mine, yours in zip(once.others, again.others, strict=True):
        assert len(mine) > 10
        assert mine == yours
    assert once.holders != again.holders
    assert (once.revealed != again.revealed) == (case.reveal is not nothing)


def test_every_game_with_secrets_is_covered() -> None:
    nothing_hidden = game("pig").hidden
    secretive = {id for id in game_ids() if game(id).hidden is not nothing_hidden}
    assert secretive == {case.game for case in CASES}


def test_a_hosts_own_quiz_is_shown_to_nobody_before_it_is_asked() -> None:
    async def playing() -> list[str]:
        async with serving() as live, table_of(live, "trivia", 2, quiz=QUIZ, reading=0) as browsers:
            shown = browsers[0].table["options"]
            await browsers[0].do("set_options", options={**shown, "rounds": 9})
            await start(browsers)
            await browsers[1].until(lambda: bool(browsers[1].position))
            match = browsers[1].match["id"]
            summaries = [
                str(await browsers[1].person.get(f"/api/matches/{match}{page}"))
                for page in ("", "/record")
            ]
            return ["".join(browser.frames) for browser in browsers] + summaries

    told = run(playing())
    assert "Who is cousin number" in told[0]
    for frames in told:
        assert "grandmother" not in frames
        assert sum(f"cousin number {number}?" in frames for number in range(9)) <= 1


def test_what_was_not_asked_of_a_hosts_own_quiz_stays_secret_after_the_match() -> None:
    async def playing() -> None:
        options: dict[str, Any] = {"quiz": QUIZ, "reading": 0, "showing": 0, "rounds": 1}
        async with serving() as live, table_of(live, "trivia", 2, **options) as browsers:
            host, guest = browsers
            await start(browsers)
            for browser in browsers:
                await browser.ask("play", move={"move": "pass"})
            await guest.until(lambda: guest.position["over"])
            await guest.until(lambda: guest.table["phase"] == "over")
            id = guest.match["id"]
            told = [
                str(await guest.person.get(f"/api/{page}"))
                for page in (
                    f"matches/{id}",
                    f"matches/{id}/record",
                    f"matches/{id}/steps",
                    f"tables/{guest.code}",
                    "profile",
                )
            ]
            async with guest.person.at(guest.code) as again:
                told += ["".join(frames) for frames in (guest.frames, again.frames)]
                assert again.match["options"]["quiz"]["kept"]
            await host.do("hand_over", person=guest.person.id)
            await guest.do("rematch")
            told.append("".join(guest.frames))
            for text in told:
                assert sum(f"cousin number {number}?" in text for number in range(9)) <= 1
            assert "cousin number" in told[1]
            # who brought the quiz has the whole record, which proves the match
            whole = await host.person.get(f"/api/matches/{id}/record")
            assert whole["options"]["quiz"]["questions"][8]["question"] == "Who is cousin number 8?"
            verify(whole, Match.replay(whole).record())

    run(playing())
