"""Tables of creations, such as quizzes, and of the pictures and sounds that documents name."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, Table, Text

from .base import metadata

media = Table(
    "media",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("type", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("media_by_touched", "touched"),
)

media_uploads = Table(
    "media_uploads",
    metadata,
    Column("media", Text, ForeignKey("media.digest", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Index("media_uploads_by_player", "player"),
    Index("media_uploads_by_address", "address"),
)

# Digests that a document names, whether such media are kept or not
document_media = Table(
    "document_media",
    metadata,
    Column("document", Text, ForeignKey("documents.hash", ondelete="CASCADE"), primary_key=True),
    Column("media", Text, primary_key=True),
    Index("document_media_by_media", "media"),
)

creations = Table(
    "creations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("option", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("document", Text, ForeignKey("documents.hash"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    *(Index(f"creations_by_{name}", name) for name in ("player", "address", "document")),
)
