"""The board game Nieuw Amsterdam for people, bots and researchers."""

__version__ = "0.1.0"
