"""Sample rows and stores for tests."""

from __future__ import annotations

from typing import Any

from ludoteca.store import (
    AccountRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    ParticipationRow,
    RatingChange,
    ReportRow,
    SessionRow,
    Store,
    TableRow,
    TournamentRow,
    UnitOfWork,
    open_store,
)


def session(id: str, **other: Any) -> SessionRow:
    given = {"token_hash": f"hash of {id}", "name": id, "locale": "es", "created": 1, "seen": 1}
    return SessionRow(id=id, **{**given, **other})


def account(id: str, **other: Any) -> AccountRow:
    given = {"email": f"{id}@example.org", "name": id, "locale": "en", "created": 1}
    return AccountRow(id=id, **{**given, **other})


def link(hash: str, **other: Any) -> LinkRow:
    given = {"kind": "login", "session": "ana", "email": "ana@example.org", "expires": 100}
    return LinkRow(hash=hash, **{**given, **other})


def table(code: str, **other: Any) -> TableRow:
    given: dict[str, Any] = {
        "revision": 1,
        "document": {"host": "ana"},
        "is_open": True,
        "sessions": (),
        "created": 1,
        "touched": 1,
    }
    return TableRow(code=code, **{**given, **other})


def tournament(code: str, **other: Any) -> TournamentRow:
    given: dict[str, Any] = {
        "revision": 1,
        "document": {"name": "Cup"},
        "phase": "registration",
        "is_public": True,
        "organiser": "ana",
        "created": 1,
        "touched": 1,
    }
    return TournamentRow(code=code, **{**given, **other})


def match(id: str, **other: Any) -> MatchRow:
    given: dict[str, Any] = {"table": "ABC234", "game": "pig", "setup": {"seats": 2}, "created": 1}
    return MatchRow(id=id, **{**given, **other})


def step(match: str, seq: int, by: str = "ana") -> LogRow:
    return LogRow(
        match=match,
        seq=seq,
        input={"type": "play", "seat": 0, "by": by},
        events=[{"to": None, "event": {"type": "rolled", "die": 6}, "public": None}],
        wall=1_000 + seq,
    )


def work(match: str, *seqs: int, by: str = "ana", **other: Any) -> UnitOfWork:
    return UnitOfWork(match=match, log=tuple(step(match, seq, by) for seq in seqs), **other)


def change(match: str, player: str, **other: Any) -> RatingChange:
    given: dict[str, Any] = {
        "game": "pig", "pace": "live", "mean_before": 1500.0, "deviation_before": 250.0,
        "mean": 1612.5, "deviation": 200.25, "matches": 1, "wall": 10,
    }  # fmt: skip
    return RatingChange(match=match, player=player, **{**given, **other})


def participation(match: str, seat: int, player: str, **other: Any) -> ParticipationRow:
    given: dict[str, Any] = {
        "name": player, "game": "pig", "pace": "live", "started": 1, "side": seat, "sides": 2,
    }  # fmt: skip
    return ParticipationRow(match=match, seat=seat, player=player, **{**given, **other})


def message(text: str, **other: Any) -> MessageRow:
    given = {"table": "ABC234", "sender": "ana", "name": "Ana", "wall": 1}
    return MessageRow(text=text, **{**given, **other})


def mail(message_id: str, **other: Any) -> MailRow:
    given = {"to": "ana@example.org", "subject": "s", "text": "t", "html": "h", "due": 10}
    return MailRow(message_id=message_id, **{**given, **other})


def report(number: int, **other: Any) -> ReportRow:
    given = {
        "table": "ABC234", "game": "pig", "sender": "luis", "name": "Luis", "text": "¡Bah!",
        "before": ("Ana: hola",), "by": "ana", "by_name": "Ana", "wall": 1,
    }  # fmt: skip
    return ReportRow(number=number, **{**given, **other})


async def opened(url: str) -> Store:
    store = open_store(url)
    await store.open()
    return store


async def with_a_match(url: str) -> Store:
    """An open store with a table and a match without steps."""
    store = await opened(url)
    await store.add_table(table("ABC234"))
    await store.add_match(match("m"), work("m"))
    return store
