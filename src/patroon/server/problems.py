"""What is wrong with a request: raised anywhere, answered as a problem document in the reader's language."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from patroon.bots import BotError
from patroon.record import RecordError
from patroon.rules import Refusal
from patroon.rules.fields import MalformedLine
from patroon.server.failures import StorageFailed
from patroon.server.messages import Problem, State
from patroon.words import LANGUAGES, words
from patroon.words.telling import Teller

TITLES: Final = (400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503, 507)
"""The statuses that are ever answered; words/ has a title for each."""


class Trouble(Exception):
    """A request that is not carried out: nothing has changed."""

    def __init__(
        self,
        status: int,
        key: str,
        values: Mapping[str, int | str] | None = None,
        *,
        rule: str | None = None,
        field: str | None = None,
        state: State | None = None,
    ) -> None:
        self.status = status
        self.key = key
        self.values = dict(values or {})
        self.rule = rule
        self.field = field
        self.state = state
        self.names: list[str] = []
        """Who sits at the table, where the sentence names a player."""
        super().__init__(f"{status} {key} {self.values or ''}".rstrip())

    def document(self, language: str) -> Problem:
        """For people and programs."""
        said = words(language)
        return Problem(
            type=f"urn:patroon:problem:{self.key}",
            title=said(f"problem-title-{self.status}"),
            status=self.status,
            detail=Teller(said, self.names).sentence(self.key, self.values),
            key=self.key,
            values=self.values,
            rule=self.rule,
            field=self.field,
            state=self.state,
        )


def refused(refusal: Refusal, names: list[str]) -> Trouble:
    """The rules say no."""
    trouble = Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, refusal.key, refusal.values, rule=refusal.rule or None)
    trouble.names = names
    return trouble


def malformed(error: MalformedLine, path: str = "move") -> Trouble:
    """A move that is none."""
    return Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, error.key, error.values, field=f"{path}.{error.field}")


def no_bot(error: BotError, field: str) -> Trouble:
    return Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, error.key, error.values, field=field)


def bad_record(error: RecordError) -> Trouble:
    """A record that does not hold, with its line."""
    if error.refusal is not None:
        trouble = refused(error.refusal, list(error.names))
    else:
        trouble = Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, error.key, error.values)
    trouble.field = f"line {error.line}"
    return trouble


def storage_trouble(failed: StorageFailed) -> Trouble:
    """The database can't be had: nothing that was asked for is acknowledged."""
    full = failed.key == "storage-full"
    return Trouble(HTTPStatus.INSUFFICIENT_STORAGE if full else HTTPStatus.SERVICE_UNAVAILABLE, failed.key)


def language_of(accepted: str) -> str:
    """The first of the reader's languages that we speak (RFC 9110, 12.5.4)."""
    ranked = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, weight = part.strip().partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        ranked.append((-quality, place, tag.strip()[:2].lower()))
    for quality, _, language in sorted(ranked):
        if quality < 0 and language in LANGUAGES:
            return language
    return LANGUAGES[0]
