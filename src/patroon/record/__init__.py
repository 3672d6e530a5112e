"""Game records (.nar): read, replay, verify and write them. The format is described in docs/record.md."""

from patroon.record.checkpoint import checkpoint
from patroon.record.errors import RecordError
from patroon.record.header import Continued, Header, Seat, header_for
from patroon.record.reading import Record, load, load_lines
from patroon.record.replay import Replay
from patroon.record.writing import record_bytes, record_lines, save, write_whole

__all__ = [
    "Continued",
    "Header",
    "Record",
    "RecordError",
    "Replay",
    "Seat",
    "checkpoint",
    "header_for",
    "load",
    "load_lines",
    "record_bytes",
    "record_lines",
    "save",
    "write_whole",
]
