"""Bringing a database up to date, step by step (migrations/versions), with Alembic."""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

from patroon.server.failures import NewerDatabase
from patroon.server.storage.schema import HEAD


def revision_of(connection: Connection) -> str | None:
    """Which migration the database is at; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(connection: Connection, target: str = HEAD) -> None:
    """Carry out the migrations that are missing, in the caller's transaction. Raises NewerDatabase."""
    revision = revision_of(connection)
    if revision == target:
        return
    if revision is not None and revision > target:
        raise NewerDatabase(revision)
    # Imported only now: most starts have nothing to do.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("patroon.server.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, target)
