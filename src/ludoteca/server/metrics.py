"""Prometheus metrics of a running server; all metric names are here."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
JOB_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Traffic(Collector):
    """Counters on the path of every move: plain numbers, converted only when scraped."""

    def __init__(self) -> None:
        self.steps = 0
        self._messages: defaultdict[type, int] = defaultdict(int)
        self._answers = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def received(self, message: object) -> None:
        self._messages[type(message)] += 1

    def answered(self, seconds: float) -> None:
        """Count the time from a request's arrival to its answer."""
        self._answers[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("ludoteca_steps", "steps stored", value=self.steps)
        messages = CounterMetricFamily(
            "ludoteca_messages", "messages from browsers", labels=["type"]
        )
        for kind, count in self._messages.items():
            messages.add_metric([kind.__name__], count)
        yield messages
        yield HistogramMetricFamily(
            "ludoteca_act_seconds",
            "from a message's arrival to its answer",
            buckets=[*zip((*map(str, BUCKETS), "+Inf"), accumulate(self._answers), strict=True)],
            sum_value=self._seconds,
        )


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.traffic = Traffic()
        self.registry.register(self.traffic)
        self.tables = self._count("tables", "tables opened", "game")
        self.matches = self._count("matches", "matches begun", "game")
        self.refused = self._count("refused", "refusals", "code")
        self.defects = self._count("defects", "acts that failed by a defect")
        self.bot_failures = self._count("bot_failures", "bots without a move", "game")
        self.reports = self._count("reports", "messages that were reported")
        self.jobs = self._count("compute_jobs", "jobs of the compute processes", "outcome")
        self.job_seconds = Histogram(
            "ludoteca_compute_seconds",
            "from a job's start to its result",
            buckets=JOB_BUCKETS,
            registry=self.registry,
        )
        self.mails = self._count("mails", "mails sent or given up", "outcome")
        self.pushes = self._count("pushes", "pushes by what became of them", "outcome")

    def _count(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"ludoteca_{name}", text, labels, registry=self.registry)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Register a gauge that is computed when scraped."""
        Gauge(f"ludoteca_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
