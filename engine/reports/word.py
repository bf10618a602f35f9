"""Word files of reports: A4, black on white, in one typeface, as papers for a court or a record are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docx.document import Document

_TYPEFACE = "Arial"
_TEXT, _TITLE = 10, 16
"""Points."""


def new_file(author: str) -> Document:
    """Return an empty file; `author`: that of its properties."""
    # Imported here: it takes a quarter of a second, and few runs write a Word file.
    import docx
    from docx.shared import Mm, Pt, RGBColor

    document = docx.Document()
    document.core_properties.author = author
    section = document.sections[0]
    section.page_width, section.page_height = Mm(210), Mm(297)
    for name, size in (("Normal", _TEXT), ("Heading 1", _TITLE)):
        font = document.styles[name].font
        font.name, font.size, font.color.rgb = _TYPEFACE, Pt(size), RGBColor(0, 0, 0)
        fonts = font.element.rPr.rFonts
        for given in [each for each in fonts.attrib if each.endswith("Theme")]:
            del fonts.attrib[given]  # those of the library's template would come before the typeface
    return document
