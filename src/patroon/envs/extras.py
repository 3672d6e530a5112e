"""What only researchers need comes with extras of the package; who lacks one is told which."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports in here need this extra. Raises ModuleNotFoundError that says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        message = f"this needs the package {error.name}. Install it with: pip install 'patroon[{name}]'"
        raise ModuleNotFoundError(message, name=error.name, path=error.path) from error
