"""Hidden text of a DOCX: removes hidden runs, rows and drawings, and counts text that readers can't see (threat D19).

Somebody who checks the result in a word processor would not see it. Text that is hidden by its colour or size stays,
since only a drawn page shows what can be seen of it; it is searched like the rest, and counted in a notice so that the
user looks at it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.documents.docx.package import Part
from engine.documents.docx.paragraphs import Piece
from engine.documents.docx.removal import drop, drop_with_empty_parents
from engine.documents.docx.xml import Element, is_on, tag, tags

# Reasons why a run of text is not seen: its own format, or that of its styles (threat D19).


_STYLE, _PARAGRAPH, _CELL, _VALUE, _FILL, _TEXT = tags("w:style w:p w:tc w:val w:fill w:t")
_FORMAT, _PARAGRAPH_FORMAT, _CELL_FORMAT = tags("w:rPr w:pPr w:tcPr")
_BASE = tag("w:basedOn")
_TINY = 4  # half-points
_SMALL = 0.4  # of the largest letters of a paragraph: letters below this size are faint
_USUAL = 22  # half-points
_NARROW = 20  # per cent of a letter's width (ECMA-376 17.3.2.43, w:w)
_SYMBOLS = re.compile(r"(?i)wingdings|webdings|symbol|dingbats|marlett|mt extra")
_FONTS = tags("w:ascii w:hAnsi w:cs w:eastAsia")

# The highlights on which black text is unreadable (ECMA-376 17.18.40).
_HIGHLIGHTS = {
    "black": "000000",
    "darkBlue": "000080",
    "darkGreen": "008000",
    "darkRed": "800000",
    "darkMagenta": "800080",
    "darkCyan": "008080",
    "darkGray": "808080",
    "white": "FFFFFF",
}
_PAPER = "FFFFFF"
# In these, the ground of a run may have the colour of a table or a shape.
_TABLE, _SHAPE_TEXT = tags("w:tbl w:txbxContent")
_TABLE_STYLE, _SHADING = f"{tag('w:tblPr')}/{tag('w:tblStyle')}", tag("w:shd")
_PAPER_COLOURS = frozenset(("background1", "light1"))
_OUTLINED, _TRANSPARENT = 90_000, "w14:textFill"
_LINE = f"{tag('w:pPr')}/{tag('w:spacing')}"
_ROW_OF, _ROW_HEIGHT = tag("w:tr"), f"{tag('w:trPr')}/{tag('w:trHeight')}"
_LOWEST = 40  # twentieths of a point: no letter of two points is higher
_INDENT, _PLACE_OF_FRAME = f"{tag('w:pPr')}/{tag('w:ind')}", f"{tag('w:pPr')}/{tag('w:framePr')}"
_WIDEST = 31_680  # twentieths of a point: no page is wider
_SHORTEST_WORD = 3  # letters; two letters in a symbol font may be two ticks
_NEAR = 48  # of 255: a difference in brightness that nobody sees


class Formats:
    """The styles of a document, each with the styles that it is based on."""

    def __init__(self, parts: Iterable[Element]) -> None:
        roots = list(parts)
        found = [style for root in roots for style in root.iter(_STYLE)]
        self._styles = {style.get(tag("w:styleId"), ""): style for style in found}
        usual = [each for each in found if each.get(tag("w:default")) in ("1", "true", "on")]
        of_paragraphs = (each for each in usual if each.get(tag("w:type")) == "paragraph")
        self._usual = next((each.get(tag("w:styleId"), "") for each in of_paragraphs), "")
        self._defaults = [each for root in roots for each in root.iter(tag("w:rPrDefault"))]
        self._inherited: dict[tuple[str, str], Element | None] = {}

    def of_run(self, run: Element, name: str) -> Element | None:
        """Return the property of this name that a run has: its own, else that of its styles, else the default."""
        own = _child(run, _FORMAT, name)
        if own is not None:
            return own
        for style in self._styles_of(run):
            if (style, name) not in self._inherited:
                self._inherited[style, name] = _first(self._based(style), name)
            inherited = self._inherited[style, name]
            if inherited is not None:
                return inherited
        return _first(self._defaults, name)

    def _styles_of(self, run: Element) -> Iterator[str]:
        """Yield the identifiers of the styles of a run: its own, then that of its paragraph."""
        named = _child(run, _FORMAT, tag("w:rStyle"))
        yield "" if named is None else named.get(_VALUE, "")
        paragraph = next(run.iterancestors(_PARAGRAPH), None)
        if paragraph is not None:
            named = _child(paragraph, _PARAGRAPH_FORMAT, tag("w:pStyle"))
            yield self._usual if named is None else named.get(_VALUE, "")

    def may_colour(self, table: Element) -> bool:
        """Return whether the style of a table gives its cells a ground."""
        style = table.find(_TABLE_STYLE)
        chain = () if style is None else self._based(style.get(_VALUE, ""))
        return any(next(each.iter(_SHADING), None) is not None for each in chain)

    def _based(self, identifier: str) -> Iterator[Element]:
        passed: set[str] = set()
        while identifier in self._styles and identifier not in passed:
            passed.add(identifier)
            yield self._styles[identifier]
            base = self._styles[identifier].find(_BASE)
            identifier = "" if base is None else base.get(_VALUE, "")


def unseen_run(run: Element, formats: Formats) -> str:
    """Return the notice code of an unseen run, or an empty string for a visible one."""
    vanish = _found(run, formats, "w:vanish")
    if vanish is not None and is_on(vanish):
        return "hidden-text"
    size = _value(_found(run, formats, "w:sz"))
    if size.isdecimal() and int(size) <= _TINY:
        return "tiny-text"
    scale = _value(_found(run, formats, "w:w")).rstrip("%")
    if scale.isdecimal() and int(scale) <= _NARROW:
        return "tiny-text"
    if _is_flat(run):
        return "tiny-text"
    if _is_beside_page(run):
        return "text-outside-page"
    if _in_symbols(run, formats):
        return "text-in-symbols"
    if _is_transparent(run, formats):
        return "text-of-its-ground"
    colour = _colour(_found(run, formats, "w:color"))
    highlight = _HIGHLIGHTS.get(_value(_found(run, formats, "w:highlight")), "")
    # Automatic text turns white on dark shading, but not on a dark highlight.
    letters = "000000" if colour in ("", "AUTO") and highlight else colour
    ground = highlight or _shading(run, formats) or _PAPER
    if ground == _PAPER and _may_be_coloured(run, formats):
        return ""
    if not _is_near(letters, ground):
        return ""
    return "text-of-its-ground" if ground == _PAPER else "covered-text"


def _is_flat(run: Element) -> bool:
    """Return whether a line or a row is too low to show its text."""
    paragraph, row = (next(run.iterancestors(name), None) for name in (_PARAGRAPH, _ROW_OF))
    line = paragraph.find(_LINE) if paragraph is not None else None
    if line is not None and line.get(tag("w:lineRule")) == "exact" and 0 < _whole(line.get(tag("w:line"))) <= _LOWEST:
        return True
    height = row.find(_ROW_HEIGHT) if row is not None else None
    return height is not None and height.get(tag("w:hRule")) == "exact" and 0 < _whole(height.get(_VALUE)) <= _LOWEST


def _is_beside_page(run: Element) -> bool:
    """Return whether an indent or a frame moves a paragraph beyond any page."""
    paragraph = next(run.iterancestors(_PARAGRAPH), None)
    if paragraph is None:
        return False
    indent, frame = paragraph.find(_INDENT), paragraph.find(_PLACE_OF_FRAME)
    indents = [] if indent is None else [indent.get(tag(name)) for name in ("w:left", "w:start", "w:firstLine")]
    places = [] if frame is None else [frame.get(tag(name)) for name in ("w:x", "w:y")]
    return any(
        abs(_whole(each)) >= most for most, found in ((_WIDEST / 2, indents), (_WIDEST, places)) for each in found
    )


def _is_transparent(run: Element, formats: Formats) -> bool:
    """Return whether the fill of letters is none or almost transparent, and no outline shows them."""
    fill = _found(run, formats, _TRANSPARENT)
    if fill is None or _found(run, formats, "w14:textOutline") is not None:
        return False
    alpha = next(fill.iter(tag("w14:alpha")), None)
    none = next(fill.iter(tag("w14:noFill")), None) is not None
    return none or (alpha is not None and _whole(alpha.get(tag("w14:val"))) >= _OUTLINED)


def _colour(element: Element | None) -> str:
    """Return the colour of letters, that of the background where the theme gives it."""
    value = _value(element).upper()
    themed = element is not None and element.get(tag("w:themeColor")) in _PAPER_COLOURS
    return _PAPER if themed and value in ("", "AUTO") else value


def _may_be_coloured(run: Element, formats: Formats) -> bool:
    """Return whether a shape, or the style of a table, may give a run a background other than that of the page."""
    if next(run.iterancestors(_SHAPE_TEXT), None) is not None:
        return True
    return any(map(formats.may_colour, run.iterancestors(_TABLE)))


def _whole(value: str | None) -> int:
    return int(value) if value and re.fullmatch(r"-?\d{1,9}", value) else 0


def _in_symbols(run: Element, formats: Formats) -> bool:
    """Return whether a symbol font shows letters of the alphabet as pictures."""
    fonts = _found(run, formats, "w:rFonts")
    if fonts is None or not _SYMBOLS.search(fonts.get(_FONTS[0], "") or fonts.get(_FONTS[1], "")):
        return False
    letters = sum(each.isalpha() for text in run.iter(_TEXT) for each in text.text or "")
    return bool(letters >= _SHORTEST_WORD)


def _shading(run: Element, formats: Formats) -> str:
    """Return the colour behind a run: its own, its paragraph's or its cell's."""
    places = [_found(run, formats, "w:shd")]
    for holder, owner in ((_PARAGRAPH_FORMAT, _PARAGRAPH), (_CELL_FORMAT, _CELL)):
        around = next(run.iterancestors(owner), None)
        places.append(None if around is None else _child(around, holder, tag("w:shd")))
    fills = (_ground(each) for each in places if each is not None)
    return next((fill for fill in fills if fill not in ("", "AUTO")), "")


def _ground(shading: Element) -> str:
    """Return the colour of a shading: that of its pattern, where it covers all, else the fill behind the pattern."""
    if shading.get(_VALUE) == "solid":
        colour = shading.get(tag("w:color"), "auto").upper()
        return "000000" if colour == "AUTO" else colour
    return str(shading.get(_FILL, "")).upper()


def _found(run: Element, formats: Formats, name: str) -> Element | None:
    return formats.of_run(run, tag(name))


def _first(elements: Iterable[Element], name: str) -> Element | None:
    """Return the property of this name of the first element that has it."""
    found = (_child(each, _FORMAT, name) for each in elements)
    return next((each for each in found if each is not None), None)


def _child(element: Element, holder: str, name: str) -> Element | None:
    return element.find(f"{holder}/{name}")


def _value(element: Element | None) -> str:
    return "" if element is None else str(element.get(_VALUE, ""))


def _is_near(one: str, other: str) -> bool:
    """Return whether two colours differ so little in each channel that nobody sees the difference."""
    try:
        pairs = zip(bytes.fromhex(one), bytes.fromhex(other), strict=True)
        return bool(one) and all(abs(a - b) < _NEAR for a, b in pairs)
    except ValueError:
        return False


_RUN, _ROW = tags("w:r w:tr")
_FIELD_MARK, _FIELD_CODE = tags("w:fldChar w:instrText")
_VANISH = f"{_FORMAT}/{tag('w:vanish')}"
_RUN_STYLE = f"{_FORMAT}/{tag('w:rStyle')}"
_PARAGRAPH_STYLE = f"{tag('w:pPr')}/{tag('w:pStyle')}"
HIDDEN_ROW = f"{tag('w:trPr')}/{tag('w:hidden')}"
"""Path of the mark that hides a row, from the row."""
_DRAWING, _DRAWING_NAME = tags("w:drawing wp:docPr")

_ID = tag("w:id")
NOTES = {tag(f"w:{kind}Reference"): tag(f"w:{kind}") for kind in ("footnote", "endnote")}
"""Tags of notes by those of the marks that refer to them."""


def remove(parts: list[Part]) -> Counter[str]:
    """Remove hidden runs, rows and drawings, but keep the marks of fields; return how many, by notice code."""
    hiding = _hiding_styles(parts)
    count = 0
    for part in parts:
        rows = [row for row in part.root.iter(_ROW) if _is_marked(row, HIDDEN_ROW)]
        for row in rows:
            drop_with_empty_parents(row)
        count += len(rows)
        names = [name for name in part.root.iter(_DRAWING_NAME) if name.get("hidden") in ("1", "true")]
        count += drop([next(name.iterancestors(_DRAWING), name) for name in names])
        for run in part.root.iter(_RUN):
            if _is_hidden(run, hiding):
                shown = [child for child in run if child.tag not in (_FORMAT, _FIELD_MARK, _FIELD_CODE)]
                count += drop(shown) > 0
    return Counter({"hidden-text": count})


def remove_unreferenced_notes(parts: list[Part]) -> Counter[str]:
    """Remove footnotes and endnotes that no text refers to, since programs show none of them (threat D06)."""
    shown = {(NOTES[mark.tag], mark.get(_ID)) for part in parts for mark in part.root.iter(*NOTES)}
    # Settings mention notes by the same name, but deeper in the tree.
    notes = [note for part in parts for note in part.root if note.tag in NOTES.values()]
    return Counter(
        {"hidden-text": drop([note for note in notes if _is_text(note) and (note.tag, note.get(_ID)) not in shown])}
    )


def _is_text(note: Element) -> bool:
    """Return whether a note is text, not one of those that draw the lines above the notes."""
    return str(note.get(tag("w:type"), "normal")) == "normal"


def unseen_runs(parts: list[Part]) -> int:
    """Return how many runs of text are unseen: in the colour of their ground, too small, too narrow or in symbols."""
    formats = Formats(part.root for part in parts)
    runs = (run for part in parts for run in part.root.iter(_RUN) if run.find(_TEXT) is not None)
    return sum(unseen_run(run, formats) != "" for run in runs)


def faint(paragraph: Sequence[Piece], start: int, formats: Formats) -> Iterator[tuple[int, int]]:
    """Yield the stretches of a paragraph's text that are unseen, or far smaller than its largest letters.

    Args:
        start: offset of the paragraph in the text of the document.
    """
    runs = {piece.element: _run_of(piece.element) for piece in paragraph}
    looks = {run: (unseen_run(run, formats) != "", _half_points(run, formats)) for run in set(runs.values()) - {None}}
    largest = max((size for unseen, size in looks.values() if not unseen), default=0)
    for piece in paragraph:
        end = start + len(piece.text)
        unseen, size = looks.get(runs[piece.element], (False, largest))
        if largest and piece.text and (unseen or size < _SMALL * largest):
            yield start, end
        start = end


def _run_of(element: Element) -> Element | None:
    return next(element.iterancestors(_RUN), None)


def _half_points(run: Element, formats: Formats) -> int:
    """Return the size of a run's letters; that of the document's default is taken as `_USUAL`."""
    size = _value(_found(run, formats, "w:sz"))
    return int(size) if size.isdecimal() and len(size) < 6 else _USUAL


def _is_marked(element: Element, path: str) -> bool:
    mark = element.find(path)
    return mark is not None and is_on(mark)


def _hiding_styles(parts: list[Part]) -> frozenset[str]:
    """Return the identifiers of the styles that hide text themselves or through a style that they are based on."""
    styles = {style.get(tag("w:styleId"), ""): style for part in parts for style in part.root.iter(_STYLE)}
    hiding = set()
    for identifier in styles:
        seen: set[str] = set()
        each = identifier
        while each in styles and each not in seen:
            seen.add(each)
            mark = styles[each].find(_VANISH)
            if mark is not None:
                if is_on(mark):
                    hiding.add(identifier)
                break
            base = styles[each].find(tag("w:basedOn"))
            each = "" if base is None else base.get(_VALUE, "")
    return frozenset(hiding)


def _is_hidden(run: Element, hiding: frozenset[str]) -> bool:
    """Return whether a run is hidden by its own mark, else by exactly one of its two styles (ECMA-376 17.7.3)."""
    mark = run.find(_VANISH)
    if mark is not None:
        return is_on(mark)
    paragraph = next(run.iterancestors(_PARAGRAPH), None)
    by_run = _style(run, _RUN_STYLE) in hiding
    return by_run != (paragraph is not None and _style(paragraph, _PARAGRAPH_STYLE) in hiding)


def _style(element: Element, path: str) -> str:
    style = element.find(path)
    return "" if style is None else str(style.get(_VALUE, ""))
