"""The tables of the database, the same for SQLite and PostgreSQL, by area.

Columns have the names of the row fields they store. A change here needs a migration in
`migrations/versions`; a test compares the migrated schema with this one.
"""

from .base import metadata
from .creations import creations, document_media, media, media_uploads
from .documents import documents, match_documents, table_documents
from .house import house
from .matches import dues, log, match_sessions, matches, snapshots
from .messages import mails, messages, read_marks, reports
from .moderation import operator_acts, sanctions
from .notices import preferences, pushes, subscriptions
from .participations import participations, unlisted_matches
from .people import accounts, links, sessions
from .profiles import deletions, profiles, ties
from .ratings import rating_changes, ratings
from .tables import table_sessions, tables
from .tournaments import tournament_sessions, tournaments

__all__ = [
    "accounts",
    "creations",
    "deletions",
    "document_media",
    "documents",
    "dues",
    "house",
    "links",
    "log",
    "mails",
    "match_documents",
    "match_sessions",
    "matches",
    "media",
    "media_uploads",
    "messages",
    "metadata",
    "operator_acts",
    "participations",
    "preferences",
    "profiles",
    "pushes",
    "rating_changes",
    "ratings",
    "read_marks",
    "reports",
    "sanctions",
    "sessions",
    "snapshots",
    "subscriptions",
    "table_documents",
    "table_sessions",
    "tables",
    "ties",
    "tournament_sessions",
    "tournaments",
    "unlisted_matches",
]
