"""Counts what a PDF holds beside its pages, so that the person is told what was removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet

import pikepdf
from pikepdf import Array, Dictionary, Stream

from engine.formats.metadata import count_fields
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
    found = Counter[str]()
    for each, keys, _ in dictionaries(pdf):
        for code in kinds(each, keys):
            found[code] += _fields(each) if code == "metadata" else 1
    found["metadata"] += len(pdf.trailer.get("/Info", Dictionary()))
    return tuple(Notice(code, count=count) for code, count in sorted(found.items()) if count)


def _fields(packet: pikepdf.Object) -> int:
    """Return how many fields a stream of metadata has; one that can't be decoded counts as one."""
    try:
        return count_fields(packet.read_bytes())
    except (pikepdf.PdfError, pikepdf.DataDecodingError, ValueError):
        return 1


def kinds(value: pikepdf.Object, keys: AbstractSet[str]) -> Iterator[str]:
    """The kinds of hidden data that a dictionary with these keys is."""
    return (code for key, code, test in _KINDS if key in keys and test(value))


def dictionaries(pdf: pikepdf.Pdf) -> Iterator[tuple[pikepdf.Object, AbstractSet[str], tuple[int, int]]]:
    """All dictionaries and streams, also those that stand inside others, with their keys and the number of the object
    that holds them."""
    waiting = [(each, each.objgen) for each in pdf.objects if isinstance(each, Array | Dictionary | Stream)]
    while waiting:
        value, owner = waiting.pop()
        if isinstance(value, Array):
            parts = iter(value)
        else:
            items = dict(value.items())
            yield value, items.keys(), owner
            parts = iter(items.values())
        waiting += [
            (each, owner) for each in parts if isinstance(each, Array | Dictionary | Stream) and not each.is_indirect
        ]
