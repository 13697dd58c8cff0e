"""The services every room shares."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.server.bots.pool import BotPool
from ludoteca.server.compute.pool import ComputePool
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.mail.outbox import Outbox
from ludoteca.server.metrics import Metrics
from ludoteca.server.moderation.reports import Reports
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.push.sender import PushSender
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.ratings.rater import MatchRater
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
from ludoteca.server.sources import Sources
from ludoteca.store import Store

from .arrangement_listeners import ArrangementListeners
from .next_deadline import NextDeadline


class RoomResources(NamedTuple):
    settings: Settings
    store: Store
    sources: Sources
    house: HouseClock
    metrics: Metrics
    rate_limits: RateLimits
    next_deadline: NextDeadline
    outbox: Outbox
    pushes: PushSender
    bot_pool: BotPool
    compute: ComputePool
    shutdown: Shutdown
    rater: MatchRater
    arrangement_listeners: ArrangementListeners
    sanctions: SanctionBook
    reports: Reports
