"""Metrics: the figures of a running server, for Prometheus. All names are here."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times(Collector):
    """How long something took, and how often."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, BUCKETS), "+Inf"]
        counted = zip(bounds, map(float, accumulate(self._counts)), strict=True)
        yield HistogramMetricFamily(self._name, self._text, buckets=[*counted], sum_value=self._sum)


class Count(Collector):
    """How often something happened."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self.value = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._text, value=self.value)


class Heard(Collector):
    """How many messages of each type came in."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self.counts: Counts[type] = Counts()

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._text, labels=["type"])
        for kind, count in self.counts.items():
            family.add_metric([kind.__name__], count)
        yield family


class Metrics:
    """Every server has its own, so that several can live in one process. What is counted with every
    move has a plain count; only who asks for the figures has it made one of Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._count("tables", "tables opened", "game")
        self.matches = self._count("matches", "matches begun", "game")
        self.steps = Count("ludoteca_steps", "steps stored")
        self.refused = self._count("refused", "refusals", "code")
        self.defects = self._count("defects", "acts that failed by a defect")
        self.bot_failures = self._count("bot_failures", "bots without a move", "game")
        self.reports = self._count("reports", "messages that were reported")
        self.mails = self._count("mails", "mails sent or given up", "outcome")
        self.act_seconds = Times("ludoteca_act_seconds", "from a message's arrival to its answer")
        self._heard = Heard("ludoteca_messages", "messages from browsers")
        for collector in (self.steps, self.act_seconds, self._heard):
            self.registry.register(collector)

    def _count(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"ludoteca_{name}", text, labels, registry=self.registry)

    def heard(self, message: object) -> None:
        """Count a message from a browser."""
        self._heard.counts[type(message)] += 1

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(f"ludoteca_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
