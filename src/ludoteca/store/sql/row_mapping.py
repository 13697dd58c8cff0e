"""Maps row structs to tables of the schema: generated SQL, values to write, rows read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar, get_origin, is_typeddict

import msgspec
from msgspec import Struct
from sqlalchemy import JSON, Boolean, Column, Table

from .. import rows, schema
from ..statement import Records, Statement, Values

Row = TypeVar("Row", bound=Struct)

encode = msgspec.json.Encoder().encode

NAME, PARAMETER, EQUAL, EXCLUDED = '"{0}"', ":{0}", '"{0}" = :{0}', '"{0}" = excluded."{0}"'


class RowMapping(Generic[Row]):
    """Maps one kind of row to its table, whose columns have the names of the fields."""

    def __init__(self, kind: type[Row], table: Table) -> None:
        self._kind = kind
        fields = msgspec.structs.fields(kind)
        columns = [table.c[field.name] for field in fields]
        self._readers = [
            (field.name, _reader(field.type, column))
            for field, column in zip(fields, columns, strict=True)
        ]
        self._documents = [column.name for column in columns if isinstance(column.type, JSON)]
        given = [column.name for column in columns if column.identity is None]
        self._table = table
        self._key = key = [column.name for column in columns if column.primary_key]
        rest = [column.name for column in columns if not column.primary_key]
        self.columns = _each(NAME, [field.name for field in fields])
        self.select = f"SELECT {self.columns} FROM {table}"
        self.insert = (
            f"INSERT INTO {table} ({_each(NAME, given)}) VALUES ({_each(PARAMETER, given)})"
        )
        self.update = f"UPDATE {table} SET {_each(EQUAL, rest)} WHERE {_each(EQUAL, key, ' AND ')}"
        self.upsert = (
            f"{self.insert} ON CONFLICT ({_each(NAME, key)}) DO UPDATE SET {_each(EXCLUDED, rest)}"
        )

    def values(self, row: Row) -> Values:
        """The values to write for a row."""
        values: dict[str, Any] = msgspec.structs.asdict(row)
        for name in self._documents:
            if (document := values[name]) is not None:
                values[name] = encode(document).decode()
        return values

    def update_of(self, row: Row, fields: Iterable[str]) -> Statement:
        """Update some fields of a row, or all if none is named."""
        named = [*fields]
        if not named:
            return Statement(self.update, self.values(row))
        values, key = self.values(row), _each(EQUAL, self._key, " AND ")
        sql = f"UPDATE {self._table} SET {_each(EQUAL, named)} WHERE {key}"
        return Statement(sql, {name: values[name] for name in (*named, *self._key)})

    def row(self, record: Iterable[Any]) -> Row:
        """A row from a record in the order of `columns`."""
        pairs = zip(self._readers, record, strict=True)
        return self._kind(**{name: read(value) for (name, read), value in pairs})


def _each(form: str, names: Iterable[str], separator: str = ", ") -> str:
    return separator.join(form.format(name) for name in names)


def _reader(kind: Any, column: Column[Any]) -> Callable[[Any], Any]:
    if isinstance(column.type, JSON):
        decode = msgspec.json.Decoder(Any if _is_document(kind) else kind).decode
        return lambda value: None if value is None else decode(value)
    if isinstance(column.type, Boolean):
        return bool  # SQLite stores 0 and 1
    if kind is str and column.nullable:
        return lambda value: value or ""
    return _identity


def _is_document(kind: Any) -> bool:
    """Whether to read JSON as it is: an object or a list of objects, whatever their keys."""
    return is_typeddict(kind) or get_origin(kind) in (dict, list)


def _identity(value: Any) -> Any:
    return value


SESSIONS = RowMapping(rows.SessionRow, schema.sessions)
ACCOUNTS = RowMapping(rows.AccountRow, schema.accounts)
LINKS = RowMapping(rows.LinkRow, schema.links)
TABLES = RowMapping(rows.TableRow, schema.tables)
TOURNAMENTS = RowMapping(rows.TournamentRow, schema.tournaments)
MESSAGES = RowMapping(rows.MessageRow, schema.messages)
READ_MARKS = RowMapping(rows.ReadMark, schema.read_marks)
MATCHES = RowMapping(rows.MatchRow, schema.matches)
LOG = RowMapping(rows.LogRow, schema.log)
DUES = RowMapping(rows.DueRow, schema.dues)
HOUSE = RowMapping(rows.HouseRow, schema.house)
PARTICIPATIONS = RowMapping(rows.ParticipationRow, schema.participations)
PROFILES = RowMapping(rows.ProfileRow, schema.profiles)
DELETIONS = RowMapping(rows.DeletionRow, schema.deletions)
TIES = RowMapping(rows.TieRow, schema.ties)
RATINGS = RowMapping(rows.RatingRow, schema.ratings)
RATING_CHANGES = RowMapping(rows.RatingChange, schema.rating_changes)
SNAPSHOTS = RowMapping(rows.SnapshotRow, schema.snapshots)
MAILS = RowMapping(rows.MailRow, schema.mails)
PUSHES = RowMapping(rows.PushRow, schema.pushes)
SUBSCRIPTIONS = RowMapping(rows.SubscriptionRow, schema.subscriptions)
PREFERENCES = RowMapping(rows.PreferencesRow, schema.preferences)
REPORTS = RowMapping(rows.ReportRow, schema.reports)
SANCTIONS = RowMapping(rows.SanctionRow, schema.sanctions)
OPERATOR_ACTS = RowMapping(rows.OperatorActRow, schema.operator_acts)
CREATIONS = RowMapping(rows.CreationRow, schema.creations)
MEDIA = RowMapping(rows.MediumRow, schema.media)
MEDIA_UPLOADS = RowMapping(rows.MediaUpload, schema.media_uploads)


def read_log_records(records: Records) -> list[rows.LogRow]:
    """The steps in what `Store.log_records` returned."""
    return [LOG.row(record) for record in records]
