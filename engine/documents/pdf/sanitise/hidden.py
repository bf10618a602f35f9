"""Hidden content: layers that are off, and counts of data beside the pages for the notices to the user."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import pikepdf
from pikepdf import Array, Dictionary, Name, NameTree, Stream, String

from engine.documents.metadata import Field, fields, is_author

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


def _signs(signature: pikepdf.Object) -> bool:
    """Return whether somebody signed, and it is no right to use the form that its maker bought (PDF 1.7, 12.8.2.3)."""
    methods = (each.get("/TransformMethod") for each in signature.get("/Reference", ()) if isinstance(each, Dictionary))
    return not any(method in ("/UR", "/UR3") for method in methods)


def _is_label(value: pikepdf.Object) -> bool:
    """Return whether a dictionary is a page label with words before the number."""
    return isinstance(value["/P"], String) and set(value.keys()) <= {"/Type", "/S", "/P", "/St"}


# For each kind: a key that most other dictionaries lack, the code, and a further condition.
_KINDS: tuple[tuple[str, str, _Test], ...] = (
    ("/Rect", "annotation", lambda d: d.get("/Subtype") not in ("/Link", "/Widget")),
    ("/EF", "attachment", _always),
    ("/FT", "form-field", _always),
    ("/Type", "hidden-layer", lambda d: d["/Type"] == "/OCG"),
    ("/S", "link", lambda d: d["/S"] in _ELSEWHERE),
    ("/Type", "metadata", lambda d: isinstance(d, Stream) and d["/Type"] == "/Metadata"),
    ("/P", "page-label", _is_label),
    ("/PieceInfo", "private-data", _always),
    ("/JS", "script", _always),
    ("/ByteRange", "signature", _signs),
    ("/Type", "structure-tree", lambda d: d["/Type"] == "/StructTreeRoot"),
    ("/Thumb", "thumbnail", _always),
    ("/XFA", "xfa-form", _always),
)


def count_hidden(pdf: pikepdf.Pdf, source: bytes) -> Counter[str]:
    """Return how much hidden data of each kind the file holds, by notice code.

    Args:
        source: the bytes of the file, with all its revisions.
    """
    found = Counter[str]()
    for each, keys, _ in dictionaries(pdf):
        for code in kinds(each, keys):
            if code == "metadata":
                values = _fields(each)
                found[code] += max(len(values), 1)
                found["author-name"] += sum(value.is_author for value in values)
            else:
                found[code] += 1
        found["author-name"] += is_signed_note(each, keys)
        found["alternative-text"] += bool(descriptions(each))
    for key, _ in properties(pdf):
        found["metadata"] += 1
        found["author-name"] += is_author(key[1:])
    found["destination-name"] += len(destinations(pdf))
    found["article-thread"] += len(threads(pdf))
    found["attachment"] += hybrid_files(pdf)
    found["old-revision"] = len(revisions(source))
    return +found


def destinations(pdf: pikepdf.Pdf) -> dict[str, pikepdf.Object]:
    """Return named destinations, of the name tree and of the older dictionary (ISO 32000-1, 12.3.2.3)."""
    names: dict[str, pikepdf.Object] = dict(pdf.Root.get("/Dests", Dictionary()).items())
    tree = pdf.Root.get("/Names", Dictionary()).get("/Dests")
    if tree is not None:
        names |= {str(name): value for name, value in NameTree(tree).items()}
    return names


def threads(pdf: pikepdf.Pdf) -> list[str]:
    """Return the texts about each article thread (ISO 32000-1, 12.4.3)."""
    found = pdf.Root.get("/Threads")
    infos = [each.get("/I") for each in found if isinstance(each, Dictionary)] if isinstance(found, Array) else []
    texts = ((info.values() if isinstance(info, Dictionary) else ()) for info in infos)
    return [" ".join(str(each) for each in values if isinstance(each, String)) for values in texts]


def hybrid_files(pdf: pikepdf.Pdf) -> int:
    """Return how many files the trailer names: LibreOffice puts the document there that a PDF was made from."""
    found = pdf.trailer.get("/AdditionalStreams")
    return sum(isinstance(each, Stream) for each in found) if isinstance(found, Array) else 0


def _fields(packet: pikepdf.Object) -> tuple[Field, ...]:
    """Return the fields of a metadata stream; none if it can't be decoded."""
    try:
        return fields(packet.read_bytes()) or ()
    except (pikepdf.PdfError, pikepdf.DataDecodingError, ValueError):
        return ()


def properties(pdf: pikepdf.Pdf) -> Iterator[tuple[str, str]]:
    """Yield the properties of the document that have a value, with their keys."""
    info = pdf.trailer.get("/Info", Dictionary())
    for key, value in info.items() if isinstance(info, Dictionary) else ():
        if isinstance(value, String | Name) and str(value).strip():
            yield key, str(value)


def is_signed_note(value: pikepdf.Object, keys: AbstractSet[str]) -> bool:
    """Return whether a dictionary is an annotation that names its author, which a field names otherwise."""
    return "/T" in keys and "/Rect" in keys and "/FT" not in keys and bool(str(value["/T"]).strip())


def descriptions(value: pikepdf.Object) -> str:
    """Return the texts that replace drawn content for readers who can't see it; empty without letters or digits."""
    texts = " ".join(str(value[key]) for key in ("/ActualText", "/Alt", "/E") if isinstance(value.get(key), String))
    return texts if any(map(str.isalnum, texts)) else ""


# Earlier revisions (threat P02): saving may append to a file and leave all its old content.

_END = re.compile(rb"%%EOF\s{0,2}")
_LINEARIZED = b"/Linearized"
_HEAD = 1024  # the first bytes, where a file is marked as linearized: its first end mark then ends no revision
_LEAST = 100  # bytes of a revision


def revisions(source: bytes) -> list[int]:
    """Return where each earlier revision of a file ends, as a number of bytes."""
    ends = [match.end() for match in _END.finditer(source)]
    if _LINEARIZED in source[:_HEAD]:
        del ends[:1]
    return [end for end in ends[:-1] if len(source) - end > _LEAST]


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
