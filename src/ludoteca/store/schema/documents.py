"""Large documents inside tables and matches, stored once by their content."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Table, Text

from .base import metadata

documents = Table(
    "documents",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)


def references(what: str, key: str) -> Table:
    """The documents a table or a match refers to."""
    return Table(
        f"{what}_documents",
        metadata,
        Column(what, Text, ForeignKey(key, ondelete="CASCADE"), primary_key=True),
        Column("document", Text, ForeignKey("documents.hash"), primary_key=True),
        Index(f"{what}_documents_by_document", "document"),
    )


table_documents = references("table", "tables.code")
match_documents = references("match", "matches.id")
