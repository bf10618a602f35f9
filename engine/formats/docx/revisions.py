"""Tracked changes are accepted: what was deleted goes, what was inserted stays (threat D04).

Deletions inside a paragraph go by the tables of `vocabulary`; here are those that change what surrounds them.
"""

from __future__ import annotations

from engine.formats.docx.xml import Element, tag

_PARAGRAPH = tag("w:p")
_PROPERTIES = tag("w:pPr")
_DELETED_MARKS = tuple(f"{tag('w:pPr')}/{tag('w:rPr')}/{tag(name)}" for name in ("w:del", "w:moveFrom"))
_DELETED_ROW = f"{tag('w:trPr')}/{tag('w:del')}"


def accept(root: Element) -> int:
    """Remove deleted rows and paragraph marks; returns how many there were."""
    rows = [row for row in root.iter(tag("w:tr")) if row.find(_DELETED_ROW) is not None]
    for row in rows:
        table = row.getparent()
        table.remove(row)
        if table.tag == tag("w:tbl") and table.find(f".//{tag('w:tr')}") is None:
            table.getparent().remove(table)
    marked = [
        paragraph
        for paragraph in root.iter(_PARAGRAPH)
        if any(paragraph.find(mark) is not None for mark in _DELETED_MARKS)
    ]
    for paragraph in marked:
        _merge_into_next(paragraph)
    return len(rows) + len(marked)


def _merge_into_next(paragraph: Element) -> None:
    """A paragraph without its mark continues in the next one, whose properties hold for both."""
    following = paragraph.getnext()
    if following is None or following.tag != _PARAGRAPH:
        return
    position = 1 if following.find(_PROPERTIES) is not None else 0
    following[position:position] = [child for child in paragraph if child.tag != _PROPERTIES]
    paragraph.getparent().remove(paragraph)
