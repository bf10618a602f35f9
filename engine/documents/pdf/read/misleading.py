"""Text that says other letters than its page shows (threat P25): a map of a font may say anything.

Every glyph that a font draws itself is drawn once and compared with the letter that it is said to be. One that looks
like another is read by machine in some of the words that it stands in; if these don't say what their text says, then
that text is as good as unreadable, and its place is read like a picture.
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
from engine.documents.ocr.shapes import Known, Likeness, Pixels, Shape, is_latin, look, parts, shape
from engine.documents.pdf.read.glyphs import Line
from engine.documents.pdf.read.sheets import EM, Sheets, Use, Word, glyphs, known_glyphs, letters, uses, words

_CLOSE = 0.05  # of likeness, by which another letter may be ahead: l and I, c and e of some typefaces
_LEAST = 0.55  # of likeness to a letter that it is said to be
_LETTER = 0.75  # of likeness, with which a glyph without a meaning may be a letter
_ANOTHER = 0.8  # the same, of one that is said to be a sign or a letter of another script
_SURE = 0.9  # with which it is one
_FAR = 0.15  # of likeness, by which it is no other
_LOW = 0.3  # of a size; what is not as high is a point or a dash
_SEVERAL, _WIDE = 3, 1.0  # pieces, and logarithm of width over height, of a glyph that may be a word
_CONTEXTS = 3  # words that a glyph is read in
_PAGES = 3  # on which they are looked for
_LONG = 12  # glyphs; longer words are no better
_MOST = 200  # words of a file
_LINE, _NEAR = 0.3, 1.5  # sizes of the font: up or down, and along, to a word on the same line
_HALF = 0.5  # of the letters of a word; others that agree do so by chance
_DPI = 200  # of sheets, as Tesseract is told

# A digit or a bar between letters, and letters of several scripts in a word.
_ODD = re.compile(r"[^\W\d_][01|][^\W\d_]|[a-z]I[a-z]")
_ALIKE = "аеорсухѕіјԁһոԛԝАВЕКМНОРСТУХЅІЈοαικνρυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"


class Misleading(NamedTuple):
    """Where text is that says something else than its page shows.

    Attributes:
        origins: of all glyphs on such lines, by page.
        glyphs, doubtful, refuted: how many different glyphs were compared, then read by machine, and read otherwise.
        words: how many were read by machine.
    """

    origins: dict[int, list[tuple[float, float]]]
    glyphs: int = 0
    doubtful: int = 0
    refuted: int = 0
    words: int = 0


@dataclass(slots=True)
class _Judgement:
    """What speaks for a glyph and against it: words in which it was read as what it is said to be, and otherwise."""

    agreeing: int = 0
    contrary: int = 0
    another: bool = False  # by its shape

    @property
    def refuted(self) -> bool:
        return self.contrary > self.agreeing or (self.another and self.contrary > 0)


@dataclass(slots=True)
class _Fonts:
    """The glyphs of a file.

    Attributes:
        pages: on which each glyph stands.
        blank: those that draw nothing.
        reach: how far the others draw, in sizes of their fonts.
        doubtful: those that look like something else, and whether they do so clearly.
    """

    sheets: Sheets
    pages: dict[Use, list[int]] = field(default_factory=lambda: defaultdict(list))
    blank: set[Use] = field(default_factory=set)
    reach: dict[Use, float] = field(default_factory=dict)
    doubtful: dict[Use, bool] = field(default_factory=dict)


def find_misleading(data: bytes, lines: list[list[Line]], languages: tuple[str, ...]) -> Misleading:
    """Find the text that says something else than its page shows.

    Args:
        data: the normalised file.
        lines: of its pages, or the first of them.
        languages: in which words are read; where one of these is not installed, shapes alone tell.
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
            for use in uses(_upright(file, number)):
                fonts.pages[use].append(number)
        _compare(fonts)
        if not fonts.doubtful and not odd:
            return Misleading({}, glyphs=len(fonts.pages))
        found = _read_words(fonts, odd, languages)
        origins: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for number, origin in _places(fonts, found, odd):
            origins[number].append(origin)
    return Misleading(dict(origins), len(fonts.pages), len(fonts.doubtful), len(found.refuted), found.read)


def _upright(file: pymupdf.Document, number: int) -> pymupdf.Page:
    page = file[number]
    page.set_rotation(0)
    return page


def _compare(fonts: _Fonts) -> None:
    """Judge all glyphs by their shapes."""
    wanted = {use for use in fonts.pages if use.font in fonts.sheets.doubtful}
    fonts.blank |= {use for use in fonts.pages.keys() - wanted if not use.text.strip()}
    if not wanted:
        return
    widths: dict[Use, float] = {}
    for number in sorted({fonts.pages[use][0] for use in wanted}):
        widths |= {each.use: each.width for each in glyphs(_upright(fonts.sheets.file, number)) if each.use in wanted}
    fonts.sheets.find_codes(widths)
    cells = fonts.sheets.cells(widths)
    shapes = {use: shape(pixels) for use, pixels in cells.items()}
    fonts.blank |= {use for use, found in shapes.items() if found is None}
    drawn = {use: found for use, found in shapes.items() if found is not None}
    fonts.reach = {use: fonts.sheets.reach(use, found) for use, found in drawn.items()}
    fonts.doubtful = _doubtful(letters(), drawn, cells)
    # Signs and letters of other scripts are compared with their own, but only those that look like Latin letters.
    again = {use: drawn[use] for use in fonts.doubtful}
    fonts.doubtful = _doubtful(known_glyphs(use.text for use in again), again, cells)


def _doubtful(known: Known, drawn: Mapping[Use, Shape], cells: Mapping[Use, Pixels]) -> dict[Use, bool]:
    found = {}
    glyphs_ = [(each, use.text) for use, each in drawn.items()]
    for (use, each), likeness in zip(drawn.items(), known.likeness(glyphs_), strict=True):
        doubt = _doubt(use, each, likeness, parts(cells[use]))
        if doubt is not None:
            found[use] = doubt
    return found


def _doubt(use: Use, found: Shape, likeness: Likeness, pieces: int) -> bool | None:
    """Whether a glyph is clearly another letter than its font says; None where it may well be the same."""
    own, best = likeness.own, likeness.best
    sure = best >= _SURE and own < best - _FAR
    if is_latin(use.text):
        return None if own >= _LEAST and own >= best - _CLOSE else sure
    if found.height < _LOW * EM or own >= best - _CLOSE:
        return None
    may_be_word = pieces >= _SEVERAL and found.proportion >= _WIDE and own < _LEAST
    says_nothing = not use.text.strip() or all(_is_unknown(each) for each in use.text)
    return sure if best >= (_LETTER if says_nothing else _ANOTHER) or may_be_word else None


def _is_unknown(letter: str) -> bool:
    return letter == "\ufffd" or unicodedata.category(letter) in ("Co", "Cc", "Cf", "Cs", "Zs", "Mn")


@dataclass(slots=True)
class _Read:
    """What was read by machine.

    Attributes:
        refuted: glyphs that are others than their fonts say.
        odd: words that are others than their fonts say, though their glyphs look right one by one.
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
    for word, said in _said(fonts, contexts, languages):
        for each, agrees in _agreement(word, said):
            if each in judged:
                judged[each].agreeing += agrees
                judged[each].contrary += not agrees
    found.refuted = {use for use, each in judged.items() if each.refuted}
    odd_words = list(_odd_words(fonts, odd))
    for word, said in _said(fonts, odd_words, languages):
        if said and _plain(said) != _plain("".join(each.use.text for each in word)):
            found.odd.add(tuple(each.use for each in word))
    found.read = len(contexts) + len(odd_words)
    return found


def _said(fonts: _Fonts, found: list[Word], languages: tuple[str, ...]) -> Iterator[tuple[Word, str]]:
    for word, pixels in zip(found, fonts.sheets.words(found), strict=True):
        reading = ocr.read_line(pixels, _DPI, languages)
        yield word, "".join(line.text for line in reading.lines)


def _contexts(fonts: _Fonts) -> list[Word]:
    """Some words for each doubtful glyph, longer ones first."""
    pages = sorted({number for use in fonts.doubtful for number in fonts.pages[use][:_PAGES]})
    counts: Counter[Use] = Counter()
    chosen: dict[tuple[Use, ...], Word] = {}
    for number in pages:
        here = words(_upright(fonts.sheets.file, number), fonts.blank, fonts.reach)
        for word in sorted(here, key=lambda each: -min(len(each), _LONG)):
            named = tuple(each.use for each in word)
            wanted = {use for use in named if use in fonts.doubtful and counts[use] < _CONTEXTS}
            if wanted and named not in chosen and len(chosen) < _MOST:
                chosen[named] = word
                counts.update(use for use in set(named) if use in fonts.doubtful)
    return list(chosen.values())


def _agreement(word: Word, said: str) -> Iterator[tuple[Use, bool]]:
    """Whether a word was read as its text says at each glyph; nothing of those where nothing was read."""
    expected = [look(each.use.text) if is_latin(each.use.text) else "" for each in word]
    owners = [index for index, text in enumerate(expected) for _ in text]
    read = look(said)
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


def _odd_words(fonts: _Fonts, odd: Iterable[int]) -> Iterator[Word]:
    met: set[tuple[Use, ...]] = set()
    for number in sorted(odd):
        for word in words(_upright(fonts.sheets.file, number), fonts.blank, fonts.reach):
            named = tuple(each.use for each in word)
            doubtful = any(use.font in fonts.sheets.doubtful for use in named)
            if doubtful and named not in met and len(met) < _MOST and is_odd("".join(use.text for use in named)):
                met.add(named)
                yield word


def is_odd(word: str) -> bool:
    """Whether a word has a digit or a bar between its letters, or letters of several scripts that look alike."""
    alike = sum(each in _ALIKE for each in word)
    return bool(_ODD.search(word)) or (alike > 0 and alike + sum(map(str.isascii, word)) == len(word))


def _places(fonts: _Fonts, found: _Read, odd: Iterable[int]) -> Iterator[tuple[int, tuple[float, float]]]:
    """Pages, and the origins of all glyphs on lines with a word that says something else than it shows."""
    pages = {number for use in found.refuted for number in fonts.pages[use]} | (set(odd) if found.odd else set())
    for number in sorted(pages):
        here = list(words(_upright(fonts.sheets.file, number), fonts.blank, fonts.reach))
        lying = [
            word
            for word in here
            if any(each.use in found.refuted for each in word) or tuple(each.use for each in word) in found.odd
        ]
        for word in _with_neighbours(lying, here):
            yield from ((number, each.origin) for each in word)


def _with_neighbours(lying: list[Word], all_: list[Word]) -> list[Word]:
    """Words, and those that stand on one line with them: names are known by the words around them."""
    found, left = list(lying), [word for word in all_ if word not in lying]
    for word in found:  # which grows
        beside = [each for each in left if _beside(word, each)]
        found += beside
        left = [each for each in left if each not in beside]
    return found


def _beside(one: Word, other: Word) -> bool:
    along, up = one[0].offset(other[0])
    before = other[-1].offset(one[0])[0] - other[-1].width
    return abs(up) < _LINE and (0 <= along - one[0].offset(one[-1])[0] - one[-1].width < _NEAR or 0 <= before < _NEAR)


def _plain(text: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFKD", text).casefold() if each.isalnum())
