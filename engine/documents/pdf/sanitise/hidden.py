"""Hidden content: layers that are off, and counts of data beside the pages for the notices to the user."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import pikepdf
from pikepdf import Array, Dictionary, Stream

from engine.core.types import Notice
from engine.documents.metadata import count_fields

# Optional content that a viewer hides when it opens the file (threat P17; ISO 32000-1, 8.11).


_Policy = Callable[[Iterable[bool]], bool]

# ISO 32000-1, table 99: visibility by the states of the groups of a membership dictionary.
_POLICIES: dict[str, _Policy] = {
    "/AllOn": all,
    "/AnyOn": any,
    "/AnyOff": lambda states: not all(states),
    "/AllOff": lambda states: not any(states),
}


@dataclass(frozen=True, slots=True)
class Layers:
    """The optional content groups that are off, by object number."""

    off: frozenset[tuple[int, int]]

    def hides(self, content: pikepdf.Object | None) -> bool:
        """Return whether content with this group or membership dictionary (a value of /OC) is hidden."""
        return isinstance(content, Dictionary) and not self._visible(content)

    def _visible(self, content: pikepdf.Object) -> bool:
        if content.get("/Type") != "/OCMD":
            return content.objgen not in self.off
        if isinstance(content.get("/VE"), Array):
            return self._expression(content.VE)
        groups = content.get("/OCGs")
        members = list(groups) if isinstance(groups, Array) else [groups]
        states = [each.objgen not in self.off for each in members if isinstance(each, Dictionary)]
        return not states or _POLICIES.get(str(content.get("/P")), any)(states)

    def _expression(self, expression: pikepdf.Object) -> bool:
        if not isinstance(expression, Array):
            return expression.objgen not in self.off
        operator, *operands = expression
        states = [self._expression(each) for each in operands]
        if operator == "/Not":
            return not any(states)
        return any(states) if operator == "/Or" else all(states)


def read_layers(pdf: pikepdf.Pdf) -> Layers:
    """Return the layers that the default configuration of the file turns off."""
    properties = pdf.Root.get("/OCProperties")
    if not isinstance(properties, Dictionary):
        return Layers(frozenset())
    default = properties.get("/D", Dictionary())
    off = {each.objgen for each in default.get("/OFF", Array())}
    if default.get("/BaseState") == "/OFF":
        off |= {each.objgen for each in properties.get("/OCGs", Array())}
        off -= {each.objgen for each in default.get("/ON", Array())}
    return Layers(frozenset(off))


_Test = Callable[[pikepdf.Object], bool]

_ELSEWHERE = ("/URI", "/Launch", "/GoToR", "/GoToE", "/SubmitForm", "/ImportData")


def _always(_: pikepdf.Object) -> bool:
    return True


# For each kind: a key that most other dictionaries lack, the code, and a further condition.
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
    """Return one notice with a count for each kind of hidden data in the file, sorted by code."""
    found = Counter[str]()
    for each, keys, _ in dictionaries(pdf):
        for code in kinds(each, keys):
            found[code] += _fields(each) if code == "metadata" else 1
    found["metadata"] += len(pdf.trailer.get("/Info", Dictionary()))
    return tuple(Notice(code, count=count) for code, count in sorted(found.items()) if count)


def _fields(packet: pikepdf.Object) -> int:
    """Return the number of fields of a metadata stream; one that can't be decoded counts as one."""
    try:
        return count_fields(packet.read_bytes())
    except (pikepdf.PdfError, pikepdf.DataDecodingError, ValueError):
        return 1


def kinds(value: pikepdf.Object, keys: AbstractSet[str]) -> Iterator[str]:
    """Yield the kinds of hidden data that a dictionary with these keys belongs to."""
    return (code for key, code, test in _KINDS if key in keys and test(value))


def dictionaries(pdf: pikepdf.Pdf) -> Iterator[tuple[pikepdf.Object, AbstractSet[str], tuple[int, int]]]:
    """Yield all dictionaries and streams, also nested ones.

    Each comes with its keys and the number of the object that holds it.
    """
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
