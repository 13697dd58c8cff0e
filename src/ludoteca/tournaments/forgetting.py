"""A tournament without what it tells of a person whose data are deleted: first who they were, and
that they play no more; then their ids, by which the results of their tables are found."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludoteca.kernel import Millis

from .rounds import called_off
from .tournament import Entrant, Tournament


def withdrawn(tournament: Tournament, ids: Collection[str], label: str, now: Millis) -> Tournament:
    """Without a person by their sessions and players: gone before the start, and afterwards out of
    all rounds to come, under another name. Where only they could start it, it is called off."""
    is_running = tournament.phase == "running"

    def without(entrant: Entrant) -> Entrant:
        if not _is_one_of(entrant, ids):
            return entrant
        return replace(entrant, name=label, is_gone=entrant.is_gone or is_running)

    entrants = tournament.entrants
    if tournament.phase == "registration":
        entrants = tuple(entrant for entrant in entrants if not _is_one_of(entrant, ids))
    changed = replace(tournament, entrants=tuple(map(without, entrants)))
    if tournament.organiser not in ids and tournament.organiser_player not in ids:
        return changed
    changed = replace(changed, organiser_name=label)
    is_stuck = tournament.phase == "registration" and tournament.starts is None
    return called_off(changed, now) if is_stuck else changed


def forgotten(tournament: Tournament, ids: Collection[str], nobody: str) -> Tournament:
    """With `nobody` in place of their ids."""
    is_organiser = tournament.organiser in ids or tournament.organiser_player in ids
    return replace(
        tournament,
        organiser=nobody if is_organiser else tournament.organiser,
        organiser_player="" if is_organiser else tournament.organiser_player,
        entrants=tuple(
            replace(each, person=nobody, player="") if _is_one_of(each, ids) else each
            for each in tournament.entrants
        ),
        removed=tuple(id for id in tournament.removed if id not in ids),
    )


def _is_one_of(entrant: Entrant, ids: Collection[str]) -> bool:
    return bool(entrant.person) and (entrant.person in ids or entrant.player in ids)
