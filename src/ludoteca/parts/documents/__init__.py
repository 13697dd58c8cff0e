"""Documents that people write: JSON or CSV read to the end, every problem noted with its place.

| module | |
|---|---|
| `problems` | one fault in a document, and the error that carries them all |
| `text` | JSON and CSV as text: size limit, syntax, rows with their lines |
| `bounds` | nesting and numbers of a JSON text |
| `lines` | the lines on which the values of a JSON text begin |
| `schema` | decoded JSON as a struct, or every value that does not fit |
| `compiled_once` | compiled for the check of the options and for the board |
| `spreadsheet` | the first sheet of an XLSX file as a table of text |
| `reader` | decoded JSON value by value, for formats no struct describes |
"""

from .bounds import out_of_bounds
from .compiled_once import CompiledOnce
from .lines import LineTree, add_lines
from .problems import (
    MAX_COUNTED,
    MAX_PROBLEMS,
    MAX_QUOTED,
    DocumentError,
    DocumentProblem,
    Path,
    raise_if_any,
)
from .reader import DocumentReader
from .schema import read_as
from .spreadsheet import table_of
from .text import (
    MAX_CHARACTERS,
    Row,
    csv_rows,
    is_json,
    json_rows,
    read_json,
    read_text,
)

__all__ = [
    "MAX_CHARACTERS",
    "MAX_COUNTED",
    "MAX_PROBLEMS",
    "MAX_QUOTED",
    "CompiledOnce",
    "DocumentError",
    "DocumentProblem",
    "DocumentReader",
    "LineTree",
    "Path",
    "Row",
    "add_lines",
    "csv_rows",
    "is_json",
    "json_rows",
    "out_of_bounds",
    "raise_if_any",
    "read_as",
    "read_json",
    "read_text",
    "table_of",
]
