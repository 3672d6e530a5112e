"""What the server counts and measures, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

TABLES_HELD: Final = Gauge("patroon_tables_held", "Tables in memory.", registry=REGISTRY)
TABLES_MADE: Final = Counter("patroon_tables_made", "Tables made here.", registry=REGISTRY)
SOCKETS: Final = Gauge("patroon_sockets", "Open WebSockets.", registry=REGISTRY)
LINES: Final = Counter(
    "patroon_lines", "Lines of games seen here: moves, outcomes of chance, undos.", registry=REGISTRY
)
MOVES: Final = Counter("patroon_moves", "Moves stored here.", ["by"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "patroon_move_seconds", "From a move's arrival to its being on disk and told.", registry=REGISTRY, buckets=QUICK
)
REQUEST_SECONDS: Final = Histogram(
    "patroon_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)
BOT_SECONDS: Final = Histogram(
    "patroon_bot_seconds", "A bot's decision, from being due here to being stored.", registry=REGISTRY, buckets=QUICK
)
BOT_QUEUE: Final = Gauge("patroon_bot_queue", "Bots' decisions waiting here.", registry=REGISTRY)
FAULTS: Final = Counter("patroon_faults", "What went wrong.", ["kind"], registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
