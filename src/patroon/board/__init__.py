"""The printed numbers of the game: a Board, loaded and checked from TOML."""

from patroon.board.board import (
    FURS,
    TILES,
    TRADERS,
    Board,
    Card,
    Column,
    Json,
    Layout,
    Scoring,
    Start,
    Trader,
    Zone,
)
from patroon.board.reading import BoardError, board_from_data, board_to_data, built_in, load

__all__ = [
    "FURS",
    "TILES",
    "TRADERS",
    "Board",
    "BoardError",
    "Card",
    "Column",
    "Json",
    "Layout",
    "Scoring",
    "Start",
    "Trader",
    "Zone",
    "board_from_data",
    "board_to_data",
    "built_in",
    "load",
]
