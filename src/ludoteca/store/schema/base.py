"""What all tables of the database share."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

NUMBERED = BigInteger().with_variant(Integer, "sqlite")
"""SQLite autoincrements only columns of type INTEGER."""


def match_key() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id"), primary_key=True)
