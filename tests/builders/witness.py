"""A second opinion on redactions, by the rule that freelawproject's x-ray documents (none of its code):
letters that lie for the most part in a filled rectangle painted after them, where the page shows one colour.
"""

from __future__ import annotations

import pymupdf

_SMALLEST = 4.0  # points each way
_INSIDE = 0.8  # of a letter's box


def bad_redactions(data: bytes) -> dict[int, str]:
    """The letters under rectangles, by page from 0."""
    found = {}
    with pymupdf.open("pdf", data) as document:
        for number, page in enumerate(document):
            page.set_rotation(0)
            rectangles = [
                (pymupdf.Rect(drawn["rect"]), drawn["seqno"])
                for drawn in page.get_drawings()
                if drawn.get("fill") is not None and drawn.get("fill_opacity") == 1 and drawn["items"][0][0] == "re"
            ]
            letters = "".join(
                chr(code)
                for span in page.get_texttrace()
                for code, _, _, box in span["chars"]
                if any(_hides(page, rectangle, order, box, span["seqno"]) for rectangle, order in rectangles)
            )
            if letters.strip():
                found[number] = letters
    return found


def _hides(page: pymupdf.Page, rectangle: pymupdf.Rect, order: int, box: tuple[float, ...], letter_order: int) -> bool:
    letter = pymupdf.Rect(box)
    if order < letter_order or min(rectangle.width, rectangle.height) <= _SMALLEST or letter.is_empty:
        return False
    if abs(letter & rectangle) < _INSIDE * abs(letter):
        return False
    return bool(page.get_pixmap(clip=letter & rectangle, colorspace=pymupdf.csGRAY).is_unicolor)
