"""The tables of the database, as they are after all migrations. Times are seconds since 1970; JSON is text."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

HEAD: Final = "0001"
"""The newest migration."""

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("generation", String, primary_key=True),  # another one after a restore: whoever remembers must forget
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # of the secret, which is nowhere here
    Column("id", String, nullable=False, unique=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),  # "device" or "link"
    Column("created", Double, nullable=False),
    Column("expires", Double),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, ForeignKey("people.id"), nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("invite", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("first", Integer),
    Column("seed", LargeBinary),
    Column("source", Text),  # where an imported or continued game comes from
    Column("line", Integer, nullable=False),  # how many there are
    Column("talk", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of this row and its seats
    Column("decides", Integer),
    Column("asked", Double),  # since when
    Column("result", Text),
    Column("rematch", String),
    Index("tables_listed", "public", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("by", String, nullable=False),  # "person", "here" or "bot"
    Column("name", String),
    Column("colour", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), index=True),
    Column("bot", String),
    Column("stand_in", String),  # the bot that plays for a person
    PrimaryKeyConstraint("table", "number"),
)

guests = Table(
    "guests",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("table", "person"),
)

lines = Table(
    "lines",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String),
    Column("name", String),
    Column("text", Text),
    Column("notice", Text),  # a message key and its values, where the house speaks
    PrimaryKeyConstraint("table", "number"),
)

work = Table(
    "work",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, nullable=False),  # the number of lines that the bot's decision answers
    Column("claimed_by", String),
    Column("claimed_until", Double, nullable=False),
)
