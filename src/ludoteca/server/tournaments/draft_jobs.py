"""Jobs: the start of a tournament and its next round, whose searches may take long."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import Millis
from ludoteca.server.compute.job import Asker, Job, job_of
from ludoteca.server.compute.pool import ComputePool
from ludoteca.tournaments import Tournament, next_round, started


async def start_in_process(compute: ComputePool, tournament: Tournament) -> Tournament:
    """Fix the entrants and make the schedule."""
    return await _ask(compute, job_of(started_from, _encoded(tournament)), tournament)


async def pair_in_process(
    compute: ComputePool, tournament: Tournament, now: Millis, codes: list[str]
) -> Tournament:
    """The next round, or the end."""
    job = job_of(paired_from, _encoded(tournament), now, tuple(codes))
    return await _ask(compute, job, tournament)


async def _ask(compute: ComputePool, job: Job, tournament: Tournament) -> Tournament:
    asker = Asker("", f"tournament {tournament.code}")
    return msgspec.json.decode(await compute.ask(job, asker), type=Tournament)


def started_from(encoded: bytes) -> bytes:
    return _encoded(started(msgspec.json.decode(encoded, type=Tournament)))


def paired_from(encoded: bytes, now: Millis, codes: tuple[str, ...]) -> bytes:
    return _encoded(next_round(msgspec.json.decode(encoded, type=Tournament), now, codes))


def _encoded(tournament: Tournament) -> bytes:
    return msgspec.json.encode(tournament)
