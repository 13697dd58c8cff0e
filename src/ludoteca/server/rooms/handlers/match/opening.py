"""Making a match, new or loaded, the live one of its room."""

from __future__ import annotations

from ludoteca.server.mail.notifications import MatchNotifier
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.matches.writer import MatchWriter
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.deferral import NO_DEFERRAL
from ludoteca.server.tables.tutorial import HELD


def open_match(room: Room, writer: MatchWriter) -> LiveMatch:
    """Make a match the live one of this room."""
    names = [sitter["name"] for sitter in writer.row.setup["sitters"]]
    presenter = Presenter(writer, names, writer.row.setup["commitment"])
    if room.table.tutorial:
        writer.deferral = lambda state: HELD if room.is_held else NO_DEFERRAL
    elif room.table.is_hosted:
        writer.awaits_host = lambda state: room.awaits_host(state, writer.due(state))
    elif writer.is_post:
        writer.shown_time = room.house.live_from_post
        writer.deferral = lambda state: room.deferral(writer.match.engine.to_act(state))
    room.live = LiveMatch(writer, presenter, _notifier(room, presenter))
    room.proposal = None
    return room.live


def _notifier(room: Room, presenter: Presenter) -> MatchNotifier | None:
    """Mails are written in correspondence only. Pushes also reach who is away from the others."""
    has_mail = room.is_correspondence and room.settings.has_mail
    if not (has_mail or room.settings.has_push) or room.table.tutorial:
        return None
    resources = room.resources
    return MatchNotifier(
        presenter,
        lambda: room.table,
        room.is_online,
        room.settings,
        room.store,
        resources.sources,
        resources.metrics,
        resources.outbox,
        resources.pushes,
    )
