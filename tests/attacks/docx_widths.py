"""Widths in a DOCX that are fitted to a name: whoever has a list of names tries each."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, entries, paragraph, run, xml

_WIDTH = 1733  # twentieths of a point: as wide as the name
_TERMS = (SECRET,)


def _kept(*traces: str) -> Callable[[bytes], bool]:
    """Return whether any part of a file still holds one of these."""

    def look(data: bytes) -> bool:
        written = "".join(content.decode("utf-8", "replace") for content in entries(data).values())
        return any(trace in written for trace in traces)

    return look


def _run(properties: str) -> bytes:
    return build(f"<w:p>{run('crates near ')}{run(SECRET, f'<w:rPr>{properties}</w:rPr>')}{run(' are dry')}</w:p>")


def _beside(properties: str) -> bytes:
    formatted = run(" are dry", f"<w:rPr>{properties}</w:rPr>")
    return build(f"<w:p>{run('crates near ')}{run(SECRET)}{formatted}</w:p>")


def _table(layout: str = "", kind: str = "dxa", width: str = "auto", inner: str = "") -> bytes:
    def cell(size: int, text: str) -> str:
        return f'<w:tc><w:tcPr><w:tcW w:w="{size}" w:type="{kind}"/></w:tcPr>{text}</w:tc>'

    rows = "".join(
        f"<w:tr>{cell(_WIDTH, paragraph(text))}{cell(2001, paragraph('dry'))}</w:tr>" for text in (SECRET, "crates")
    )
    total = f'<w:tblW w:w="{_WIDTH + 2001}" w:type="{width}"/>'
    grid = f'<w:tblGrid><w:gridCol w:w="{_WIDTH}"/><w:gridCol w:w="2001"/></w:tblGrid>'
    table = f"<w:tbl><w:tblPr>{total}{layout}</w:tblPr>{grid}{rows}</w:tbl>"
    return build(paragraph("stores") + table + inner + paragraph("end"))


def _spanned() -> bytes:
    spanned = '<w:gridSpan w:val="2"/>'
    columns = "".join(f'<w:gridCol w:w="{width}"/>' for width in (701, _WIDTH - 701, 2001))
    wide = f'<w:tc><w:tcPr><w:tcW w:w="{_WIDTH}" w:type="dxa"/>{spanned}</w:tcPr>{paragraph(SECRET)}</w:tc>'
    other = f"<w:tc><w:tcPr/>{paragraph('dry')}</w:tc>"
    return build(paragraph("stores") + f"<w:tbl><w:tblGrid>{columns}</w:tblGrid><w:tr>{wide}{other}</w:tr></w:tbl>")


def _paragraph(properties: str, content: str = SECRET) -> bytes:
    return build(paragraph("stores") + paragraph(content, properties=f"<w:pPr>{properties}</w:pPr>"))


def _box(fit: str) -> bytes:
    shape = (
        f'<wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1100455" cy="300000"/></a:xfrm></wps:spPr>'
        f"<wps:txbx><w:txbxContent>{paragraph(SECRET)}</w:txbxContent></wps:txbx><wps:bodyPr>{fit}</wps:bodyPr></wps:wsp>"
    )
    drawing = (
        '<w:drawing><wp:inline><wp:extent cx="1100455" cy="300000"/><wp:docPr id="1" name=""/><a:graphic>'
        f'<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">{shape}</a:graphicData></a:graphic>'
        "</wp:inline></w:drawing>"
    )
    return build(paragraph("stores") + f"<w:p><w:r>{drawing}</w:r></w:p>")


def _old_box(style: str) -> bytes:
    inner = f'<v:textbox style="{style}"><w:txbxContent>{paragraph(SECRET)}</w:txbxContent></v:textbox>'
    shape = f'<v:rect style="position:absolute;width:86.65pt;height:20pt">{inner}</v:rect>'
    return build(paragraph("stores") + f"<w:p><w:r><w:pict>{shape}</w:pict></w:r></w:p>")


def _framed_style() -> bytes:
    style = '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="Salutation"/></w:style>'
    part = Extra("word/styles.xml", "styles", xml("w:styles", style))
    body = paragraph(SECRET, properties=f'<w:pPr><w:framePr w:w="{_WIDTH}" w:wrap="around"/></w:pPr>')
    return build(paragraph("stores") + body, part)


def _letter_by_letter(run: str = "w") -> bytes:
    """The name with a run for each letter, as text or as a formula."""
    runs = "".join(f'<{run}:r><{run}:t xml:space="preserve">{each}</{run}:t></{run}:r>' for each in f"  {SECRET}  ")
    return build(paragraph("stores") + f"<w:p>{runs if run == 'w' else f'<m:oMath>{runs}</m:oMath>'}</w:p>")


def _many_runs(data: bytes) -> bool:
    return len(re.findall(b"</[wm]:r>", entries(data)["word/document.xml"])) > len(SECRET)


def _widths(name: str, build: Callable[[], bytes], *traces: str, notice: str = "") -> Attack:
    leaks = _kept(*traces) if traces else None
    return Attack(f"{name}.docx", build, terms=_TERMS, leaks=leaks, notice=notice)


_EXACT = f'w:w="{_WIDTH}"'
_FIT = f'<w:fitText w:val="{_WIDTH}" w:id="1"/>'
_TABS = f'<w:tabs><w:tab w:val="left" w:pos="{_WIDTH}"/></w:tabs>'

ATTACKS = (
    _widths("fit-text", lambda: _run(_FIT), "fitText"),
    _widths("fit-text-of-neighbour", lambda: _beside(_FIT), "fitText"),
    _widths("scaled", lambda: _run('<w:w w:val="83"/>'), '<w:w w:val="83"/>'),
    _widths("spaced", lambda: _run('<w:spacing w:val="-7"/>'), '<w:spacing w:val="-7"/>'),
    _widths("spaced-neighbour", lambda: _beside('<w:spacing w:val="-7"/>'), '<w:spacing w:val="-7"/>'),
    _widths("kerned", lambda: _run('<w:kern w:val="17"/>'), '<w:kern w:val="17"/>'),
    _widths("column", _table, _EXACT),
    _widths("column-fixed", lambda: _table('<w:tblLayout w:type="fixed"/>'), _EXACT),
    _widths("column-percent", lambda: _table(kind="pct"), _EXACT),
    _widths("table", lambda: _table(width="dxa"), _EXACT, f'w:w="{_WIDTH + 2001}"'),
    _widths("column-spanned", _spanned, _EXACT, 'w:w="701"'),
    _widths("frame", lambda: _paragraph(f'<w:framePr w:w="{_WIDTH}" w:wrap="around"/>'), _EXACT),
    _widths("frame-with-style", _framed_style, _EXACT),
    _widths("box", lambda: _box("<a:spAutoFit/>"), "1100455"),
    Attack("run-for-each-letter.docx", _letter_by_letter, terms=_TERMS, leaks=_many_runs),
    Attack("formula-for-each-letter.docx", lambda: _letter_by_letter("m"), terms=_TERMS, leaks=_many_runs),
    _widths("box-old", lambda: _old_box("mso-fit-shape-to-text:t"), "86.65"),
    _widths("box-kept", lambda: _box("<a:noAutofit/>"), notice="fitted-place"),
    _widths(
        "tab-stop",
        lambda: _paragraph(_TABS, SECRET + '</w:t><w:tab/><w:t xml:space="preserve">dry'),
        notice="fitted-place",
    ),
)
