"""What Prometheus is told. With several workers, the counts of all of them are added up."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter("bellum_http_requests_total", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("bellum_http_seconds", "Time to answer an HTTP request", ["route"], buckets=FAST)
SOCKETS = Gauge("bellum_sockets", "Open web sockets", multiprocess_mode="livesum")
STATES = Counter("bellum_states_total", "Whole states of tables that were put into words")
MESSAGES = Counter("bellum_messages_total", "Messages from clients", ["type", "answer"])
ENTRIES = Counter("bellum_entries_total", "Entries added to the logs of tables", ["kind", "by"])
ACTION_SECONDS = Histogram(
    "bellum_action_seconds", "From an action's arrival until it is durable and sent", ["by"], buckets=FAST
)
COMMIT_SECONDS = Histogram("bellum_commit_seconds", "Time of a writing transaction", buckets=FAST)
COMMIT_WRITES = Histogram(
    "bellum_commit_writes", "Writes in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
MACHINE_SECONDS = Histogram("bellum_machine_seconds", "Time to choose an action", ["player"], buckets=FAST)
FORESEEN = Counter("bellum_foreseen_total", "Answers of machine players that were found before they were due")
TABLES = Gauge("bellum_tables_in_memory", "Tables kept in memory", multiprocess_mode="livesum")


def exposition() -> tuple[bytes, str]:
    """The metrics as text, and the content type of that."""
    registry: CollectorRegistry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
