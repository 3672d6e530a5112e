"""patroon bot."""

import sys
import traceback
from collections.abc import Sequence

from patroon.bots import BOTS, BotError, bot_maker
from patroon.bots.serving import Serving, serve
from patroon.cli.arguments import INTERRUPTED, WRONG_FILE, Arguments, UsageError
from patroon.cli.output import show_table
from patroon.words import Words


def bot(argv: Sequence[str], words: Words) -> int:
    """Let a bot speak the protocol; without a name, list the built-in ones."""
    arguments = Arguments(argv, options=("seed",))
    if not arguments.rest:
        show_table(words("bot-title"), ("", ""), [(name, words(f"bot-{name}")) for name in BOTS])
        return 0
    name, *more = arguments.rest
    if more:
        raise UsageError("cli-no-option", option=more[0])
    try:
        serving = Serving(name, bot_maker(name), arguments.text("seed"))
    except BotError as error:
        raise UsageError(error.key, **error.values) from error
    except Exception:  # somebody's file; whoever wrote it wants to know where
        traceback.print_exc()
        return WRONG_FILE
    if sys.stdin is None:  # closed: there is nothing to answer
        return 0
    try:
        return serve(serving, sys.stdin.buffer, sys.stdout)
    except KeyboardInterrupt:  # a bot has nothing to say to its host
        return INTERRUPTED
