"""What can fail for reasons outside this program; known to the command line too, so without heavy imports."""


class StorageFailed(Exception):
    """The database can't be had or can't take more; what was asked for is not stored, as far as we know."""

    def __init__(self, key: str, reason: str) -> None:
        self.key = key
        super().__init__(reason)


class NewerDatabase(Exception):
    """A database or a backup that a newer patroon wrote."""

    def __init__(self, revision: str) -> None:
        self.revision = revision
        super().__init__(f"version {revision} is newer than this program's")


class NotADatabase(ValueError):
    """An address that names no database we know."""


class BadBackup(Exception):
    """A file that is no backup, or a damaged one; or a place that has no room for it. A message key."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)
