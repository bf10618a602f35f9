"""Counts what a PDF holds beside its pages, so that the person is told what was removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pikepdf
from pikepdf import Array, Dictionary, Stream

from engine.types import Notice

_Test = Callable[[pikepdf.Object], bool]

_KINDS: tuple[tuple[str, _Test], ...] = (
    ("annotation", lambda d: "/Rect" in d and d.get("/Subtype") not in ("/Link", "/Widget")),
    ("attachment", lambda d: "/EF" in d),
    ("form-field", lambda d: "/FT" in d),
    ("hidden-layer", lambda d: d.get("/Type") == "/OCG"),
    ("link", lambda d: d.get("/S") in ("/URI", "/Launch", "/GoToR", "/GoToE", "/SubmitForm", "/ImportData")),
    ("metadata", lambda d: isinstance(d, Stream) and d.get("/Type") == "/Metadata"),
    ("private-data", lambda d: "/PieceInfo" in d),
    ("script", lambda d: "/JS" in d),
    ("signature", lambda d: "/ByteRange" in d),
    ("structure-tree", lambda d: d.get("/Type") == "/StructTreeRoot"),
    ("thumbnail", lambda d: "/Thumb" in d),
    ("xfa-form", lambda d: "/XFA" in d),
)


def count_hidden(pdf: pikepdf.Pdf) -> tuple[Notice, ...]:
    """One notice with a count for each kind of hidden data that there is, sorted by code."""
    found = Counter(code for each in _dictionaries(pdf) for code, test in _KINDS if test(each))
    found["metadata"] += len(pdf.trailer.get("/Info", Dictionary()))
    return tuple(Notice(code, count=count) for code, count in sorted(found.items()) if count)


def _dictionaries(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """All dictionaries and streams, also those that stand inside others."""
    waiting = [each for each in pdf.objects if isinstance(each, Array | Dictionary | Stream)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Dictionary | Stream):
            yield value
        parts = value if isinstance(value, Array) else value.values()
        waiting += [each for each in parts if isinstance(each, Array | Dictionary | Stream) and not each.is_indirect]
