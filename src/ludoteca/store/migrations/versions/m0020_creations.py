"""Store what people make, such as quizzes, and the pictures and sounds in it."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, Text

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "media",
        Column("digest", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("type", Text, nullable=False),
        Column("content", LargeBinary, nullable=False),
        Column("bytes", BigInteger, nullable=False),
        Column("touched", BigInteger, nullable=False),
    )
    op.create_index("media_by_touched", "media", ["touched"])
    media = ForeignKey("media.digest", ondelete="CASCADE")
    op.create_table(
        "media_uploads",
        Column("media", Text, media, primary_key=True),
        Column("player", Text, primary_key=True),
        Column("address", Text, nullable=False),
    )
    op.create_index("media_uploads_by_player", "media_uploads", ["player"])
    op.create_index("media_uploads_by_address", "media_uploads", ["address"])
    document = ForeignKey("documents.hash", ondelete="CASCADE")
    op.create_table(
        "document_media",
        Column("document", Text, document, primary_key=True),
        Column("media", Text, primary_key=True),
    )
    op.create_index("document_media_by_media", "document_media", ["media"])
    op.create_table(
        "creations",
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
    )
    for name in ("player", "address", "document"):
        op.create_index(f"creations_by_{name}", "creations", [name])
