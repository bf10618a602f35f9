"""Numbers and letters that the program shows and no text holds: labels of pages, first numbers, ends of an axis."""

from __future__ import annotations

import re
from functools import partial

import pymupdf
from pikepdf import Array, Dictionary, Name, Pdf

from tests.attacks.attack import SECRET, Attack
from tests.builders import docx
from tests.builders.docx import Extra, drawing, paragraph, xml
from tests.builders.pdf import from_content, text_at

_NUMBER = "4711823"
_PAGE = text_at(50, 270, "The lease was signed in the town hall.")
_LISTED = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'
_BODY = paragraph("The lease was signed in the town hall.")


def _lettered(file: Pdf) -> None:
    labels = [Dictionary(S=Name.A, St=ord(letter) - ord("A") + 1) for letter in SECRET.upper()]
    file.Root.PageLabels = Dictionary(Nums=Array([x for number, each in enumerate(labels) for x in (number, each)]))


def _numbered(file: Pdf) -> None:
    file.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(S=Name.D, St=int(_NUMBER))]))


def _printed(file: Pdf) -> None:
    pages = Array([int(_NUMBER), int(_NUMBER)])
    file.Root.ViewerPreferences = Dictionary(NumCopies=int(_NUMBER), PrintPageRange=pages)


def _labels_say(data: bytes) -> bool:
    with pymupdf.open("pdf", data) as file:
        return "".join(page.get_label() for page in file).casefold() == SECRET.casefold()


def _numbering(level: str, instance: str = "", label: str = "%1.") -> Extra:
    content = (
        f'<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0">{level}<w:numFmt w:val="decimal"/>'
        f'<w:lvlText w:val="{label}"/></w:lvl></w:abstractNum>'
        f'<w:num w:numId="1"><w:abstractNumId w:val="0"/>{instance}</w:num>'
    )
    return Extra("word/numbering.xml", "numbering", xml("w:numbering", content))


def _docx(name: str, body: str, *extras: Extra) -> Attack:
    return Attack(f"{name}.docx", partial(docx.build, _BODY + body, *extras), secrets=(_NUMBER,), terms=(_NUMBER,))


def _axis(scale: str) -> Extra:
    chart = f"<c:chart><c:plotArea><c:valAx>{scale}</c:valAx></c:plotArea></c:chart>"
    return Extra("word/chart.xml", "chart", xml("c:chartSpace", chart))


def _levels(starts: tuple[str, ...], *overrides: str) -> bytes:
    """A list whose label joins the numbers of its levels, as 47.118.23 does."""
    levels = "".join(
        f'<w:lvl w:ilvl="{level}"><w:start w:val="{start}"/><w:numFmt w:val="decimal"/>'
        f'<w:lvlText w:val="{".".join(f"%{each + 1}" for each in range(level + 1))}"/></w:lvl>'
        for level, start in enumerate(starts)
    )
    changed = "".join(
        f'<w:lvlOverride w:ilvl="{level}"><w:startOverride w:val="{start}"/></w:lvlOverride>'
        for level, start in enumerate(overrides)
        if start
    )
    numbering = (
        f'<w:abstractNum w:abstractNumId="0">{levels}</w:abstractNum>'
        f'<w:num w:numId="1"><w:abstractNumId w:val="0"/>{changed}</w:num>'
    )
    items = (paragraph("a", properties=_LISTED.replace('ilvl w:val="0"', f'ilvl w:val="{each}"')) for each in range(3))
    return docx.build(_BODY + "".join(items), Extra("word/numbering.xml", "numbering", xml("w:numbering", numbering)))


def _levels_say(data: bytes) -> bool:
    numbering = docx.entries(data)["word/numbering.xml"].decode()
    firsts = dict(enumerate(re.findall(r'<w:start w:val="(\d+)"', numbering)))
    for level, start in re.findall(r'<w:lvlOverride w:ilvl="(\d)"><w:startOverride w:val="(\d+)"', numbering):
        firsts[int(level)] = start
    return _NUMBER in "".join(firsts.values())


def _label_says(data: bytes) -> bool:
    numbering = docx.entries(data)["word/numbering.xml"].decode()
    label = re.search(r'<w:lvlText w:val="([^"]*)"', numbering)
    starts = re.findall(r'<w:start(?:Override)? w:val="(\d+)"', numbering)
    return label is not None and any(_NUMBER in label[1].replace("%1", each) for each in starts)


def _labelled(start: str, instance: str = "") -> bytes:
    """A list whose label holds the first half of a number, and begins with the other half."""
    numbering = _numbering(f'<w:start w:val="{start}"/>', instance, f"File {_NUMBER[:4]}%1")
    return docx.build(_BODY + paragraph("a", properties=_LISTED), numbering)


_HALF = f'<w:lvlOverride w:ilvl="0"><w:startOverride w:val="{_NUMBER[4:]}"/></w:lvlOverride>'
_START = f'<w:start w:val="{_NUMBER}"/>'
_OVERRIDE = f'<w:lvlOverride w:ilvl="0"><w:startOverride w:val="{_NUMBER}"/></w:lvlOverride>'
_CHART = drawing('<c:chart r:id="rExtra"/>')
ATTACKS = [
    Attack(
        "letters as labels of pages.pdf",
        lambda: from_content(*[_PAGE] * len(SECRET), change=_lettered),
        secrets=(),
        terms=(SECRET,),
        leaks=_labels_say,
    ),
    *(
        Attack(f"{name}.pdf", partial(from_content, _PAGE, change=change), secrets=(_NUMBER,), terms=(_NUMBER,))
        for name, change in {"number of the first page": _numbered, "pages and copies to print": _printed}.items()
    ),
    _docx("start of a list", paragraph("a", properties=_LISTED), _numbering(_START)),
    *(
        Attack(f"{name}.docx", partial(_levels, *starts), secrets=(), terms=(_NUMBER,), leaks=_levels_say)
        for name, starts in {
            "levels of a list": (("47", "118", "23"),),
            "digits as levels": (tuple(_NUMBER),),
            "levels of a list and of one use of it": (("47", "1", "23"), "", "118"),
        }.items()
    ),
    *(
        Attack(f"{name}.docx", partial(_labelled, *parts), secrets=(), terms=(_NUMBER,), leaks=_label_says)
        for name, parts in {
            "label and start of a list": (_NUMBER[4:],),
            "label of a list and start of one use of it": ("1", _HALF),
        }.items()
    ),
    _docx("start of one list", paragraph("a", properties=_LISTED), _numbering('<w:start w:val="1"/>', _OVERRIDE)),
    _docx("number of the first page", f'<w:sectPr><w:pgNumType w:start="{_NUMBER}"/></w:sectPr>'),
    _docx("number of the first line", f'<w:sectPr><w:lnNumType w:countBy="1" w:start="{_NUMBER}"/></w:sectPr>'),
    _docx(
        "number of the first note", f'<w:sectPr><w:footnotePr><w:numStart w:val="{_NUMBER}"/></w:footnotePr></w:sectPr>'
    ),
    _docx("end of an axis", _CHART, _axis(f'<c:scaling><c:max val="{_NUMBER}"/></c:scaling>')),
    _docx("step of an axis", _CHART, _axis(f'<c:majorUnit val="{_NUMBER}"/>')),
]
