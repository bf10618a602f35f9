"""Names in the labels of a chart in a Word document: parted over levels of categories, over series, in its workbook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from lxml import etree

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, drawing, entries, paragraph, xml, zipped

_SAID = paragraph("The lease of the flat runs for two years.")
_NAME = SECRET.lower()  # a capital alone has a recognizer mask the parts
_FIRST, _REST = _NAME[:4], _NAME[4:]
_WORKBOOK = zipped({"xl/sharedStrings.xml": f"<sst><si><t>{_FIRST}</t><t>{_REST}</t></si></sst>"})

Points = Sequence[tuple[int, str]]


def _points(points: Points) -> str:
    return "".join(f'<c:pt idx="{at}"><c:v>{text}</c:v></c:pt>' for at, text in points)


def _levels(*levels: Points) -> str:
    """Categories in levels, the innermost first, as the format stores them."""
    inner = "".join(f"<c:lvl>{_points(each)}</c:lvl>" for each in levels)
    return (
        f'<c:cat><c:multiLvlStrRef><c:f>{_NAME}!$A$1</c:f><c:multiLvlStrCache><c:ptCount val="4"/>{inner}'
        "</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>"
    )


def _single(*texts: str) -> str:
    cache = _points(list(enumerate(texts)))
    return f"<c:cat><c:strRef><c:f>a</c:f><c:strCache>{cache}</c:strCache></c:strRef></c:cat>"


def _series(categories: str, name: str = "rent", at: int = 0) -> str:
    values = _points([(each, str(each + 3)) for each in range(4)])
    return (
        f'<c:ser><c:idx val="{at}"/><c:order val="{at}"/><c:tx><c:strRef><c:f>a</c:f><c:strCache>'
        f'<c:ptCount val="1"/><c:pt idx="0"><c:v>{name}</c:v></c:pt></c:strCache></c:strRef></c:tx>{categories}'
        f"<c:val><c:numRef><c:f>a</c:f><c:numCache>{values}</c:numCache></c:numRef></c:val></c:ser>"
    )


def _chart(*series: str, title: str = "", axes: str = "", embedded: bool = False) -> bytes:
    plot = f'<c:plotArea><c:barChart><c:barDir val="col"/>{"".join(series)}</c:barChart>{axes}</c:plotArea>'
    workbook = '<c:externalData r:id="rBook"/>' if embedded else ""
    space = xml("c:chartSpace", f"<c:chart>{title}{plot}</c:chart>{workbook}")
    chart = Extra("word/chart.xml", "chart", space)
    book = Extra("word/embeddings/b.xlsx", "package", _WORKBOOK, "application/x", "rBook", owner="word/chart.xml")
    extras = (chart, book) if embedded else (chart,)
    return build(_SAID + drawing('<c:chart r:id="rExtra"/>') + _SAID, *extras)


def _title(text: str) -> str:
    return f"<c:title><c:tx><c:rich><a:p><a:r><a:t>{text}</a:t></a:r></a:p></c:rich></c:tx></c:title>"


def _axis(kind: str, text: str) -> str:
    return f'<c:{kind}><c:axId val="1"/>{_title(text)}</c:{kind}>'


def _labels(data: bytes) -> Iterator[str]:
    """The labels of the charts of a file, joined as the eye joins them."""
    for name, content in entries(data).items():
        if not re.search("chart[^/]*\\.xml$", name):
            continue
        root = etree.fromstring(content)
        for cache in root.iter("{*}multiLvlStrCache"):
            levels = [
                {int(each.get("idx", "0")): each.findtext("{*}v") or "" for each in level.iter("{*}pt")}
                for level in cache
            ]
            for at in sorted(set().union(*levels)):
                column = [
                    level.get(max((each for each in level if each <= at), default=at), "") for level in levels if level
                ]
                yield "".join(column)
                yield "".join(column[::-1])
            yield from ("".join(text for _, text in sorted(level.items())) for level in levels)
        for cache in root.iter("{*}strCache"):
            yield "".join(each.text or "" for each in cache.iter("{*}v"))
        yield "".join(each.findtext(".//{*}v") or "" for each in root.iter("{*}tx") if each.find(".//{*}v") is not None)
        titles = ["".join(each.text or "" for each in title.iter("{*}t")) for title in root.iter("{*}title")]
        yield from map("".join, pairwise(titles))


def _is_left(data: bytes) -> bool:
    joined = [re.sub(r"\W", "", text) for text in _labels(data)]
    return any(part in text for part in (_NAME, _FIRST, _REST) for text in joined)


_by_term = partial(Attack, terms=(SECRET,), leaks=_is_left)
_MANY = ("heating", "water", "repairs", "cleaning of the stairs", "insurance") * 4
_OTHERS = [(1, "heating"), (2, "water"), (3, "repairs")]

ATTACKS = (
    _by_term("levels-inner-first.docx", lambda: _chart(_series(_levels([(0, _FIRST), *_OTHERS], [(0, _REST)])))),
    _by_term("levels-outer-first.docx", lambda: _chart(_series(_levels([(0, _REST), *_OTHERS], [(0, _FIRST)])))),
    _by_term("levels-last-point.docx", lambda: _chart(_series(_levels([*_OTHERS, (4, _FIRST)], [(0, _REST)])))),
    _by_term(
        "four-levels.docx",
        lambda: _chart(_series(_levels(*([(0, _NAME[at : at + 2]), (3, "water")] for at in range(0, 8, 2))))),
    ),
    _by_term(
        "levels-of-letters.docx", lambda: _chart(_series(_levels(*([(0, each), (2, "water")] for each in _NAME))))
    ),
    _by_term(
        "level-of-letters.docx", lambda: _chart(_series(_levels(list(enumerate(_NAME)), [(0, "all"), (4, "none")])))
    ),
    _by_term("whole-in-a-level.docx", lambda: _chart(_series(_levels(_OTHERS, [(0, _NAME)])))),
    Attack(
        "two-words.docx",
        lambda: _chart(_series(_levels([(0, "maren"), *_OTHERS], [(0, _NAME)]))),
        terms=(f"Maren {SECRET}",),
        leaks=_is_left,
    ),
    _by_term(
        "workbook.docx",
        lambda: _chart(_series(_single("heating", "water")), embedded=True),
        leaks=lambda data: b".xlsx" in data,
    ),
    _by_term("categories.docx", lambda: _chart(_series(_single("heating", _FIRST, _REST, "water")))),
    _by_term(
        "series.docx",
        lambda: _chart(*(_series(_single("heating", "water"), each, at) for at, each in enumerate((_FIRST, _REST)))),
    ),
    _by_term(
        "series-of-letters.docx",
        lambda: _chart(*(_series(_single("heating", "repairs"), each, at) for at, each in enumerate(_NAME))),
    ),
    _by_term(
        "long-series.docx",
        lambda: _chart(*(_series(_single(*_MANY), _NAME[at : at + 2], at) for at in range(0, 8, 2))),
    ),
    _by_term(
        "titles.docx",
        lambda: _chart(_series(_single("heating", "water")), title=_title(_FIRST), axes=_axis("catAx", _REST)),
    ),
)
