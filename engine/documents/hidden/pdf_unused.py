"""Unused content of a PDF: forms and pictures that no page draws, and words in character maps (threats P21, P23)."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, Object, Stream, String

from engine.core.types import Concealed
from engine.documents.hidden.shown import seen_words, unseen

_Number = tuple[int, int]
_MAPPED = re.compile(rb"<([0-9A-Fa-f\s]+)>")
_DRAWS_TEXT = re.compile(rb"\bBT\b.*\b(?:Tj|TJ)\b", re.DOTALL)
_LONGEST_LIGATURE = 3  # letters, in UTF-16: ffi
_EVERYWHERE = (-10_000, -10_000, 10_000, 10_000)


def find(plain: bytes, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield each form and picture that no page draws, and each word of a character map that no page shows.

    Args:
        plain: a file that is not encrypted.
        seen: the words that the pages show.
    """
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        used = drawn(pdf)
        unused = [each for each in pdf.objects if isinstance(each, Stream) and each.objgen not in used]
        for each in unused:
            if each.get("/Subtype") == "/Form":
                words = " ".join(sorted(seen_words(_text(each)) - seen))
                yield Concealed("unused-content", bool(words), None, words)
            elif each.get("/Subtype") == "/Image":
                yield Concealed("unused-picture", True)
            elif text := strings(each):
                yield from unseen("unused-content", text, seen)
        for word in _mapped(pdf):
            if not seen_words(word) <= seen:
                yield Concealed("unused-map-entry", True, None, word)


def drawn(pdf: pikepdf.Pdf) -> frozenset[_Number]:
    """Return the numbers of the streams that pages and annotations draw, directly or through others."""
    known: set[_Number] = set()
    pending: list[tuple[Object, Object | None]] = []
    for page in pdf.pages:
        contents = page.obj.get("/Contents")
        known |= {
            each.objgen for each in (contents if isinstance(contents, Array) else (contents,)) if each is not None
        }
        pending += _called(page.obj, page.obj.get("/Resources"))
        annotations = page.obj.get("/Annots")
        for each in annotations if isinstance(annotations, Array) else ():
            if isinstance(each, Dictionary):
                pending += ((appearance, None) for appearance in _streams(each.get("/AP")))
    while pending:
        each, around = pending.pop()
        if each.objgen in known:
            continue
        known.add(each.objgen)
        if each.get("/Subtype") == "/Image":
            pending += ((mask, None) for key in ("/SMask", "/Mask") for mask in _streams(each.get(key)))
        else:
            pending += _called(each, each.get("/Resources", around))
    return frozenset(known)


def _called(holder: Object, resources: Object | None) -> Iterator[tuple[Object, Object | None]]:
    """Yield the streams that the content of a page, form, pattern or glyph draws, with their resources.

    All patterns and fonts that it lists count as drawn.
    """
    if not isinstance(resources, Dictionary):
        return
    listed = resources.get("/XObject")
    if isinstance(listed, Dictionary):
        for call in pikepdf.parse_content_stream(holder, operators="Do"):
            name = call.operands[0] if call.operands else None
            if isinstance(name, Name) and isinstance(listed.get(str(name)), Stream):
                yield listed[str(name)], resources
    for kind, keys in (("/Pattern", ()), ("/ExtGState", ("/SMask", "/G")), ("/Font", ("/CharProcs",))):
        entries = resources.get(kind)
        for entry in entries.values() if isinstance(entries, Dictionary) else ():
            own = entry.get("/Resources", resources) if isinstance(entry, Dictionary) else resources
            found: Object | None = entry
            for key in keys:
                found = found.get(key) if isinstance(found, Dictionary) else None
            yield from ((each, own) for each in _streams(found))


def _streams(value: Object | None, depth: int = 3) -> Iterator[Object]:
    """Yield a stream, or those of a dictionary: an appearance has one for each state of a button."""
    if isinstance(value, Stream):
        yield value
    elif isinstance(value, Dictionary) and depth:
        for each in value.values():
            yield from _streams(each, depth - 1) if isinstance(each, Dictionary | Stream) else ()


def _text(form: Object) -> str:
    """Return the text of a form, drawn as a page of its own."""
    with pikepdf.new() as alone:
        page = alone.add_blank_page(page_size=(_EVERYWHERE[2], _EVERYWHERE[3]))
        page.obj.MediaBox = Array(_EVERYWHERE)
        page.obj.Resources = Dictionary(XObject=Dictionary(X=alone.copy_foreign(form)))
        page.obj.Contents = alone.make_stream(b"/X Do")
        target = io.BytesIO()
        alone.save(target)
    with pymupdf.open("pdf", target.getvalue()) as document:
        return str(document[0].get_text())


def strings(stream: Object) -> str:
    """Return the strings that a content stream would draw, one after the other; empty for other streams."""
    if {"/Type", "/Subtype"} & stream.keys() or not _DRAWS_TEXT.search(stream.read_bytes()):
        return ""
    found = []
    for call in pikepdf.parse_content_stream(stream, operators="Tj TJ ' \""):
        for operand in call.operands:
            pieces = operand if isinstance(operand, Array) else (operand,)
            found += [str(each) for each in pieces if isinstance(each, String)]
    return "".join(found)


def _mapped(pdf: pikepdf.Pdf) -> Iterator[str]:
    """Yield the texts, longer than any ligature, that character maps give for one code."""
    for each in pdf.objects:
        stream = each.get("/ToUnicode") if isinstance(each, Dictionary) else None
        if isinstance(stream, Stream):
            for digits in _MAPPED.findall(stream.read_bytes()):
                packed = b"".join(digits.split())
                if len(packed) > 4 * _LONGEST_LIGATURE:
                    yield bytes.fromhex(packed[: len(packed) // 4 * 4].decode()).decode("utf-16-be", "ignore")
