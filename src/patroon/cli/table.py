"""The whole table as text: everything that lies on it."""

from patroon.cli.output import show_table
from patroon.rules.state import State
from patroon.words.tables import Grid, result, whole
from patroon.words.telling import Teller


def show_state(state: State, teller: Teller) -> None:
    """Print the table, zone by zone."""
    print()
    for part in whole(state, teller):
        if isinstance(part, Grid):
            show_table(*part)
        else:
            print(part)


def show_result(state: State, teller: Teller) -> None:
    """Print the final scores with where the last points came from."""
    show_table(*result(state, teller))
