"""No text, frame or column around a mask has a width that could be fitted to what was masked (threat D31)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from lxml import etree

from engine.formats.docx.xml import tag, tags
from engine.types import Document, Redaction, Shown

_BLOCK = "█████"
_COLUMN = 720  # twentieths of a point: half an inch
_TEXT, _RUN, _PARAGRAPH, _CELL = tags("w:t w:r w:p w:tc")
_FITTED = [f"{tag('w:rPr')}/{name}" for name in tags("w:fitText w:spacing w:w w:kern")]
_FRAME = f"{tag('w:pPr')}/{tag('w:framePr')}"
_CELL_WIDTH = f"{tag('w:tcPr')}/{tag('w:tcW')}"
_WIDTH, _TYPE = tags("w:w w:type")


def tokens(document: Document, redactions: tuple[Redaction, ...]) -> frozenset[str]:
    """What stands in place of masked text and nowhere in the original."""
    labels = {each.label for each in redactions if each.shown is not Shown.AS_TEXT}
    return frozenset(each for each in (_BLOCK, *labels) if each and each not in document.text)


def problems(number: int, root: etree._Element, masks: Collection[str]) -> Iterator[str]:
    """Widths in one part that may tell how long a masked text was."""
    for text in root.iter(_TEXT):
        if not any(mask in (text.text or "") for mask in masks):
            continue
        run = next(text.iterancestors(_RUN), text)
        paragraph = next(text.iterancestors(_PARAGRAPH), text)
        frame = paragraph.find(_FRAME)
        if any(run.find(each) is not None for each in _FITTED) or (frame is not None and _WIDTH in frame.attrib):
            yield f"text fitted to a width around a mask in part {number} (D31)"
        for cell in text.iterancestors(_CELL):
            width = cell.find(_CELL_WIDTH)
            if width is not None and width.get(_TYPE) != "auto" and _is_exact(width.get(_WIDTH, "")):
                yield f"a column as wide as its masked text in part {number} (D31)"


def _is_exact(width: str) -> bool:
    return not width.isdecimal() or int(width) % _COLUMN != 0
