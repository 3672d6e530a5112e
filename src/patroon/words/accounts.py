"""What somebody paid, gained and scored, as phrases."""

from collections.abc import Sequence
from typing import Final

from patroon.rules import events
from patroon.words import things
from patroon.words.phrases import Phrase, listed, message

_NOTED: Final = (events.FEE, events.TRAVELLING)
"""Payments whose reason the decision does not tell."""

Entry = events.Paid | events.Gained | events.Scored


def account_of(entries: Sequence[Entry]) -> Phrase:
    """What a decision cost and brought, like with like, in brackets."""
    parts = [entry_of(entry) for entry in entries if entry.why in _NOTED]
    sums: dict[tuple[int, str], int] = {}
    for entry in entries:
        if entry.why not in _NOTED:
            for sign, name, amount in _amounts(entry):
                sums[sign, name] = sums.get((sign, name), 0) + amount
    parts += [_signed(sign, things.amount(name, amount)) for (sign, name), amount in sums.items()]
    for entry in entries:
        if isinstance(entry, events.Paid) and any(entry.furs):
            number = things.amount("furs", sum(entry.furs))
            parts.append(_signed(-1, message("account-noted", entry=number, note=things.furs(entry.furs))))
    return message("account-brackets", entries=listed(parts))


def entry_of(entry: Entry) -> Phrase:
    """One payment, gain or score; with its reason where the decision does not tell it."""
    amounts = listed(_signed(sign, things.amount(name, amount)) for sign, name, amount in _amounts(entry))
    if entry.why in _NOTED:
        return message("account-noted", entry=amounts, note=message(f"account-{entry.why}"))
    return amounts


def _amounts(entry: Entry) -> list[tuple[int, str, int]]:
    """Sign, name and amount of everything in it but furs."""
    if isinstance(entry, events.Scored):
        return [(-1 if entry.points < 0 else 1, "points", abs(entry.points))]
    sign = -1 if isinstance(entry, events.Paid) else 1
    named = (("coins", entry.coins), ("goods", entry.goods), ("wood", entry.wood), ("corn", entry.corn))
    return [(sign, name, amount) for name, amount in named if amount]


def _signed(sign: int, amount: Phrase) -> Phrase:
    return message("account-minus" if sign < 0 else "account-plus", amount=amount)
