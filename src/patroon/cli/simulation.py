"""patroon simulate."""

import json
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from patroon.cli.arguments import INTERRUPTED, MOST_GAMES, WRONG_FILE, Arguments, FileFailed, UsageError
from patroon.cli.failures import Failures, cluster_error
from patroon.cli.output import file_error
from patroon.cli.progress import with_progress
from patroon.cli.results import show_results
from patroon.lab.cluster import ClusterFailed
from patroon.lab.export import Export
from patroon.lab.plots import FORMATS, picture
from patroon.lab.results import Results
from patroon.lab.series import Finished, PlayGame, Rotation, play_series, record_tag
from patroon.lab.workers import Failure
from patroon.record import write_whole
from patroon.words import Words


def simulate(argv: Sequence[str], words: Words) -> int:
    """Let bots play, and show how they fared."""
    options = ("players", "games", "jobs", "ray", "seed", "ms", "records", "export", "plot", "board")
    arguments = Arguments(argv, options=options, flags=("fixed", "json", "times"))
    arguments.nothing_more()
    return _Simulation(arguments, words).run()


class _Simulation:
    """One run of the command."""

    def __init__(self, arguments: Arguments, words: Words) -> None:
        self.words = words
        bots = tuple(arguments.bots())
        self.games = arguments.number("games", 1, MOST_GAMES) or 20
        self.jobs = arguments.jobs()
        seed = arguments.seed()
        self.plan = Rotation(bots, secrets.randbits(64) if seed is None else seed, not arguments.flag("fixed"))
        self.export = arguments.output("export", ("parquet",), "pyarrow")
        self.plot = arguments.output("plot", FORMATS, "matplotlib")
        self.as_json = arguments.flag("json")
        self.times = arguments.flag("times")
        board = arguments.board()
        self.folder = _folder(arguments.text("records"))
        self.tag = record_tag(self.plan, board)
        self.work = PlayGame(
            self.plan,
            board,
            with_decisions=self.export is not None,
            with_record=self.folder is not None,
            ms=arguments.milliseconds(),
        )
        self.results = Results(bots, self.plan.seed, board, self.plan.rotate)
        self.failures = Failures(words, self.plan)
        self.written: list[str] = []

    def run(self) -> int:
        code = 0
        with ExitStack() as stack:
            export = self._open_export(stack)
            try:
                self._play(export)
            except KeyboardInterrupt:  # what is done so far is worth showing
                code = INTERRUPTED
            except FileFailed as failed:
                code = self._say_failed(failed)
            except ClusterFailed as failed:
                if not self.results.games:
                    raise
                print(cluster_error(self.words, failed), file=sys.stderr)
                code = WRONG_FILE
            try:
                self._write(export)
            except FileFailed as failed:
                code = self._say_failed(failed)
        self._show(interrupted=code == INTERRUPTED)
        return code or (0 if self.results.games else WRONG_FILE)

    def _say_failed(self, failed: FileFailed) -> int:
        print(file_error(self.words, failed.path, failed.cause), file=sys.stderr)
        return WRONG_FILE

    def _open_export(self, stack: ExitStack) -> Export | None:
        if self.export is None:
            return None
        try:
            export = Export(self.export)
        except OSError as error:
            raise FileFailed(str(self.export), error) from error
        stack.callback(export.drop)
        return export

    def _play(self, export: Export | None) -> None:
        with closing(play_series(self.work, range(1, self.games + 1), self.jobs)) as series:
            for game in with_progress(series, self.games, self.words):
                if isinstance(game, Failure):
                    self.results.add(game)
                    self.failures.say(game)
                else:
                    self._count(game, export)

    def _count(self, game: Finished, export: Export | None) -> None:
        self.results.add(game.facts)
        if self.folder is not None:
            path = self.folder / f"{self.tag}-{game.facts.number:0{len(str(self.games))}}.nar"
            try:
                write_whole(path, game.record, hurried=True)  # the seed gives it again
            except OSError as error:
                raise FileFailed(str(path), error) from error
        if export is not None:
            try:
                export.add(game.facts, game.decisions)
            except OSError as error:
                export.drop()
                raise FileFailed(str(self.export), error) from error

    def _write(self, export: Export | None) -> None:
        if not self.results.games:
            return
        if export is not None and not export.dropped:
            try:
                export.finish()
            except OSError as error:
                raise FileFailed(str(self.export), error) from error
            files = {"games": str(export.games), "decisions": str(export.decisions)}
            self.written.append(self.words("simulate-exported", **files))
        if self.plot is not None:
            try:
                write_whole(self.plot, picture(self.results, self.words, self.plot.suffix[1:].lower()))
            except OSError as error:
                raise FileFailed(str(self.plot), error) from error
            self.written.append(self.words("simulate-plotted", file=str(self.plot)))

    def _show(self, interrupted: bool) -> None:
        words, results = self.words, self.results
        if self.as_json:
            print(json.dumps({**results.to_json(), "interrupted": interrupted}, indent=1, ensure_ascii=False))
            return
        if results.games:
            show_results(results, words, self.times)
        else:
            print(words("simulate-no-games"))
        if results.failed:
            print(words("simulate-failed", n=results.failed))
        if interrupted:
            print(words("simulate-stopped", n=results.games + results.failed, games=self.games))
        if self.folder is not None:
            print(words("simulate-records", folder=str(self.folder)))
        for sentence in self.written:
            print(sentence)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise UsageError("cli-folder-taken", folder=name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileFailed(name, error) from error
    return folder
