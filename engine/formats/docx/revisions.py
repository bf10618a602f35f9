"""Tracked changes are accepted: what was deleted goes, what was inserted stays (threat D04)."""

from __future__ import annotations

from engine.formats.docx.removal import drop, drop_with_empty_parents, unwrap
from engine.formats.docx.xml import Element, tag, tags

_PARAGRAPH, _TABLE, _ROW, _CELL = tags("w:p w:tbl w:tr w:tc")
_PROPERTIES, _SECTION, _RUN = tags("w:pPr w:sectPr w:r")
_DELETED_MARKS = tuple(f"{tag('w:pPr')}/{tag('w:rPr')}/{tag(name)}" for name in ("w:del", "w:moveFrom"))
_DELETED_ROW = f"{tag('w:trPr')}/{tag('w:del')}"
_DELETED_CELL = f"{tag('w:tcPr')}/{tag('w:cellDel')}"

_DELETED = tags("w:del w:moveFrom w14:conflictDel")
_INSERTED = tags("w:ins w:moveTo w14:conflictIns")
_OLD_FORMATTING = tags(
    """w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblGridChange w:trPrChange w:tcPrChange w:tblPrExChange
    w:numberingChange w:cellIns w:cellDel w:cellMerge"""
)
_MARKS = tags(
    """w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w:delText w:delInstrText
    w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd
    w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd"""
)


def accept(root: Element) -> int:
    """Accept all changes of a part; returns how many there were."""
    rows = [row for row in root.iter(_ROW) if row.find(_DELETED_ROW) is not None]
    cells = [cell for cell in root.iter(_CELL) if cell.find(_DELETED_CELL) is not None]
    for whole in (*rows, *cells):
        drop_with_empty_parents(whole)
    joined = [each for each in root.iter(_PARAGRAPH) if any(each.find(mark) is not None for mark in _DELETED_MARKS)]
    count = len(rows) + len(cells) + drop(list(root.iter(*_DELETED, *_OLD_FORMATTING)))
    drop(list(root.iter(*_MARKS)))
    for paragraph in joined:
        _join_with_next(paragraph)
    for inserted in list(root.iter(*_INSERTED)):
        unwrap(inserted)
        count += 1
    return count


def _join_with_next(paragraph: Element) -> None:
    """A paragraph without its mark continues in the next one, whose properties hold for both.

    Before a table it goes if nothing is left of it; the last one of a cell or a section has to stay.
    """
    following = next((each for each in paragraph.itersiblings() if each.tag in (_PARAGRAPH, _TABLE, _SECTION)), None)
    if following is None or following.tag == _SECTION or paragraph.find(f"{_PROPERTIES}/{_SECTION}") is not None:
        return
    content = [child for child in paragraph if child.tag != _PROPERTIES]
    if following.tag == _PARAGRAPH:
        position = 1 if following.find(_PROPERTIES) is not None else 0
        following[position:position] = content
    elif paragraph.find(f".//{_RUN}") is not None:
        return
    paragraph.getparent().remove(paragraph)
