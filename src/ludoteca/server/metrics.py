"""Metrics: the figures of a running server, for Prometheus. All names are here."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Every server has its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._count("tables", "tables opened", "game")
        self.matches = self._count("matches", "matches begun", "game")
        self.steps = self._count("steps", "steps stored")
        self._messages = self._count("messages", "messages from browsers", "type")
        self._of_type: dict[type, Counter] = {}
        self.refused = self._count("refused", "refusals", "code")
        self.defects = self._count("defects", "acts that failed by a defect")
        self.bot_failures = self._count("bot_failures", "bots without a move", "game")
        self.reports = self._count("reports", "messages that were reported")
        self.mails = self._count("mails", "mails sent or given up", "outcome")
        self.act_seconds = Histogram(
            "ludoteca_act_seconds",
            "from a message's arrival to its answer",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def _count(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"ludoteca_{name}", text, labels, registry=self.registry)

    def heard(self, message: object) -> None:
        """Count a message from a browser; which counter that is, is looked up once."""
        kind = type(message)
        if kind not in self._of_type:
            self._of_type[kind] = self._messages.labels(kind.__name__)
        self._of_type[kind].inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(f"ludoteca_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
