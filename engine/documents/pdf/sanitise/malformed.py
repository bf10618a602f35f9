"""Repair malformed content streams so that all readers see the same, or refuse the file (threat P29).

Readers go on in different ways after an array or dictionary without an end, an operator within one, or an inline image
without data: one shows the words that follow, another drops them. A repair counts only if no reader loses text or ink
that it showed before.
"""

from __future__ import annotations

import io
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
import pypdfium2
from pdfminer.pdfdevice import PDFTextDevice
from pdfminer.pdffont import PDFUnicodeNotDefined
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage
from pdfminer.psparser import PSException
from pikepdf import Array, ContentStreamInstruction, Operator, Stream, String

from engine.core.errors import CannotMakeSafe, DamagedFile
from engine.documents.pdf.content.grammar import is_regular
from engine.documents.pdf.content.graphics import Instruction
from engine.documents.pdf.content.operands import is_number, with_own_operands
from engine.documents.pdf.content.operators import SHOWS_TEXT
from engine.documents.pdf.content.parsing import Repair, joined, repaired
from engine.documents.pdf.content.walking import walk
from engine.documents.rasters import Pixels

# It logs what it can't parse, which can be text of the document.
logging.getLogger("pdfminer").setLevel(logging.CRITICAL + 1)

_INK = 128  # of 255: a darker pixel shows something
_BARE = 250  # of 255
_FEW = 8  # pixels that two drawings of one page may differ by
_LARGEST = 2000.0  # pixels on a side of a drawn page


class _Page(NamedTuple):
    """The content of a page as readers show it: characters by reader, and grey pixels by renderer."""

    characters: tuple[Counter[str], ...]
    pixels: tuple[Pixels, ...]


def repair_content(pdf: pikepdf.Pdf, saved: Callable[[pikepdf.Pdf], bytes]) -> None:
    """Rewrite the content streams that readers may parse differently.

    Raises:
        CannotMakeSafe: after every repair a reader loses something that it showed before; `pages`.
        DamagedFile: a filter of a content stream can't be undone.
    """
    malformed = dict(_malformed(pdf))
    if not malformed:
        return
    original = saved(pdf)
    done: set[tuple[int, int]] = set()
    for number, streams in malformed.items():
        before = _shown(original, number)
        contents = {key: _content(stream) for key, stream in streams.items() if key not in done}
        for repair in Repair:
            with suppress(TypeError, pikepdf.PdfError):
                for key, content in contents.items():
                    _write(pdf, streams[key], pikepdf.unparse_content_stream(list(_shows(repaired(content, repair)))))
                if _loses_nothing(before, _shown(saved(pdf), number)):
                    break
        else:
            raise CannotMakeSafe(problem="content-readers", pages=(number,))
        done |= contents.keys()


def _malformed(pdf: pikepdf.Pdf) -> Iterator[tuple[int, dict[tuple[int, int], pikepdf.Object]]]:
    """Yield the malformed streams of each page that has any, by object number; a page owns its own content."""
    known: dict[tuple[int, int], bool] = {}
    for drawn in walk(pdf):
        for stream in drawn.streams:
            known[stream.objgen] = not is_regular(_content(stream))
    if not any(known.values()):
        return
    for number, page in enumerate(pdf.pages):
        found = {
            stream.objgen: stream
            for drawn in walk(pdf, (page,))
            for stream in drawn.streams
            if known.get(stream.objgen)
        }
        if found:
            yield number, found


def _content(stream: pikepdf.Object) -> bytes:
    try:
        return joined(stream)
    except (pikepdf.PdfError, pikepdf.DataDecodingError) as error:
        raise DamagedFile(format="pdf", problem="content") from error


def _write(pdf: pikepdf.Pdf, stream: pikepdf.Object, data: bytes) -> None:
    if isinstance(stream, Stream):
        stream.write(data)
    else:
        stream["/Contents"] = pdf.make_stream(data)


def _shows(instructions: Iterable[Instruction]) -> Iterator[Instruction]:
    """Yield instructions; those that show text with the operands that a tolerant reader takes."""
    for each in instructions:
        operator = str(each.operator)
        if operator in SHOWS_TEXT and isinstance(each, ContentStreamInstruction) and with_own_operands(each) is None:
            operands = list(each.operands)
            kind = Array if operator == "TJ" else String
            shown = [operand for operand in operands if isinstance(operand, kind)][-1:]
            numbers = [operand for operand in operands if is_number(operand)][-2:]
            if shown and operator == '"' and len(numbers) == 2:
                yield ContentStreamInstruction([*numbers, *shown], each.operator)
            elif shown:
                yield ContentStreamInstruction(shown, Operator("'") if operator == '"' else each.operator)
        else:
            yield each


def _shown(data: bytes, number: int) -> _Page:
    """Return what MuPDF, PDFium and pdfminer show of a page.

    Raises:
        pymupdf.mupdf.FzErrorBase, RuntimeError, pypdfium2.PdfiumError: MuPDF or PDFium can't read the page.
    """
    with pymupdf.open("pdf", data) as document:
        page = document[number]
        texts = [page.get_text()]
        drawn = page.get_pixmap(matrix=pymupdf.Matrix(*[_scale(*page.rect.br)] * 2), colorspace="gray", alpha=False)
        pixels = [np.frombuffer(drawn.samples, np.uint8).reshape(drawn.height, drawn.stride)[:, : drawn.width]]
    with pypdfium2.PdfDocument(data) as document:
        page = document[number]
        text_page = page.get_textpage()
        texts.append(text_page.get_text_range())
        text_page.close()
        shown = page.render(scale=_scale(*page.get_size()), grayscale=True).to_numpy()
        pixels.append(np.array(shown).reshape(len(shown), -1))
        page.close()
    texts.append(_by_pdfminer(data, number))
    return _Page(tuple(Counter(each for each in text if each.isalnum()) for text in texts), tuple(pixels))


def _scale(width: float, height: float) -> float:
    return min(1.0, _LARGEST / max(width, height, 1.0))


def _loses_nothing(before: _Page, after: _Page) -> bool:
    text = all(not old - new for old, new in zip(before.characters, after.characters, strict=True))
    return text and not any(_lost_ink(old, new) for old, new in zip(before.pixels, after.pixels, strict=True))


def _lost_ink(before: Pixels, after: Pixels) -> bool:
    return before.shape != after.shape or int(((before < _INK) & (after > _BARE)).sum()) > _FEW


class _Characters(PDFTextDevice):  # type: ignore[misc]
    """Collects the characters that pdfminer shows."""

    def __init__(self, resources: PDFResourceManager) -> None:
        super().__init__(resources)
        self.text = ""

    def render_char(self, matrix, font, fontsize, scaling, rise, cid, *_) -> float:  # type: ignore[no-untyped-def]  # noqa: ARG002
        with suppress(PDFUnicodeNotDefined):
            self.text += font.to_unichr(cid)
        return float(font.char_width(cid) * fontsize * scaling)


def _by_pdfminer(data: bytes, number: int) -> str:
    """Return what pdfminer shows of a page until it fails."""
    resources = PDFResourceManager()
    device = _Characters(resources)
    with suppress(PSException, ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError):
        for page in PDFPage.get_pages(io.BytesIO(data), pagenos={number}):
            PDFPageInterpreter(resources, device).process_page(page)
    return device.text
