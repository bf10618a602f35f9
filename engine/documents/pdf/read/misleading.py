"""Detect misleading text, whose characters differ from the letters that the page shows (threat P25).

A font's Unicode map may state anything. Every glyph of an embedded font is drawn once and compared with the letter that
the font states. If it looks like another, some of the words it occurs in are read by OCR; if these differ from their
text, that text counts as unreadable, and its place is read like a picture.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import NamedTuple

import pymupdf

from engine.documents import ocr
from engine.documents.ocr.shapes import Known, Likeness, Shape, is_latin, look, may_be_word, shape
from engine.documents.pdf.read.glyphs import Line, upright
from engine.documents.pdf.read.sheets import EM, Sheets, SheetWord, Use, advances, known_glyphs, letters, words
from engine.documents.rasters import Pixels

_CLOSE = 0.05  # likeness by which another letter may be ahead: l and I, c and e of some typefaces
_LEAST = 0.55  # likeness to the letter that the font states
_LETTER = 0.75  # likeness from which a glyph without a meaning may be a letter
_ANOTHER = 0.8  # the same for a glyph stated to be a sign or a letter of another script
_SURE = 0.9  # likeness from which it surely is one
_FAR = 0.15  # likeness by which any other letter must be behind
_LOW = 0.3  # of a font size; anything lower is a point or a dash
_CONTEXTS = 3  # words that a glyph is read in
_PAGES = 3  # pages on which they are searched for
_LONG = 12  # glyphs; longer words are no better evidence
_MOST = 200  # words of a file
_LINE, _NEAR = 0.3, 1.5  # font sizes: distance up or down, and along, to a word on the same line
_HALF = 0.5  # of the letters of a word; if fewer agree, they do so by chance
_DPI = 200  # of sheets, as passed to Tesseract

# A digit or a bar between letters, and letters of several scripts in a word.
_ODD = re.compile(r"[^\W\d_][01|][^\W\d_]|[a-z]I[a-z]")
_ALIKE = "аеорсухѕіјԁһոԛԝАВЕКМНОРСТУХЅІЈοαικνρυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"


class Misleading(NamedTuple):
    """Places of text that differs from what its page shows.

    Attributes:
        origins: origins of all glyphs on such lines, in points, by page.
        glyphs, doubtful, refuted: how many different glyphs were compared, then read by OCR, and read differently.
        words: how many words were read by OCR.
    """

    origins: dict[int, list[tuple[float, float]]]
    glyphs: int = 0
    doubtful: int = 0
    refuted: int = 0
    words: int = 0


@dataclass(slots=True)
class _Judgement:
    """Evidence about a glyph: the number of words in which OCR agreed with its stated letter, and disagreed."""

    agreeing: int = 0
    contrary: int = 0
    another: bool = False  # its shape is clearly another letter

    @property
    def refuted(self) -> bool:
        return self.contrary > self.agreeing or (self.another and self.contrary > 0)


@dataclass(slots=True)
class _Fonts:
    """The glyphs of a file.

    Attributes:
        pages: pages on which each glyph occurs.
        advances: advances of the glyphs of each page on which some glyph occurs first.
        blank: glyphs that draw nothing.
        reach: how far the others draw, in sizes of their fonts.
        doubtful: glyphs that look like something else, and whether they do so clearly.
    """

    sheets: Sheets
    pages: dict[Use, list[int]] = field(default_factory=lambda: defaultdict(list))
    advances: dict[int, dict[Use, float]] = field(default_factory=dict)
    blank: set[Use] = field(default_factory=set)
    reach: dict[Use, float] = field(default_factory=dict)
    doubtful: dict[Use, bool] = field(default_factory=dict)


def find_misleading(data: bytes, lines: list[list[Line]], languages: tuple[str, ...]) -> Misleading:
    """Find text that differs from what its page shows.

    Args:
        data: the normalised file.
        lines: lines of its pages, or of the first of them.
        languages: languages for OCR; if one of them is not installed, only shapes are compared.
    """
    odd = {
        number for number, page in enumerate(lines) if any(is_odd(word) for line in page for word in line.text.split())
    }
    with pymupdf.open("pdf", data) as file:
        sheets = Sheets.of(file)
        if not sheets.doubtful:
            return Misleading({})
        fonts = _Fonts(sheets)
        for number in range(len(lines)):
            found_here = advances(upright(file, number))
            if not found_here.keys() <= fonts.pages.keys():
                fonts.advances[number] = found_here
            for use in found_here:
                fonts.pages[use].append(number)
        _compare(fonts)
        if not fonts.doubtful and not odd:
            return Misleading({}, glyphs=len(fonts.pages))
        found = _read_words(fonts, odd, languages)
        origins: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for number, origin in _places(fonts, found, odd):
            origins[number].append(origin)
    return Misleading(dict(origins), len(fonts.pages), len(fonts.doubtful), len(found.refuted), found.read)


def _compare(fonts: _Fonts) -> None:
    """Compare the shapes of all glyphs with their stated letters."""
    names = fonts.sheets.doubtful
    wanted = {use for use in fonts.pages if use.font in names}
    fonts.blank |= {use for use in fonts.pages.keys() - wanted if not use.text.strip()}
    if not wanted:
        return
    widths: dict[Use, float] = {}
    for number in sorted({fonts.pages[use][0] for use in wanted}):
        widths |= {use: advance for use, advance in fonts.advances[number].items() if use in wanted}
    fonts.sheets.find_codes(widths)
    cells = fonts.sheets.cells(widths)
    shapes = _shapes(cells)
    fonts.blank |= {use for use, found in shapes.items() if found is None}
    drawn = {use: found for use, found in shapes.items() if found is not None}
    fonts.reach = {use: fonts.sheets.reach(use, found) for use, found in drawn.items()}
    fonts.doubtful = _doubtful(letters(), drawn)
    # Signs and letters of other scripts that look like Latin letters are compared with their own shapes, too.
    again = {use: drawn[use] for use in fonts.doubtful}
    fonts.doubtful = _doubtful(known_glyphs(use.text for use in again), again)


def _shapes(cells: Mapping[Use, Pixels]) -> dict[Use, Shape | None]:
    """Return the shape of each glyph; files joined from several hold the same glyphs in many fonts."""
    known: dict[tuple[tuple[int, ...], bytes], Shape | None] = {}
    found = {}
    for use, pixels in cells.items():
        drawn = (pixels.shape, pixels.tobytes())
        if drawn not in known:
            known[drawn] = shape(pixels)
        found[use] = known[drawn]
    return found


def _doubtful(known: Known, drawn: Mapping[Use, Shape]) -> dict[Use, bool]:
    found = {}
    stated = {(id(each), use.text): (each, use.text) for use, each in drawn.items()}
    likeness = dict(zip(stated, known.likeness(list(stated.values())), strict=True))
    for use, each in drawn.items():
        doubt = _doubt(use, each, likeness[id(each), use.text])
        if doubt is not None:
            found[use] = doubt
    return found


def _doubt(use: Use, found: Shape, likeness: Likeness) -> bool | None:
    """Return whether a glyph is clearly another letter than its font states; None if it may well be the same."""
    own, best = likeness.own, likeness.best
    sure = best >= _SURE and own < best - _FAR
    if is_latin(use.text):
        return None if own >= _LEAST and own >= best - _CLOSE else sure
    if may_be_word(use.text, found, likeness):
        return sure
    if found.height < _LOW * EM or own >= best - _CLOSE:
        return None
    says_nothing = not use.text.strip() or all(_is_unknown(each) for each in use.text)
    return sure if best >= (_LETTER if says_nothing else _ANOTHER) else None


def _is_unknown(letter: str) -> bool:
    return letter == "\ufffd" or unicodedata.category(letter) in ("Co", "Cc", "Cf", "Cs", "Zs", "Mn")


@dataclass(slots=True)
class _Read:
    """Results of OCR.

    Attributes:
        refuted: glyphs that differ from what their fonts state.
        odd: words that differ from what their fonts state, though their glyphs look right one by one.
        read: how many words were read.
    """

    refuted: set[Use] = field(default_factory=set)
    odd: set[tuple[Use, ...]] = field(default_factory=set)
    read: int = 0


def _read_words(fonts: _Fonts, odd: Iterable[int], languages: tuple[str, ...]) -> _Read:
    found = _Read()
    if not ocr.installed(languages):
        found.refuted = {use for use, clearly in fonts.doubtful.items() if clearly}
        return found
    judged = {use: _Judgement(another=clearly) for use, clearly in fonts.doubtful.items()}
    contexts = _contexts(fonts)
    for word, recognised in _recognised(fonts, contexts, languages):
        for each, agrees in _agreement(word, recognised):
            if each in judged:
                judged[each].agreeing += agrees
                judged[each].contrary += not agrees
    found.refuted = {use for use, each in judged.items() if each.refuted}
    odd_words = list(_odd_words(fonts, odd))
    for word, recognised in _recognised(fonts, odd_words, languages):
        if recognised and _plain(recognised) != _plain("".join(each.use.text for each in word)):
            found.odd.add(tuple(each.use for each in word))
    found.read = len(contexts) + len(odd_words)
    return found


def _recognised(fonts: _Fonts, found: list[SheetWord], languages: tuple[str, ...]) -> Iterator[tuple[SheetWord, str]]:
    for word, pixels in zip(found, fonts.sheets.words(found), strict=True):
        reading = ocr.read_line(pixels, _DPI, languages)
        yield word, "".join(line.text for line in reading.lines)


def _contexts(fonts: _Fonts) -> list[SheetWord]:
    """Return some words with each doubtful glyph, longer ones first."""
    pages = sorted({number for use in fonts.doubtful for number in fonts.pages[use][:_PAGES]})
    counts: Counter[Use] = Counter()
    chosen: dict[tuple[Use, ...], SheetWord] = {}
    for number in pages:
        here = words(upright(fonts.sheets.file, number), fonts.blank, fonts.reach)
        for word in sorted(here, key=lambda each: -min(len(each), _LONG)):
            named = tuple(each.use for each in word)
            wanted = {use for use in named if use in fonts.doubtful and counts[use] < _CONTEXTS}
            if wanted and named not in chosen and len(chosen) < _MOST:
                chosen[named] = word
                counts.update(use for use in set(named) if use in fonts.doubtful)
    return list(chosen.values())


def _agreement(word: SheetWord, recognised: str) -> Iterator[tuple[Use, bool]]:
    """Yield, for each glyph of a word that OCR read, whether the result agrees with its text."""
    expected = [look(each.use.text) if is_latin(each.use.text) else "" for each in word]
    owners = [index for index, text in enumerate(expected) for _ in text]
    read = look(recognised)
    agreeing: set[int] = set()
    contrary: set[int] = set()
    compared = SequenceMatcher(None, "".join(expected), read, autojunk=False)
    by_chance = compared.ratio() < _HALF
    for kind, start, end, first, last in compared.get_opcodes():
        if kind == "equal" and by_chance:
            continue
        if kind == "equal":
            agreeing.update(owners[start:end])
        elif first < last:
            left = owners[start - 1] + 1 if start else 0
            right = owners[end] if end < len(owners) else len(word)
            contrary.update(owners[start:end] if kind == "replace" else ())
            contrary.update(index for index in range(left, right) if not expected[index])
    for index, each in enumerate(word):
        if index in contrary or index in agreeing:
            yield each.use, index not in contrary


def _odd_words(fonts: _Fonts, odd: Iterable[int]) -> Iterator[SheetWord]:
    seen: set[tuple[Use, ...]] = set()
    for number in sorted(odd):
        for word in words(upright(fonts.sheets.file, number), fonts.blank, fonts.reach):
            named = tuple(each.use for each in word)
            doubtful = any(use.font in fonts.sheets.doubtful for use in named)
            if doubtful and named not in seen and len(seen) < _MOST and is_odd("".join(use.text for use in named)):
                seen.add(named)
                yield word


def is_odd(word: str) -> bool:
    """Return whether a word has a digit or bar between its letters, or look-alike letters of several scripts."""
    if word.isascii():
        return _ODD.search(word) is not None
    alike = sum(each in _ALIKE for each in word)
    return bool(_ODD.search(word)) or (alike > 0 and alike + sum(map(str.isascii, word)) == len(word))


def _places(fonts: _Fonts, found: _Read, odd: Iterable[int]) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield page and origin of every glyph on lines with a misleading word."""
    pages = {number for use in found.refuted for number in fonts.pages[use]} | (set(odd) if found.odd else set())
    for number in sorted(pages):
        here = list(words(upright(fonts.sheets.file, number), fonts.blank, fonts.reach))
        misleading = [
            word
            for word in here
            if any(each.use in found.refuted for each in word) or tuple(each.use for each in word) in found.odd
        ]
        for word in _with_neighbours(misleading, here):
            yield from ((number, each.origin) for each in word)


def _with_neighbours(misleading: list[SheetWord], on_page: list[SheetWord]) -> list[SheetWord]:
    """Return misleading words and those on one line with them, since context helps to detect names."""
    found, left = list(misleading), [word for word in on_page if word not in misleading]
    for word in found:  # grows during the loop
        beside = [each for each in left if _beside(word, each)]
        found += beside
        left = [each for each in left if each not in beside]
    return found


def _beside(one: SheetWord, other: SheetWord) -> bool:
    along, up = one[0].offset(other[0])
    before = other[-1].offset(one[0])[0] - other[-1].width
    return abs(up) < _LINE and (0 <= along - one[0].offset(one[-1])[0] - one[-1].width < _NEAR or 0 <= before < _NEAR)


def _plain(text: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFKD", text).casefold() if each.isalnum())
