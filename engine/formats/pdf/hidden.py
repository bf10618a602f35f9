"""Counts what a PDF holds beside its pages, so that the person is told what was removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet

import pikepdf
from pikepdf import Array, Dictionary, Stream

from engine.types import Notice

_Test = Callable[[pikepdf.Object], bool]

_ELSEWHERE = ("/URI", "/Launch", "/GoToR", "/GoToE", "/SubmitForm", "/ImportData")


def _always(_: pikepdf.Object) -> bool:
    return True


# The key that tells each kind from most other dictionaries, and what must hold besides.
_KINDS: tuple[tuple[str, str, _Test], ...] = (
    ("/Rect", "annotation", lambda d: d.get("/Subtype") not in ("/Link", "/Widget")),
    ("/EF", "attachment", _always),
    ("/FT", "form-field", _always),
    ("/Type", "hidden-layer", lambda d: d["/Type"] == "/OCG"),
    ("/S", "link", lambda d: d["/S"] in _ELSEWHERE),
    ("/Type", "metadata", lambda d: isinstance(d, Stream) and d["/Type"] == "/Metadata"),
    ("/PieceInfo", "private-data", _always),
    ("/JS", "script", _always),
    ("/ByteRange", "signature", _always),
    ("/Type", "structure-tree", lambda d: d["/Type"] == "/StructTreeRoot"),
    ("/Thumb", "thumbnail", _always),
    ("/XFA", "xfa-form", _always),
)


def count_hidden(pdf: pikepdf.Pdf) -> tuple[Notice, ...]:
    """One notice with a count for each kind of hidden data that there is, sorted by code."""
    found = Counter(
        code for each, keys in _dictionaries(pdf) for key, code, test in _KINDS if key in keys and test(each)
    )
    found["metadata"] += len(pdf.trailer.get("/Info", Dictionary()))
    return tuple(Notice(code, count=count) for code, count in sorted(found.items()) if count)


def _dictionaries(pdf: pikepdf.Pdf) -> Iterator[tuple[pikepdf.Object, AbstractSet[str]]]:
    """All dictionaries and streams, also those that stand inside others, with their keys."""
    waiting = [each for each in pdf.objects if isinstance(each, Array | Dictionary | Stream)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Array):
            parts = iter(value)
        else:
            items = dict(value.items())
            yield value, items.keys()
            parts = iter(items.values())
        waiting += [each for each in parts if isinstance(each, Array | Dictionary | Stream) and not each.is_indirect]
