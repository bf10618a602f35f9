"""Everything that a PDF holds beside what it draws: strings, names, keys, streams, bytes between objects.

Threats P02, P03, P06-P17, P27, P30: it looks at every object of the file, whether anything refers to it or not.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pikepdf
from fontTools.misc import eexec
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from engine.verify import raw
from engine.verify.evidence import Exposure, Surface

# Their bytes are pixels once decoded, and no library here decodes all of them: what can be read is read undecoded.
_PICTURE_FILTERS = {"/DCTDecode", "/JPXDecode", "/CCITTFaxDecode", "/JBIG2Decode"}

_ENCRYPTED, _KEY = b"currentfile eexec", 55665

# Loose numbers among the objects say nothing and have no number of their own.
_CONTAINERS = (Array, Dictionary, Stream, String, Name)


def objects(data: bytes, password: str | None) -> Iterator[Surface]:
    """All strings, names, dictionary keys and decoded streams, and the readable runs of the file as a whole.

    Raises:
        pikepdf.PdfError: a stream can't be decoded, so nobody knows what it says.
    """
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        titles = {item.objgen for item in _outline(document)}
        for item in (each for each in document.objects if isinstance(each, _CONTAINERS)):
            place = f"object {item.objgen[0]}"
            free_text = Exposure.TITLE if item.objgen in titles else Exposure.STRING
            yield from _values(item, place, free_text)
            if isinstance(item, Stream):
                exposure = Exposure.STREAM if _may_draw(item) else Exposure.RAW
                yield Surface(f"{place} (stream)", exposure, _readable(item))
        yield from _values(document.trailer, "trailer", Exposure.STRING)
    yield Surface("the file's bytes", Exposure.RAW, raw.runs(data, binary=True))


def _outline(document: pikepdf.Pdf) -> Iterator[Object]:
    root = document.Root.get("/Outlines")
    waiting = [root] if isinstance(root, Dictionary) else []
    seen = set()
    while waiting:
        item = waiting.pop()
        if item.objgen in seen:
            continue
        seen.add(item.objgen)
        yield item
        waiting += [child for key in ("/First", "/Next") if isinstance(child := item.get(key), Dictionary)]


def _values(value: Object, place: str, free_text: Exposure) -> Iterator[Surface]:
    """The strings and names in one object, without those of the objects that it refers to."""
    if isinstance(value, String):
        yield Surface(place, free_text, str(value))
        yield Surface(place, Exposure.RAW, raw.runs(bytes(value)))
    elif isinstance(value, Name):
        yield Surface(place, Exposure.NAME, str(value)[1:])
    elif isinstance(value, Array):
        for item in value:
            if not getattr(item, "is_indirect", False):
                yield from _values(item, place, free_text)
    elif isinstance(value, Dictionary | Stream):
        for key, item in value.items():
            yield Surface(place, Exposure.NAME, key[1:])
            if not getattr(item, "is_indirect", False):
                yield from _values(item, place, free_text)


def _may_draw(stream: Stream) -> bool:
    """Content of pages has no type; that of forms has."""
    return "/Type" not in stream and stream.get("/Subtype", "/Form") == "/Form"


def _readable(stream: Stream) -> str:
    filters = stream.get("/Filter", Array())
    names = {str(name) for name in (filters if isinstance(filters, Array) else (filters,))}
    if names & _PICTURE_FILTERS:
        return raw.runs(stream.read_raw_bytes(), binary=True)
    data = stream.read_bytes()
    return raw.runs(data + _decrypted(data), binary=stream.get("/Subtype") == "/Image")


def _decrypted(data: bytes) -> bytes:
    """The encrypted part of a Type 1 font (Adobe Type 1 Font Format, 7.3); nothing of any other stream."""
    clear, begin, rest = data.partition(_ENCRYPTED)
    if not begin or not clear.startswith(b"%!"):
        return b""
    rest = rest.lstrip()
    if re.fullmatch(rb"[0-9A-Fa-f\s]{8}", rest[:8]):
        digits = b"".join(re.findall(rb"[0-9A-Fa-f]+", rest))
        rest = bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
    return bytes(eexec.decrypt(rest, _KEY)[0])
