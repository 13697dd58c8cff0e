"""Routes: what reaches a person where, pushes to their browsers, and the matches that wait."""

from __future__ import annotations

from litestar import Router, get, patch, post
from litestar.params import JSONBody

from ludoteca.kernel import Rejected
from ludoteca.server.http.caller import (
    TheCaller,
    TheRateLimits,
    TheRooms,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.notices import preferences
from ludoteca.server.push.addresses import check_keys, read_endpoint
from ludoteca.server.settings import Settings
from ludoteca.server.wire import (
    EndedSubscription,
    NewSubscription,
    NoticeChange,
    NoticeChoice,
    NoticeSettings,
    QuietHours,
    WaitingTable,
)
from ludoteca.store import PreferencesRow, SessionRow, SubscriptionRow

from .tables import tables_in_play

MOST_SUBSCRIPTIONS = 10
"""Of one session; the oldest ends with one more."""


@get("/notices")
async def own_notices(store: TheStore, settings: TheSettings, caller: TheCaller) -> NoticeSettings:
    """What the caller is told where."""
    return _view(await preferences.preferences_of(store, caller.session), caller.session, settings)


@patch("/notices")
async def change_notices(
    store: TheStore, settings: TheSettings, caller: TheCaller, data: JSONBody[NoticeChange]
) -> NoticeSettings:
    """Choose what to be told, the time zone, or the quiet hours."""
    row = await preferences.preferences_of(store, caller.session)
    if data.choice is not None:
        one = data.choice
        row = preferences.chosen(row, one.kind, one.pace, one.channel, wanted=one.wanted)
    if data.zone is not None:
        row = preferences.with_zone(row, data.zone)
    if data.no_quiet:
        row = preferences.with_quiet_hours(row, None, None)
    elif data.quiet is not None:
        row = preferences.with_quiet_hours(row, data.quiet.begins, data.quiet.ends)
    await store.save_preferences(row)
    return _view(row, caller.session, settings)


@post("/notices/subscriptions", status_code=204)
async def subscribe(
    store: TheStore,
    settings: TheSettings,
    sources: TheSources,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    data: JSONBody[NewSubscription],
) -> None:
    """Push to this browser from now on."""
    if not settings.has_push:
        raise Rejected("no_pushes")
    rate_limits.logins.take(caller.session.id)
    read_endpoint(data.endpoint, loopback=settings.push_loopback)
    check_keys(data.p256dh, data.auth)
    row = SubscriptionRow(
        session=caller.session.id,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        created=sources.now(),
    )
    await store.subscribe(row, MOST_SUBSCRIPTIONS)


@post("/notices/subscriptions/end", status_code=204)
async def end_subscription(
    store: TheStore, caller: TheCaller, data: JSONBody[EndedSubscription]
) -> None:
    """Push to this browser no more."""
    await store.unsubscribe(caller.session.id, data.endpoint)


@get("/waiting")
async def waiting(store: TheStore, rooms: TheRooms, caller: TheCaller) -> tuple[WaitingTable, ...]:
    """The tables whose match waits for the caller, the longest untouched first."""
    if caller.found is None:
        return ()
    found = await tables_in_play(store, rooms, caller.id)
    return tuple(
        WaitingTable(code=table.code, game=table.game, name=table.rules.text.name(caller.locale))
        for table, turn in reversed(found)
        if turn
    )


def _view(row: PreferencesRow, session: SessionRow, settings: Settings) -> NoticeSettings:
    quiet = None
    if row.quiet_from is not None and row.quiet_until is not None:
        quiet = QuietHours(begins=row.quiet_from, ends=row.quiet_until)
    return NoticeSettings(
        choices=tuple(
            NoticeChoice(
                kind=kind,
                pace=pace,
                channel=channel,
                wanted=preferences.wants(row, kind, pace, channel),
            )
            for kind, pace, channel in preferences.offers()
        ),
        zone=row.zone,
        quiet=quiet,
        push_key=settings.push_public_key if settings.has_push else "",
        mail=bool(session.account) and settings.has_mail,
    )


router = Router(
    "/api",
    route_handlers=[own_notices, change_notices, subscribe, end_subscription, waiting],
    tags=["notices"],
)
