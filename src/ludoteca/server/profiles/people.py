"""Finding people by their public ids, and naming players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.kernel import Rejected
from ludoteca.server.ratings.players import GUEST, is_guest, is_person, player_of, strength_of
from ludoteca.server.wire import PlayerName
from ludoteca.store import Known, Store, handle_of


async def find_player(store: Store, id: str) -> Known:
    """A person by their handle, or by the session they have at a table."""
    profile = await store.profile_by_handle(id)
    player = f"{GUEST}{id}" if profile is None else profile.player
    if is_guest(player):
        session = await store.session(player.removeprefix(GUEST))
        if session is not None:
            player = player_of(session)  # a guest may have an account by now
    found = (await store.known([player])).get(player)
    if found is None:
        raise Rejected("unknown_player")
    return found


async def names_of(store: Store, players: Iterable[str]) -> Mapping[str, PlayerName]:
    """What the present names of those are who are still there."""
    known = await store.known(player for player in players if is_person(player))
    return {
        player: PlayerName(name=found.name, handle=handle_of(player))
        for player, found in known.items()
    }


def named(player: str, names: Mapping[str, PlayerName], shown: str = "") -> PlayerName:
    """A player by their present name, or by the one that was shown."""
    if not is_person(player):
        return PlayerName(name="", bot=strength_of(player))
    return names.get(player) or PlayerName(name=shown)
