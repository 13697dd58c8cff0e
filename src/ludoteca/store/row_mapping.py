"""RowMapping: how the rows of the protocol become rows of the schema, and come back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import JSON, Boolean, Column, Table

from . import rows, schema
from .statement import Values

Row = TypeVar("Row", bound=Struct)

encode = msgspec.json.Encoder().encode

NAME, MARK, EQUAL, EXCLUDED = '"{0}"', ":{0}", '"{0}" = :{0}', '"{0}" = excluded."{0}"'


class RowMapping(Generic[Row]):
    """Between a kind of row and its table, whose columns are called as the fields; and the SQL
    that follows from that."""

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
        key = [column.name for column in columns if column.primary_key]
        rest = [column.name for column in columns if not column.primary_key]
        self.columns = _each(NAME, [field.name for field in fields])
        self.select = f"SELECT {self.columns} FROM {table}"
        self.insert = f"INSERT INTO {table} ({_each(NAME, given)}) VALUES ({_each(MARK, given)})"
        self.update = f"UPDATE {table} SET {_each(EQUAL, rest)} WHERE {_each(EQUAL, key, ' AND ')}"
        self.upsert = (
            f"{self.insert} ON CONFLICT ({_each(NAME, key)}) DO UPDATE SET {_each(EXCLUDED, rest)}"
        )

    def values(self, row: Row) -> Values:
        """What is written of a row."""
        values: dict[str, Any] = msgspec.structs.asdict(row)
        for name in self._documents:
            if (document := values[name]) is not None:
                values[name] = encode(document).decode()
        return values

    def row(self, record: Iterable[Any]) -> Row:
        """What was read, in the order of `columns`."""
        pairs = zip(self._readers, record, strict=True)
        return self._kind(**{name: read(value) for (name, read), value in pairs})


def _each(form: str, names: Iterable[str], between: str = ", ") -> str:
    return between.join(form.format(name) for name in names)


def _reader(kind: Any, column: Column[Any]) -> Callable[[Any], Any]:
    if isinstance(column.type, JSON):
        decode = msgspec.json.Decoder(kind).decode
        return lambda value: None if value is None else decode(value)
    if isinstance(column.type, Boolean):
        return bool  # SQLite keeps 0 and 1
    if kind is str and column.nullable:
        return lambda value: value or ""
    return _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


SESSIONS = RowMapping(rows.SessionRow, schema.sessions)
ACCOUNTS = RowMapping(rows.AccountRow, schema.accounts)
LINKS = RowMapping(rows.LinkRow, schema.links)
TABLES = RowMapping(rows.TableRow, schema.tables)
MESSAGES = RowMapping(rows.MessageRow, schema.messages)
READ_MARKS = RowMapping(rows.ReadMark, schema.read_marks)
MATCHES = RowMapping(rows.MatchRow, schema.matches)
LOG = RowMapping(rows.LogRow, schema.log)
DUES = RowMapping(rows.DueRow, schema.dues)
SNAPSHOTS = RowMapping(rows.SnapshotRow, schema.snapshots)
MAILS = RowMapping(rows.MailRow, schema.mails)
