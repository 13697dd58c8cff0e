"""Large options inside tables and matches: stored once, under the hash of their content.

A table is stored again with every change, and a match with its own copy of the options; a quiz of
many questions in them would be written each time. In their place the row holds a reference. So it
does for options with pictures or sounds that somebody brought, which are kept as long as a document
names them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from ludoteca.kernel import JsonObject

REFERENCE = "$sha256"
"""The only key of an object that stands for a document. No option can have this name."""
LARGE = 1_024
"""Bytes above which options are stored on their own."""
MEDIUM = re.compile(r'"sha256:([0-9a-f]{64})"')
"""Pattern of a reference to an uploaded picture or sound."""
OPTIONS, QUEUE = "options", "queue"

encode = msgspec.json.Encoder().encode


def is_large(options: JsonObject) -> bool:
    """Whether options are stored on their own."""
    return len(encode(options)) > LARGE


def as_document(value: JsonObject) -> tuple[str, str]:
    """The hash and the text of a document."""
    text = encode(value)
    return sha256(text).hexdigest(), text.decode()


def media_in(text: str) -> list[str]:
    """The digests of the pictures and sounds that a document names."""
    return list(dict.fromkeys(MEDIUM.findall(text)))


def is_reference(options: JsonObject) -> bool:
    """Whether these are not options, but stand for some."""
    return REFERENCE in options


Documents: TypeAlias = Mapping[str, str]
"""Hash → JSON text."""


def without_documents(whole: JsonObject) -> tuple[JsonObject, Documents]:
    """A row's document with references in place of large options, and what they refer to."""
    found: dict[str, str] = {}

    def reference(options: JsonObject) -> JsonObject:
        hash, text = as_document(options)
        if len(text.encode()) <= LARGE and not MEDIUM.search(text):
            return options
        found[hash] = text
        return {REFERENCE: hash}

    return _with_options(whole, reference), found


def with_documents(stored: JsonObject, documents: Documents) -> JsonObject:
    """The row's document as it was before `without_documents`."""

    def read(options: JsonObject) -> JsonObject:
        hash = options.get(REFERENCE)
        return options if hash is None else msgspec.json.decode(documents[hash])

    return _with_options(stored, read)


def references_in(stored: JsonObject) -> Iterator[str]:
    """The hashes of the documents a row refers to."""
    for options in _options_of(stored):
        if is_reference(options):
            yield options[REFERENCE]


def _options_of(document: JsonObject) -> Iterator[JsonObject]:
    """The options of a table or match, and of the games in a table's queue."""
    for holder in (document, *document.get(QUEUE, ())):
        if isinstance(holder.get(OPTIONS), dict):
            yield holder[OPTIONS]


def _with_options(document: JsonObject, change: Callable[[JsonObject], JsonObject]) -> JsonObject:
    if not any(_options_of(document)):
        return document
    changed: dict[str, Any] = dict(document)
    if isinstance(changed.get(OPTIONS), dict):
        changed[OPTIONS] = change(changed[OPTIONS])
    if changed.get(QUEUE):
        changed[QUEUE] = [
            {**queued, OPTIONS: change(queued[OPTIONS])} if queued.get(OPTIONS) else queued
            for queued in changed[QUEUE]
        ]
    return changed
