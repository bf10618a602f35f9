"""DOCX paragraphs: the pieces of text that make up each paragraph, with readings above text (furigana).

Reading and writing both use `paragraphs`, on the same sanitised tree, so that they can't disagree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.documents.docx.package import Part
from engine.documents.docx.xml import SPACE, Element, tag, tags

# Readings beside a text (furigana). A reading says the same name in other letters: masking either one masks both, and
# somebody who keeps one keeps both.


_RUBY, _READING, _BASE, _RUN, _TEXT = tags("w:ruby w:rt w:rubyBase w:r w:t")


def around(element: Element) -> Element | None:
    """Return the pair of a text and its reading that holds an element, or None."""
    return next(element.iterancestors(_RUBY), None)


def is_reading(element: Element) -> bool:
    """Return whether an element belongs to a reading."""
    return next(element.iterancestors(_READING), None) is not None


def take_apart(masked: Iterable[tuple[Element, str]]) -> int:
    """Replace each touched pair by what its masks left of the text; return how many pairs there were.

    Args:
        masked: partly masked elements in the order of the document, each with the token of its mask; empty where the
            token is written elsewhere.
    """
    texts: set[Element] = set()
    readings: dict[Element, str] = {}
    for element, token in masked:
        pair = around(element)
        if pair is None:
            continue
        if is_reading(element):
            readings[pair] = readings.get(pair, "") or token
        else:
            texts.add(pair)
    for pair in readings.keys() - texts:
        _fill(pair, readings[pair])
    pairs = readings.keys() | texts
    for pair in pairs:
        _unwrap(pair)
    return len(pairs)


def _fill(pair: Element, token: str) -> None:
    """Replace the text of a masked reading by its token."""
    for base in pair.findall(_BASE):
        for run in base.iter(_RUN):
            for child in list(run):
                if child.tag != tag("w:rPr"):
                    run.remove(child)
            if token:
                text = run.makeelement(_TEXT, {SPACE: "preserve"})
                text.text, token = token, ""
                run.append(text)


def _unwrap(pair: Element) -> None:
    """Move the runs of the text out of the run that held both; its further content follows in a run of its own."""
    run = pair.getparent()
    if run is None or run.tag != _RUN:
        return
    following = list(pair.itersiblings())
    content = [child for base in pair.findall(_BASE) for child in base]
    run.remove(pair)
    rest = []
    if following:
        last = run.makeelement(_RUN)
        last.extend(following)
        rest.append(last)
    for each in reversed([*content, *rest]):
        run.addnext(each)


_PARAGRAPHS = frozenset(tags("w:p a:p"))
_TEXTS = frozenset(tags("w:t a:t m:t"))
_RUNS = frozenset(tags("w:r a:r m:r"))
_FORMATS = frozenset(tags("w:rPr a:rPr m:rPr"))

# Elements that represent one character or none (threat D27), by their parent: elsewhere the names mean something else.
_CHARACTERS = {
    **{(tag("w:r"), tag(name)): "\t" for name in ("w:tab", "w:ptab")},
    **{(tag("w:r"), tag(name)): "\n" for name in ("w:br", "w:cr")},
    (tag("w:r"), tag("w:noBreakHyphen")): "-",
    (tag("w:r"), tag("w:softHyphen")): "",
    (tag("a:p"), tag("a:br")): "\n",
}
_SYMBOL = tag("w:sym")
_SYMBOL_FONTS = ("wingdings", "webdings", "symbol")
_LETTER_CODE = re.compile(r"(?i)[46][1-9a-f]|[57][0-9a]")
_SYMBOL_SHOWN = "•"
_CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿"
_DIGITS_SHOWN = {"symbol": (0x30, "0123456789"), "wingdings": (0x80, _CIRCLED), "wingdings 2": (0x69, _CIRCLED)}
"""Digits of symbol fonts, after the code of the first."""

# Elements that are paragraphs of their own; those of the second table have their text in an attribute (threats D07,
# D10, D28).
_ALONE = frozenset(tags("c:v c:name"))
_ATTRIBUTES = {tag("v:textpath"): "string", tag("w:lvlText"): tag("w:val")}
_NUMBERING_WORD = re.compile(r"[^\W\d_]{2}|(?:(?<=%\d)|(?<![%\d]))\d{3}|██|(?!o\Z)[^\W\d_]|[\uf020-\uf0ff]{2}")
_LEVEL_TEXT = tag("w:lvlText")

_BEARING = (*_TEXTS, *(name for _, name in _CHARACTERS), _SYMBOL, *_ALONE, *_ATTRIBUTES)


@dataclass(frozen=True, slots=True)
class Piece:
    """Consecutive characters of a paragraph in one element.

    `attribute` names the attribute that holds them, if it is not the element's text; `whole` marks an element that
    represents one character, or a place where a word may be divided, and can only be removed.
    """

    element: Element = field(repr=False)
    text: str = field(repr=False)
    attribute: str | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class PlacedParagraph:
    """Paragraph number `number` of a part; `start` is its offset in the text of the document."""

    part: Part
    number: int
    pieces: list[Piece] = field(repr=False)
    start: int


def paragraphs(root: Element) -> list[list[Piece]]:
    """Return the pieces of every paragraph with text, in the order in which they begin.

    A text box is a paragraph inside a paragraph, with its own pieces. So are readings beside the text (furigana):
    adjacent readings form one paragraph, after that of the text.
    """
    found: dict[Element, list[Piece]] = {}
    readings: dict[Element, list[list[Piece]]] = {}
    closed: dict[Element, bool] = {}
    for element in root.iter(*_BEARING):
        piece = _piece(element)
        if piece is None or not (piece.text or piece.whole):
            continue
        owner = _owner(element)
        pieces = found.setdefault(owner, [])
        if is_reading(element):
            groups = readings.setdefault(owner, [])
            if closed.get(owner, True):
                groups.append([])
            groups[-1].append(piece)
        else:
            pieces.append(piece)
        closed[owner] = around(element) is None
    every = (pieces for owner in found for pieces in (found[owner], *readings.get(owner, ())))
    return [pieces for pieces in every if joined(pieces)]


def placed(parts: Iterable[Part]) -> Iterator[PlacedParagraph]:
    """Yield every paragraph of the parts with the offset of its first character in the text of the document.

    A line break separates paragraphs, and two separate parts.
    """
    end = 0
    for part in parts:
        separator = 2
        for number, pieces in enumerate(paragraphs(part.root)):
            start = end + separator if end else 0
            yield PlacedParagraph(part, number, pieces, start)
            end, separator = start + len(joined(pieces)), 1


def joined(pieces: list[Piece]) -> str:
    """Return the text of a paragraph."""
    return "".join(piece.text for piece in pieces)


def is_empty_run(element: Element) -> bool:
    """Return whether an element is a run of text that shows nothing: it holds only its format and empty texts."""
    return element.tag in _RUNS and all(
        child.tag in _FORMATS or (child.tag in _TEXTS and not child.text and len(child) == 0) for child in element
    )


def bears_text(element: Element) -> bool:
    """Return whether the element's own text is text of the document."""
    return element.tag in _TEXTS or element.tag in _ALONE


def text_attribute(element: Element) -> str | None:
    """Return the name of the attribute that holds text of the document, or None."""
    name = _ATTRIBUTES.get(element.tag)
    return name if name and name in element.attrib else None


def _piece(element: Element) -> Piece | None:
    if bears_text(element):
        return Piece(element, element.text or "")
    if element.tag in _ATTRIBUTES:
        name = _ATTRIBUTES[element.tag]
        value = element.get(name, "")
        if element.tag == _LEVEL_TEXT and not _NUMBERING_WORD.search(value):
            return None
        return Piece(element, value, attribute=name)
    if element.tag == _SYMBOL:
        return Piece(element, _symbol(element), whole=True)
    character = _CHARACTERS.get((element.getparent().tag, element.tag))
    return Piece(element, character, whole=True) if character is not None else None


def _owner(element: Element) -> Element:
    if element.tag in _ALONE or element.tag in _ATTRIBUTES:
        return element
    return next((ancestor for ancestor in element.iterancestors() if ancestor.tag in _PARAGRAPHS), element)


def _symbol(element: Element) -> str:
    """Return the character of a symbol; letter fonts use codes in the private area from F000 (ECMA-376 17.3.3.30)."""
    font = (element.get(tag("w:font")) or "").lower()
    try:
        code = int(element.get(tag("w:char"), ""), 16)
    except ValueError:
        return _SYMBOL_SHOWN
    code -= 0xF000 if 0xF020 <= code <= 0xF0FF else 0
    if font.startswith(_SYMBOL_FONTS):
        return chr(code) if _is_letter(element) and any(map(_is_letter, _beside(element))) else _digit(font, code)
    return chr(code) if code < 0x110000 and chr(code).isprintable() else _SYMBOL_SHOWN


def _is_letter(element: Element) -> bool:
    """Return whether a symbol has the code of a letter in Symbol: several side by side are a word in the wrong font."""
    code = element.get(tag("w:char"), "")[-2:]
    return (element.get(tag("w:font")) or "").lower() == "symbol" and _LETTER_CODE.fullmatch(code) is not None


def _beside(element: Element) -> Iterator[Element]:
    """Yield the symbols directly before and after a symbol, in its run or in the next one."""
    run = element.getparent()
    for sibling, next_run, first in (
        (element.getprevious(), run.getprevious(), -1),
        (element.getnext(), run.getnext(), 0),
    ):
        if sibling is not None and sibling.tag not in _FORMATS:
            near = [sibling]
        else:
            near = [] if next_run is None else [each for each in next_run if each.tag not in _FORMATS]
        if near and near[first].tag == _SYMBOL:
            yield near[first]


def _digit(font: str, code: int) -> str:
    """Return the digit that a symbol font shows for a code, or a bullet."""
    first, digits = _DIGITS_SHOWN.get(font, (0, ""))
    return digits[code - first] if first <= code < first + len(digits) else _SYMBOL_SHOWN
