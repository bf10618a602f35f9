"""Ways to damage a file: its bytes, its objects, its parts. All chance comes from the generator that is passed in."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from random import Random

import pikepdf
from lxml import etree
from pikepdf import Array, Dictionary, Name, Stream, String

Mutation = Callable[[bytes, Random], bytes]

_ODD_BYTES = (b"\0", b"\xff", b"<", b">", b"(", b")", b"/", b"[", b"]", b"\n", b"%PDF-1.7", b"PK\x03\x04", b"&#0;")
_ODD_NUMBERS = (b"0", b"-1", b"1", b"65536", b"2147483648", b"-99999999999999999999", b"1e38", b"0.0000001", b"nan")
_ODD_VALUES = ("", "-1", "0", "99999999999", "x" * 5000, "\u202e\u0301", "true", "rId1")
_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
_REFERENCE = re.compile(rb"\d+ 0 R")
_MOST_HITS = 8


def flip(data: bytes, chance: Random) -> bytes:
    """Some bits turned over."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, _MOST_HITS)):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def cut(data: bytes, chance: Random) -> bytes:
    """The end missing."""
    return data[: chance.randrange(len(data) + 1)]


def splice(data: bytes, chance: Random) -> bytes:
    """A stretch removed, repeated or replaced by what parsers trip over."""
    start = chance.randrange(len(data) + 1)
    end = min(len(data), start + chance.choice((1, 8, 64, 1024)))
    piece = chance.choice((b"", data[start:end] * 2, chance.choice(_ODD_BYTES) * chance.choice((1, 3, 300))))
    return data[:start] + piece + data[end:]


def renumber(data: bytes, chance: Random) -> bytes:
    """Numbers in plain sight replaced by extreme ones, references by others."""
    pattern = chance.choice((_NUMBER, _REFERENCE))
    found = list(pattern.finditer(data))
    for _ in range(chance.randint(1, _MOST_HITS) if found else 0):
        place = chance.choice(found)
        new = chance.choice(_ODD_NUMBERS) if pattern is _NUMBER else chance.choice(found)[0]
        data = data[: place.start()] + new + data[place.end() :]
    return data


def objects(data: bytes, chance: Random) -> bytes:
    """A PDF whose objects changed places, kinds or keys."""
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data), suppress_warnings=True) as pdf:
        those = [each for each in pdf.objects if isinstance(each, Dictionary | Stream | Array)]
        for _ in range(chance.randint(1, _MOST_HITS)):
            _change(chance.choice(those), those, chance)
        pdf.save(target, compress_streams=chance.random() < 0.5, static_id=True)
    return target.getvalue()


def _change(value: pikepdf.Object, those: list[pikepdf.Object], chance: Random) -> None:
    odd = (0, -1, 1e9, True, Name.Odd, String("odd"), Array([]), Dictionary(), chance.choice(those))
    if isinstance(value, Stream) and chance.random() < 0.5:
        value.write(chance.choice((flip, splice, renumber))(value.read_raw_bytes()[: 1 << 20], chance))
        return
    if isinstance(value, Array):
        if len(value):
            value[chance.randrange(len(value))] = chance.choice(odd)
        return
    keys = sorted(value.keys())
    if keys and chance.random() < 0.3:
        del value[chance.choice(keys)]
    elif keys:
        value[chance.choice(keys)] = chance.choice(odd)


def drawing(data: bytes, chance: Random) -> bytes:
    """A PDF whose drawing instructions were damaged after their compression was undone."""
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data), suppress_warnings=True) as pdf:
        page = pdf.pages[chance.randrange(len(pdf.pages))]
        content = b"\n".join(each.read_bytes() for each in _streams(page))
        page.Contents = pdf.make_stream(chance.choice((flip, splice, renumber, cut))(content, chance))
        pdf.save(target, static_id=True)
    return target.getvalue()


def _streams(page: pikepdf.Page) -> list[Stream]:
    contents = page.obj.get("/Contents", Array())
    return [each for each in (contents if isinstance(contents, Array) else [contents]) if isinstance(each, Stream)]


def entries(data: bytes, chance: Random) -> bytes:
    """A zip with an entry gone, doubled, renamed, exchanged for another, or with damaged bytes."""
    those = _unzipped(data)
    number = chance.randrange(len(those))
    name, content = those[number]
    action = chance.randrange(5)
    if action == 0:
        del those[number]
    elif action == 1:
        those[number] = (name, chance.choice(those)[1])
    elif action == 2:
        those[number] = (chance.choice(("../" + name, name.upper(), "/" + name, name[:-1])), content)
    else:
        those[number] = (name, chance.choice((flip, splice, cut))(content, chance))
    return _zipped(those)


def elements(data: bytes, chance: Random) -> bytes:
    """A DOCX with elements of one part removed, repeated, nested or renamed, and attributes changed."""
    those = _unzipped(data)
    number = chance.choice([number for number, (name, _) in enumerate(those) if name.endswith((".xml", ".rels"))])
    root = etree.fromstring(those[number][1], etree.XMLParser(resolve_entities=False, no_network=True))
    found = [each for each in root.iter() if isinstance(each.tag, str)]
    for _ in range(chance.randint(1, _MOST_HITS)):
        _bend(chance.choice(found), found, chance)
    those[number] = (those[number][0], etree.tostring(root))
    return _zipped(those)


def _bend(element: etree._Element, those: list[etree._Element], chance: Random) -> None:
    parent = element.getparent()
    other = chance.choice(those)
    action = chance.randrange(6)
    if action == 0 and parent is not None:
        parent.remove(element)
    elif action == 1 and parent is not None:
        parent.append(etree.fromstring(etree.tostring(element)))
    elif action == 2:
        element.tag = other.tag
    elif action == 3 and element.attrib:
        element.set(chance.choice(list(element.attrib)), chance.choice(_ODD_VALUES).replace("\0", ""))
    elif action == 4:
        for key, value in other.attrib.items():
            element.set(key, value)
    elif element is not other and other not in element.iterancestors():
        element.append(other)


def _unzipped(data: bytes) -> list[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return [(each.filename, archive.read(each)) for each in archive.infolist()]


def _zipped(those: list[tuple[str, bytes]]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in those:
            archive.writestr(zipfile.ZipInfo(name), content)
    return target.getvalue()


_ANY: tuple[Mutation, ...] = (flip, cut, splice, renumber)
MUTATIONS: dict[str, tuple[Mutation, ...]] = {
    "pdf": (*_ANY, objects, objects, objects, drawing, drawing),
    "docx": (*_ANY, entries, elements, elements, elements),
    "txt": (flip, cut, splice),
}


def mutated(data: bytes, kind: str, chance: Random) -> bytes:
    """One file damaged one to three times; where it is too damaged to be opened once more, some bits turned over."""
    for _ in range(chance.randint(1, 3)):
        try:
            data = chance.choice(MUTATIONS[kind])(data, chance)
        except Exception:
            data = flip(data, chance)
    return data
