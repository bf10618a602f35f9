"""Formats of a DOCX that paint a picture where there are no words: letters or a code for the eye (threat D13).

Cells without words whose grounds, borders or colours differ in rows and columns; lines of signs, blanks or parted words
whose colour or weight changes; bars between the indents, frames or tab stops of paragraphs and small tables without
words. Nothing here reads what they show: these formats are removed, and what holds them stays. Bands, headers, bars of
a plan beside their labels, and cells with numbers keep theirs.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby, pairwise, zip_longest
from typing import NamedTuple

from engine.documents.docx.package import Part
from engine.documents.docx.removal import drop
from engine.documents.docx.xml import Element, tag, tags

_TABLE, _ROW, _CELL, _PARAGRAPH = tags("w:tbl w:tr w:tc w:p")
_TABLE_FORMAT, _ROW_FORMAT, _CELL_FORMAT, _FORMAT = tags("w:tblPr w:trPr w:tcPr w:pPr")
_SPAN, _BEFORE, _VALUE, _WIDTH, _HEIGHT = tags("w:gridSpan w:gridBefore w:val w:w w:trHeight")
_CELL_WIDTH = f"{_CELL_FORMAT}/{tag('w:tcW')}"
_TEXTS = frozenset(tags("w:t a:t m:t w:sym c:v"))
_FEWEST_CORNERS, _FEWEST_PATTERNS = 16, 3
_FEWEST_BARS, _FEWEST_WIDTHS = 20, 3
_FEWEST_PLACES = 12
_FEWEST_KEYS, _MOST_OTHERS = 3, 0.1
_FEWEST_STOPS = 6  # paragraphs with tab stops of their own
_MOST_CHANGES = 3  # of leaders in the tab stops of a form
_FEWEST_JOINTS, _FEWEST_LINES = 16, 4

# What gives a cell or paragraph without words its look.
_GROUNDS = tags("w:shd w:tcBorders w:pBdr w:tblBorders")
_OF_BLANKS = frozenset(tags("w:highlight w:shd w:u w:strike w:dstrike w:bdr w:em w:effect w:rStyle"))
_STYLES = frozenset(tags("w:pStyle w:rStyle"))
_RUN_FORMATS = tags("w:rPr a:rPr")
_UNSEEN = frozenset(
    tags(
        """w:lang w:noProof w:szCs w:bCs w:iCs w:cs w:rtl w:kern w:webHidden w:specVanish w:snapToGrid w:vertAlign
        w:position w:eastAsianLayout w:fitText w:rFonts a:latin a:ea a:cs a:sym"""
    )
)
"""Properties of a run that paint nothing, or nothing that a sign of the same line would need."""
_ATTRIBUTES = "b i u strike sz cap".split()
"""The same in DrawingML, where they are attributes."""
_FONTS, _FONT_NAME = tags("w:rFonts w:ascii")
_COLOUR = tag("w:color")
_ALIKE = frozenset({"", "auto", "000000"})
_LEADER, _STOPS, _STOP = tags("w:leader w:tabs w:tab")
_PLACES = tags("w:ind w:framePr w:tabs")
_TABLE_PLACES = tags("w:tblpPr w:tblInd w:tblW")
_STYLE, _STYLE_NAME, _BASE, _STYLE_OF_PARAGRAPH = tags("w:style w:styleId w:basedOn w:pStyle")
_RUNS = tags("w:r a:r")
_PARAGRAPHS = tags("w:p a:p")
_LINE_BREAKS, _TABS = frozenset(tags("w:br w:cr a:br")), frozenset(tags("w:tab w:ptab"))
_ABSENT = ("absent",)

_Look = tuple[str, ...]


class _Spot(NamedTuple):
    """A cell, or the part of a row before its cells (None), with its look; None where it holds words.

    `sign`: the one sign that it holds, if any; `marks`: the look of that sign, or of the blanks in its place.
    """

    cell: Element | None
    look: _Look | None
    width: int
    sign: str = ""
    marks: _Look = ()


def flatten(parts: Sequence[Part]) -> Counter[str]:
    """Remove formats that paint a picture; return how many tables and stretches of lines lost theirs."""
    grounded = _grounded([part.root for part in parts])
    count = 0
    for part in parts:
        for painted in (*_painted_tables(part.root), *_placed_tables(part.root)):
            count += _strip(painted)
        for lines in _mosaics(part.root):
            count += _strip(lines)
        count += _strip(_bars(part.root, grounded), grounded)
    return Counter({"painted-format": count})


# Tables.


def _painted_tables(root: Element) -> Iterator[list[Element]]:
    """Yield the cells without words of each table that they may paint; all tables without any word count as one."""
    wordless: list[list[_Spot]] = []
    for table in root.iter(_TABLE):
        rows = _compared([_spots(row) for row in table.iterchildren(_ROW)])
        if all(spot.look is not None for row in rows for spot in row):
            wordless += rows
        elif _is_painted(rows):
            yield _cells(rows)
    if _is_painted(wordless):
        yield _cells(wordless)


def _cells(rows: Iterable[Iterable[_Spot]]) -> list[Element]:
    return [spot.cell for row in rows for spot in row if spot.cell is not None and spot.look is not None]


def _spots(row: Element) -> list[_Spot]:
    before = row.find(f"{_ROW_FORMAT}/{_BEFORE}")
    skipped = _number(before)
    found = [_Spot(None, _ABSENT, 1)] * skipped
    for cell in row.iterchildren(_CELL):
        span = max(_number(cell.find(f"{_CELL_FORMAT}/{_SPAN}")), 1)
        width = cell.find(_CELL_WIDTH)
        value = "" if width is None else width.get(_WIDTH, "")
        wide = int(value) // span if value.isdecimal() and len(value) < 6 else 1
        signs = _signs(cell)
        found += [
            _Spot(cell, *(None, wide) if len(signs) > 1 else (_ground(cell), wide, "".join(signs), _marks(cell)))
        ] * span
    return found


def _compared(rows: list[list[_Spot]]) -> list[list[_Spot]]:
    """Return the rows with the looks that are to be compared.

    A sign that looks alike wherever it is tells no more than text does. Where single letters or digits decide the
    look of their cells, as in a key, they count as words.
    """
    marks: dict[str, set[_Look]] = defaultdict(set)
    keys: dict[str, Counter[_Look]] = defaultdict(Counter)
    for spot in chain.from_iterable(rows):
        if spot.look is not None:
            marks[spot.sign].add(spot.marks)
            if spot.sign.isalnum():
                keys[spot.sign][spot.look + spot.marks] += 1
    others = sum(each.total() - each.most_common(1)[0][1] for each in keys.values())
    is_key = len(keys) >= _FEWEST_KEYS and others <= _MOST_OTHERS * sum(each.total() for each in keys.values())

    def compared(spot: _Spot) -> _Spot:
        if spot.look is None or (is_key and spot.sign.isalnum()):
            return spot._replace(look=None)
        return spot._replace(look=spot.look + spot.marks) if len(marks[spot.sign]) > 1 else spot

    return [[compared(spot) for spot in row] for row in rows]


_MOST_COLUMNS = 63
"""Columns that Word gives a table at most, so that what a file says of its cells takes no time and memory."""


def _number(element: Element | None) -> int:
    value = "" if element is None else element.get(_VALUE, "")
    return min(int(value), _MOST_COLUMNS) if value.isdecimal() and len(value) < 4 else 0


def _has_words(element: Element) -> bool:
    """Return whether the text of an element is more than one sign, however often."""
    return len(_signs(element)) > 1


def _signs(element: Element) -> set[str]:
    """Return the signs of which the text of an element consists, or a few of them."""
    signs: set[str] = set()
    for each in element.iter():
        if each.tag in _TEXTS:
            signs.update("".join((each.text or "").split()))
            if len(signs) > 1:
                break
    return signs


def _ground(element: Element) -> _Look:
    """Return the grounds, borders and styles in an element."""
    return tuple(sorted(_written(each) for each in element.iter() if each.tag in _GROUNDS or each.tag in _STYLES))


def _marks(element: Element) -> _Look:
    """Return the formats of the runs in an element that have text, or of their blanks."""
    found: set[str] = set()
    for run in element.iter(*_RUNS):
        text = "".join(each.text or "" for each in run if each.tag in _TEXTS)
        if text or any(each.tag in _TABS for each in run):
            found |= _painted(run, blank=not text.strip(), fonts=False)
    return tuple(sorted(found))


def _written(element: Element) -> str:
    """Return an element as text, without the namespaces that happen to be declared around it."""
    return " ".join(f"{each.tag}{sorted(each.items())}" for each in element.iter())


def _is_painted(rows: Sequence[Sequence[_Spot]]) -> bool:
    looks = [[spot.look for spot in row] for row in rows]
    if sum(look is not None for row in looks for look in row) < _FEWEST_CORNERS:
        return False
    if any(map(_is_code, rows)) or _is_code_down(rows):
        return True
    return _corners(looks) >= _FEWEST_CORNERS and _varies(looks) and _varies([*zip_longest(*looks)])


def _varies(rows: Iterable[Sequence[_Look | None]]) -> bool:
    """Return whether rows have several patterns; bands and frames repeat few. A cell with words fits every pattern."""
    patterns: list[list[_Look | None]] = []
    for row in rows:
        for known in patterns:
            if all(None in pair or pair[0] == pair[1] for pair in zip(known, row, strict=False)):
                known[:] = [other if one is None else one for one, other in zip_longest(known, row)]
                break
        else:
            patterns.append([*row])
            if len(patterns) == _FEWEST_PATTERNS:
                return True
    return False


def _corners(looks: Sequence[Sequence[_Look | None]]) -> int:
    """Count the places where four cells without words meet and differ neither by rows nor by columns alone."""
    common = Counter(look for row in looks for look in row if look is not None).most_common(1)[0][0]
    bars = [_is_bar(row, common) for row in looks]
    count = 0
    for number, (upper, lower) in enumerate(pairwise(looks)):
        if bars[number] and bars[number + 1]:
            continue
        for (a, b), (c, d) in zip(pairwise(upper), pairwise(lower), strict=False):
            if None not in (a, b, c, d):
                count += not (a == b and c == d) and not (a == c and b == d)
    return count


def _is_bar(row: Sequence[_Look | None], common: _Look) -> bool:
    """Return whether a row has words, and at most one bar of cells in another look, as a plan has."""
    runs = [look for look, _ in groupby(row) if look not in (None, common)]
    return None in row and len(runs) <= 1


def _is_code(row: Sequence[_Spot]) -> bool:
    """Return whether cells without words in one row alternate often, and in several widths."""
    return any(
        has_no_words and _alternates([(spot.look, spot.width) for spot in spots])
        for has_no_words, spots in groupby(row, lambda spot: spot.look is not None)
    )


def _is_code_down(rows: Sequence[Sequence[_Spot]]) -> bool:
    """Return whether rows without words alternate often, and in several heights."""
    found = []
    for row in rows:
        if not row or any(spot.look is None for spot in row):
            return False
        cell = next((spot.cell for spot in row if spot.cell is not None), None)
        parent = None if cell is None else cell.getparent()
        height = None if parent is None else parent.find(f"{_ROW_FORMAT}/{_HEIGHT}")
        value = "" if height is None else height.get(_VALUE, "")
        found.append((row[-1].look, int(value) if value.isdecimal() and len(value) < 6 else 1))
    return _alternates(found)


def _alternates(row: Iterable[tuple[_Look | None, int]]) -> bool:
    widths = [sum(width for _, width in run) for _, run in groupby(row, lambda each: each[0])]
    return len(widths) > _FEWEST_BARS and len(set(widths[1:-1])) >= _FEWEST_WIDTHS


def _placed_tables(root: Element) -> Iterator[list[Element]]:
    """Yield the tables without words that are at many places of the page or of the line."""
    by_place: dict[_Look, list[Element]] = defaultdict(list)
    for table in root.iter(_TABLE):
        form = table.find(_TABLE_FORMAT)
        if form is not None and next(table.iterancestors(_TABLE), None) is None and not _has_words(table):
            place = tuple(_written(each) for each in form if each.tag in _TABLE_PLACES)
            if place and (_ground(table) or _marks(table)):
                by_place[place].append(table)
    if len(by_place) >= _FEWEST_PLACES:
        yield [table for tables in by_place.values() for table in tables]


# Lines of text.


def _mosaics(root: Element) -> Iterator[list[Element]]:
    """Yield runs of lines in which the look of signs, blanks or parts of words changes."""
    found: list[tuple[list[Element], int]] = []
    paragraphs: list[Element] = []
    lines = joints = 0
    for paragraph in root.iter(*_PARAGRAPHS):
        for count in _joints(paragraph):
            if count:
                lines += 1
                joints += count
                if not paragraphs or paragraphs[-1] is not paragraph:
                    paragraphs.append(paragraph)
            else:
                if lines >= _FEWEST_LINES:
                    found.append((paragraphs, joints))
                paragraphs, lines, joints = [], 0, 0
    if lines >= _FEWEST_LINES:
        found.append((paragraphs, joints))
    if sum(joints for _, joints in found) >= _FEWEST_JOINTS:
        yield from (paragraphs for paragraphs, _ in found)


def _joints(paragraph: Element) -> Iterator[int]:
    """Yield for each line with text how often the look changes where nobody changes it to stress a word."""
    before, last = "", None
    count = 0
    for text, run in _pieces(paragraph):
        if text == "\n":
            if before:
                yield count
            before, last, count = "", None, 0
        elif text:
            count += last is not None and last is not run and _is_joint(before, last, text, run)
            before, last = (before + text)[-_LONGEST_TOKEN:], run
    if before:
        yield count


_LONGEST_TOKEN = 40  # characters


def _pieces(paragraph: Element) -> Iterator[tuple[str, Element]]:
    for run in paragraph.iter(*_RUNS):
        if next(run.iterancestors(*_PARAGRAPHS), None) is not paragraph:
            continue
        for each in run:
            if each.tag in _TEXTS:
                yield each.text or "", run
            elif each.tag in _TABS:
                yield "\t", run
            elif each.tag in _LINE_BREAKS:
                yield "\n", run


def _is_joint(before: str, run: Element, after: str, other: Element) -> bool:
    """Return whether two runs of a line meet within blanks, equal signs, equal words or a word, and look different."""
    one, two = before[-1], after[0]
    if one.isspace() and two.isspace():
        return _painted(run, blank=True) != _painted(other, blank=True)
    first = before.split()[-1:]
    word = len(first[0]) if first else 0
    equal = one == two or first == after.split()[:1]
    if not equal and not (_is_letter(one) and _is_letter(two) and word > 1):
        return False
    return _painted(run) != _painted(other)


def _is_letter(sign: str) -> bool:
    """Return whether a sign is a letter of an alphabet, in which words are rarely of two looks."""
    return sign.isalpha() and ord(sign) < _FIRST_IDEOGRAPH


_FIRST_IDEOGRAPH = 0x2E80


def _painted(run: Element, *, blank: bool = False, fonts: bool = True) -> frozenset[str]:
    """Return the properties of a run by which its text, or its blanks, look different from others."""
    found = set()
    for form in run.iterchildren(*_RUN_FORMATS):
        found |= {f"{name}={form.get(name)}" for name in _ATTRIBUTES if name in form.attrib}
        for each in form:
            if each.tag == _FONTS:
                found |= {each.get(_FONT_NAME, "")} - {""} if fonts and not blank else set()
            elif each.tag == _COLOUR and each.get(_VALUE, "").lower() in _ALIKE and len(each.attrib) == 1:
                continue
            elif each.tag in _OF_BLANKS or (not blank and each.tag not in _UNSEEN):
                found.add(_written(each))
    return frozenset(found)


# Bars: paragraphs without words.


def _bars(root: Element, grounded: frozenset[str]) -> list[Element]:
    """Return the paragraphs without words that paint bars at many places, and those with many tab stops that do."""
    found: list[Element] = []
    places: set[_Look] = set()
    stopped: list[Element] = []
    stops: set[str] = set()
    for paragraph in root.iter(_PARAGRAPH):
        form = paragraph.find(_FORMAT)
        if form is None:
            continue
        given = form.find(_STOPS)
        if given is not None and _changes(given):
            stopped.append(paragraph)
            stops.add(_written(given))
        if not _has_words(paragraph) and _has_bar(paragraph, form, given, grounded):
            found.append(paragraph)
            places.add(tuple(_written(each) for each in form if each.tag in _PLACES))
    return [
        *(found if len(places) >= _FEWEST_PLACES else ()),
        *(stopped if len(stops) >= _FEWEST_STOPS else ()),
    ]


def _changes(stops: Element) -> bool:
    """Return whether stops with a leader, or of several, alternate with others."""
    leaders = [each.get(_LEADER, "none") for each in stops.iterchildren(_STOP)]
    changes: int = sum(one != other for one, other in pairwise(leaders))
    return changes > _MOST_CHANGES


def _has_bar(paragraph: Element, form: Element, stops: Element | None, grounded: frozenset[str]) -> bool:
    if any(each.tag in _GROUNDS for each in form):
        return True
    style = form.find(_STYLE_OF_PARAGRAPH)
    if style is not None and style.get(_VALUE, "") in grounded:
        return True
    if stops is not None and any(each.get(_LEADER, "none") != "none" for each in stops):
        return True
    return any(_painted(run, blank=True) for text, run in _pieces(paragraph) if text)


def _grounded(roots: Iterable[Element]) -> frozenset[str]:
    """Return the styles that give paragraphs a ground or a border, also through a style that they are based on."""
    bases: dict[str, str] = {}
    found: set[str] = set()
    for style in (style for root in roots for style in root.iter(_STYLE)):
        name, base = style.get(_STYLE_NAME, ""), style.find(_BASE)
        bases[name] = "" if base is None else base.get(_VALUE, "")
        if next(style.iter(*_GROUNDS), None) is not None:
            found.add(name)
    for name in bases:
        passed: set[str] = set()
        while name in bases and name not in found and name not in passed:
            passed.add(name)
            name = bases[name]
        if name in found:
            found |= passed
    return frozenset(found)


# Removal.


def _strip(holders: Iterable[Element], grounded: frozenset[str] | None = None) -> int:
    """Remove the formats that paint from these elements; return 1 if there were any.

    Args:
        grounded: the styles of paragraphs to remove; all where it is None.
    """
    found: list[Element] = []
    changed = 0
    for holder in holders:
        for each in holder.iter():
            if each.tag in _GROUNDS:
                found.append(each)
            elif each.tag in _STYLES:
                found += [each] if grounded is None or each.get(_VALUE, "") in grounded else []
            elif each.tag in _RUN_FORMATS:
                found += (child for child in each if child.tag not in _UNSEEN or child.tag == _FONTS)
                for name in _ATTRIBUTES:
                    changed += each.attrib.pop(name, "") != ""
            elif each.tag == _STOP and _LEADER in each.attrib:
                del each.attrib[_LEADER]
                changed += 1
    return int(drop(found) + changed > 0)
