"""Leaves parts that open: no reference leads nowhere, and what the schema requires stands where a removal left none."""

from __future__ import annotations

from engine.formats.docx.package import Part, references
from engine.formats.docx.removal import drop
from engine.formats.docx.xml import NAMESPACES, namespace, tags

_CELL, _PARAGRAPH, _RUN, _RUN_FORMAT = tags("w:tc w:p w:r w:rPr")
_GRAPHIC, _DRAWING, _HYPERLINK = tags("a:graphicData w:drawing w:hyperlink")
_REFERENCES = NAMESPACES["r"]


def repair(part: Part) -> None:
    """Mend one part; to be called when nothing more is removed from it."""
    _cut_references(part)
    root = part.root
    for drawing in list(root.iter(_DRAWING)):
        if not any(True for _ in drawing.iter(_GRAPHIC)):
            drop([drawing])
    drop([run for run in root.iter(_RUN) if all(child.tag == _RUN_FORMAT for child in run)])
    for cell in root.iter(_CELL):
        if cell.find(f".//{_PARAGRAPH}") is None:
            cell.append(cell.makeelement(_PARAGRAPH))


def _cut_references(part: Part) -> None:
    """Forget relationships that lead to nothing kept, and elements that were there only for them."""
    for element, name in list(references(part)):
        if element.get(name) not in part.targets:
            del element.attrib[name]
            if element.tag != _HYPERLINK and not any(namespace(key) == _REFERENCES for key in element.attrib):
                drop([element])
    drop([graphic.getparent() for graphic in list(part.root.iter(_GRAPHIC)) if len(graphic) == 0])
