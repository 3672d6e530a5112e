"""Logs: for people in lines, for machines in JSON; with the table's id, and never with a secret."""

import logging
import sys
import time
from typing import Final

import msgspec

EXTRAS: Final = ("table", "bot", "fault", "path")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry.update({name: value for name in EXTRAS if (value := getattr(record, name, None)) is not None})
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


class Lines(logging.Formatter):
    """A line as people read it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        extras = [f"{name}={value}" for name in EXTRAS if (value := getattr(record, name, None)) is not None]
        return f"{text} [{' '.join(extras)}]" if extras else text


def set_up_logs(kind: str) -> None:
    """To standard error, as `json` or as `text`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if kind == "json" else logging.WARNING)
    # uvicorn would tell of every socket that opens, with its address and query.
    for chatty in ("uvicorn", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
