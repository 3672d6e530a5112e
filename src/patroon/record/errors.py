"""What is wrong with a record, and where."""

from collections.abc import Sequence

from patroon.rules.options import Refusal


class RecordError(ValueError):
    """A record that can't be read or does not hold: the line, a message key with its values, or the rule broken."""

    def __init__(
        self, line: int, key: str, values: dict[str, int | str] | None = None, refusal: Refusal | None = None
    ) -> None:
        self.line = line
        self.key = key
        self.values = values or {}
        self.refusal = refusal
        self.names: Sequence[str] = ()
        """The players, as far as the record got to name them."""
        super().__init__(f"line {line}: {refusal or key} {self.values or ''}".rstrip())
