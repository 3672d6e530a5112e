"""python -m patroon."""

from patroon.cli import run

run()
