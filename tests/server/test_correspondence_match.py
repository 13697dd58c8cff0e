"""A whole correspondence match of Machiavelli on an adjustable clock, with mails and a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.inbox import Inbox, reader, receiving, text_of
from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer, run, serving
from tests.server.test_correspondence import DAY, MINUTE, by_post

PHASE = 2 * DAY
OPTIONS: dict[str, Any] = {"cities": 2, "famine": "off"}
ANA, BEN, CLEO, DORA = (f"{name}@example.org" for name in ("ana", "ben", "cleo", "dora"))
PAYING = [{"expense": "transfer", "to": "venice", "amount": 2, "note": "per la pace"}]
RECRUITING = [{"expense": "recruit", "kind": "garrison", "city": "perugia"}]


class Postal:
    """A match, its players and a browser that observes it."""

    def __init__(self, live: RunningServer, inbox: Inbox, code: str, watcher: Browser) -> None:
        self.live = live
        self.inbox = inbox
        self.code = code
        self.watcher = watcher

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.watcher.position["view"]
        return view

    async def let_phase_end(self, turn: int, phase: str) -> None:
        """Pass the deadline and the minute of grace."""
        self.live.pass_time(PHASE + 2 * MINUTE)
        await self.watcher.until(lambda: (self.view["round"], self.view["phase"]) == (turn, phase))

    async def submit(self, person: Person, **sheet: Any) -> None:
        async with person.at(self.code) as browser:
            sent = {"orders": [], "expenses": [], "disband": [], **sheet}
            await browser.play("submit", **sent)

    async def turn(self, number: int, *active: Person, **of_the_first: Any) -> None:
        """Diplomacy, sheets of the active people (the first with more on it), resolution."""
        await self.let_phase_end(number, "orders")
        for person in active:
            await self.submit(person, **(of_the_first if person is active[0] else {}))
        await self.let_phase_end(number + 1, "diplomacy")


def test_a_whole_match_by_post(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock, inbox = AdjustableClock(), Inbox()
        house = f"sqlite:///{tmp_path / 'house.db'}"
        with receiving(inbox) as mail:
            settings = {**mail, "mail_gather": 0}
            async with serving(house, clock, **settings) as live:
                people, code = await two_turns(live, inbox)
            clock.pass_time(PHASE)  # a deadline passes while no server runs, and is moved
            async with serving(house, clock, **settings) as live:
                for person in people:
                    live.reconnect(person)
                await four_turns(live, inbox, people, code)

    run(scenario())


async def two_turns(live: RunningServer, inbox: Inbox) -> tuple[list[Person], str]:
    """Cleo misses both, and is warned twice; Ana sends Ben money."""
    ana = await reader(live, inbox, "Ana")
    ben = await reader(live, inbox, "Ben", "es")
    cleo = await reader(live, inbox, "Cleo")
    code = await by_post([ana, ben, cleo], True, **OPTIONS)
    await inbox.wait_for(BEN, "turno 1: se abren las negociaciones")
    async with ana.at(code) as watcher:
        postal = Postal(live, inbox, code, watcher)
        await postal.let_phase_end(1, "orders")
        await inbox.wait_for(CLEO, "turn 1: your orders are awaited")
        await postal.submit(ana, expenses=PAYING)
        live.pass_time(DAY + 2 * MINUTE)
        await inbox.wait_for(BEN, "quedan 24 horas")
        await inbox.wait_for(CLEO, "24 hours left")
        await postal.submit(ben)
        live.pass_time(DAY)
        money = await inbox.wait_for(BEN, "Florencia (Ana) te envía 2 ducados")
        assert "«per la pace»" in text_of(money)
        assert "you have missed a turn" in str(await inbox.wait_for(CLEO, "missed a turn"))
        history = await inbox.wait_for(BEN, "el turno 1 está resuelto")
        assert "- Florencia (Ana) envía 2 ducados a Venecia (Ben)" in text_of(history)
        await watcher.until(lambda: postal.view["round"] == 2)
        await postal.turn(2, ana, ben)
        await inbox.wait_for(CLEO, "last warning")
        assert postal.view["strikes"] == [0, 0, 2]
    assert not any("left" in str(mail["Subject"]) for mail in inbox.to(ANA))
    return [ana, ben, cleo], code


async def four_turns(live: RunningServer, inbox: Inbox, people: list[Person], code: str) -> None:
    """Cleo misses a third one; the others vote; Dora takes over; Ana wins in autumn."""
    ana, ben, cleo = people
    async with ana.at(code) as watcher:
        postal = Postal(live, inbox, code, watcher)
        assert (postal.view["round"], postal.view["phase"]) == (3, "diplomacy")
        await postal.let_phase_end(3, "orders")
        for person in (ana, ben):
            await postal.submit(person)
        await postal.let_phase_end(4, "diplomacy")
        assert postal.view["status"] == ["active", "active", "inactive"]
        await inbox.wait_for(ANA, "a vote on Milan (Cleo)")
        await inbox.wait_for(BEN, "votación sobre Milán (Cleo)")
        for person in (ana, ben):
            async with person.at(code) as browser:
                await browser.play("vote", target=2, option="replacement")
        await postal.turn(4, ana, ben)
        assert postal.view["status"][2] == "replacement"
        await watcher.until(lambda: watcher.table["seats"][2]["is_open"])
        await inherit(postal, cleo)
        await postal.turn(5, ana, ben)
        await postal.let_phase_end(6, "orders")
        await postal.submit(ana, expenses=RECRUITING)
        live.pass_time(PHASE + 2 * MINUTE)
        await watcher.wait_until_over()
        assert watcher.position["places"][0] == [0]
        await assert_rated(watcher)
    over = await inbox.wait_for(DORA, "the match is over")
    assert "Victory of Florence (Ana) with 2 cities" in text_of(over)
    await inbox.wait_for(BEN, "la partida ha terminado")


async def assert_rated(watcher: Browser) -> None:
    """Ana gains; Cleo, who was replaced, is rated last, and Dora is not rated."""
    await watcher.until(lambda: watcher.table["rating"]["outcome"] == "rated")
    ana, ben, dora = watcher.table["rating"]["seats"]
    assert ana["change"] > 0
    assert dora is None
    assert ana["change"] > ben["change"]
    (own,) = (await watcher.person.get("/api/profile"))["ratings"]
    assert (own["pace"], own["mean"]) == ("post", ana["mean"])


async def inherit(postal: Postal, cleo: Person) -> None:
    """Dora takes over Cleo's seat by a link, which works once."""
    live, inbox, watcher = postal.live, postal.inbox, postal.watcher
    assert await watcher.refused("offer_seat", seat=1) == "seat_not_open"
    links = [(await watcher.do("offer_seat", seat=2))["link"] for _ in range(2)]
    first, second = (f"/api/seats/{link.partition('#')[2]}" for link in links)
    dora, eve = await reader(live, inbox, "Dora"), await live.person("Eve")
    assert (await dora.get(first))["name"] == "Cleo"
    assert (await watcher.person.http.post(first)).json()["code"] == "seated_already"
    assert (await dora.http.post(first)).status_code == 201
    for link in (first, second):
        assert (await eve.http.post(link)).json()["code"] == "unknown_code"
    welcome = await inbox.wait_for(DORA, "welcome to your new seat")
    assert "Milan (Dora)" in text_of(welcome)
    await watcher.until(lambda: watcher.table["seats"][2]["name"] == "Dora")
    assert postal.view["status"][2] == "active"
    rows = await live.services.store.participations(watcher.table["match"])
    assert [(row.name, row.course, row.took_over, row.holds) for row in rows[2:]] == [
        ("Cleo", "replaced", False, False),
        ("Dora", "playing", True, True),
    ]
    async with dora.at(postal.code) as browser:
        assert browser.you["seat"] == 2
        assert browser.match["names"][2] == "Dora"
    async with cleo.at(postal.code) as browser:
        assert browser.you["seat"] is None
    summary = (await dora.get("/api/profile"))["matches"][0]
    assert (summary["seat"], summary["sitters"][2]["name"]) == (2, "Dora")
