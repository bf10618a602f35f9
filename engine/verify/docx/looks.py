"""Text of one look in a DOCX: words whose letters are parted by text of another size, colour or style."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from lxml import etree

_BREAKS = {"tab": "\t", "br": "\n", "cr": "\n"}
_LOOK = ("sz", "color", "highlight", "shd", "w", "vanish", "rStyle", "position", "vertAlign")
"""The properties of a run by which its text may be told from the text beside it, or not be seen."""
# Up to six points, a light colour, a highlight or ground, up to half the width, or whatever a style may say.
_MAY_BE_FAINT = re.compile(
    r"(?<![^ ])(?:sz=(?:\d|1[0-2]);|color=[C-Fc-f].[C-Fc-f].[C-Fc-f].;|highlight=|shd=|w=[0-4]?\d%?;|vanish=|rStyle=)"
)
_WORD = re.compile(r"[^\W_]+")


def pieces(element: etree._Element) -> Iterator[tuple[etree._Element, str]]:
    """Yield the text of a cell, or of a paragraph without the text boxes in it, each piece with its element."""
    is_paragraph = etree.QName(element).localname == "p"
    for each in element.iter("{*}t", "{*}tab", "{*}br", "{*}cr"):
        if not is_paragraph or next(each.iterancestors("{*}p")) is element:
            name = etree.QName(each).localname
            yield each, each.text or "" if name == "t" else _BREAKS[name]


def parted_words(paragraph: etree._Element) -> Iterator[str]:
    """Yield the words of one look between whose letters the paragraph has text of another look.

    Words that follow each other are one: a name of several words may be parted throughout. A space parts words, unless
    it may be in text that nobody sees.
    """
    texts: dict[str, list[str]] = defaultdict(list)
    joints: dict[str, set[int]] = defaultdict(set)
    lengths: Counter[str] = Counter()
    parting: set[str] = set()
    last = ""
    for element, text in pieces(paragraph):
        look = _look(element)
        if look != last and lengths[look]:
            if look in parting:
                texts[look].append(" ")
                lengths[look] += 1
            joints[look].add(lengths[look])
        parting.discard(look)
        if any(map(str.isspace, text)) and not _MAY_BE_FAINT.search(look):
            parting |= texts.keys() - {look}
        texts[look].append(text)
        lengths[look] += len(text)
        last = look
    for look, found in texts.items():
        row: list[str] = []
        for word in _WORD.finditer("".join(found)):
            if not joints[look].isdisjoint(range(word.start() + 1, word.end())):
                row.append(word[0])
            elif row:
                yield " ".join(row)
                row = []
        if row:
            yield " ".join(row)


def _look(element: etree._Element) -> str:
    """Return the properties of the run around an element, in the order of the file."""
    run = next(element.iterancestors("{*}r"), None)
    properties = run.find("{*}rPr") if run is not None else None
    if properties is None:
        return " "
    kept = (each for each in properties if etree.QName(each).localname in _LOOK)
    return " ".join(f"{etree.QName(each).localname}={' '.join(sorted(each.attrib.values()))};" for each in kept) or " "
