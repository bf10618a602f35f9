"""Masked characters are gone, however the text was cut up, and nothing else changes."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import docx as python_docx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.types import BLOCK, Redaction, Shown
from engine.documents import docx
from tests.builders.docx import Extra, build, entries, holds, paragraph, run, xml

BOLD = "<w:rPr><w:b/></w:rPr>"


def masked(source: bytes, *secrets: str, label: str = "") -> bytes:
    """The file with every occurrence of the secrets masked."""
    document = docx.read(source, Path("x.docx"))
    spans = sorted(
        (start, start + len(secret))
        for secret in secrets
        for start in range(len(document.text))
        if document.text.startswith(secret, start)
    )
    assert spans, "nothing to mask"
    redactions = tuple(Redaction(start, end, label) for start, end in spans)
    return docx.write(source, document, redactions).data


def text_of(data: bytes) -> str:
    return docx.read(data, Path("x.docx")).text


@pytest.mark.parametrize(
    ("row", "body", "secret", "expected"),
    [
        ("D01 runs", paragraph("by Zoltan", " Byr", "ne today"), "Zoltan Byrne", f"by {BLOCK} today"),
        (
            "D02 link",
            f'<w:p>{run("Zoltan ")}<w:hyperlink w:anchor="x">{run("Byrne")}</w:hyperlink></w:p>',
            "Zoltan Byrne",
            BLOCK,
        ),
        ("D04 insertion", f"<w:p>{run('Zo')}<w:ins>{run('lt')}</w:ins>{run('an')}</w:p>", "Zoltan", BLOCK),
        ("D14 result", f'<w:p><w:fldSimple w:instr="AUTHOR">{run("Zoltan")}</w:fldSimple></w:p>', "Zoltan", BLOCK),
        (
            "D27 tab and break",
            "<w:p><w:r><w:t>Zoltan</w:t><w:tab/><w:br/><w:t>B c</w:t></w:r></w:p>",
            "Zoltan\t\nB",
            f"{BLOCK} c",
        ),
        ("D27 symbol alone", '<w:p><w:r><w:t>a</w:t><w:sym w:char="2318"/><w:t>b</w:t></w:r></w:p>', "⌘", f"a{BLOCK}b"),
        ("D27 soft hyphen", "<w:p><w:r><w:t>Zol</w:t><w:softHyphen/><w:t>tan</w:t></w:r></w:p>", "Zoltan", BLOCK),
        ("two in one run", paragraph("Zoltan and Zoltan"), "Zoltan", f"{BLOCK} and {BLOCK}"),
        ("neighbours", paragraph("ZoltanZoltan"), "Zoltan", BLOCK * 2),
        (
            "D07 watermark",
            '<w:p><w:r><w:pict><v:shape><v:textpath string="for Zoltan"/></v:shape></w:pict></w:r></w:p>',
            "Zoltan",
            f"for {BLOCK}",
        ),
    ],
)
def test_masking(row: str, body: str, secret: str, expected: str) -> None:
    data = masked(build(body), secret)
    assert text_of(data) == expected, row
    assert not holds(data, secret)


def test_a_number_in_a_list_label_is_masked() -> None:
    """Threat D09"""
    label = xml("w:numbering", "<w:lvlText w:val='48201-7735.%1'/><w:lvlText w:val='%1.%2.12'/>")
    source = build(paragraph("One item"), Extra("word/n.xml", "numbering", label))
    assert text_of(source) == "One item\n\n48201-7735.%1"
    data = masked(source, "48201-7735")
    assert not holds(data, "48201")
    assert holds(data, ".%1")
    assert holds(data, "%1.%2.12")


def test_every_part_is_masked() -> None:
    """Threats D06, D07, D09, D10, D28"""
    extras = (
        Extra("word/n.xml", "numbering", xml("w:numbering", "<w:lvlText w:val='Zoltan %1'/>"), identifier="r0"),
        Extra(
            "word/f.xml",
            "footnotes",
            xml("w:footnotes", f"<w:footnote>{paragraph('Zoltan')}</w:footnote>"),
            identifier="r1",
        ),
        Extra("word/h.xml", "header", xml("w:hdr", paragraph("Zo", "ltan")), identifier="r2"),
        Extra(
            "word/c.xml",
            "chart",
            xml("c:chartSpace", "<c:strCache><c:pt><c:v>Zoltan</c:v></c:pt></c:strCache>"),
            identifier="r3",
        ),
    )
    body = paragraph("Zoltan") + (
        "<w:p><w:r><w:footnoteReference/><w:drawing><wp:inline><a:graphic>"
        '<a:graphicData><c:chart r:id="r3"/></a:graphicData></a:graphic>'
        '</wp:inline></w:drawing></w:r></w:p><w:sectPr><w:headerReference r:id="r2"/></w:sectPr>'
    )
    data = masked(build(body, *extras), "Zoltan")
    assert not holds(data, "Zoltan")
    assert text_of(data) == f"{BLOCK}\n\n{BLOCK}\n\n{BLOCK}\n\n{BLOCK}\n\n{BLOCK} %1"


@pytest.mark.parametrize("holder", ["c:numCache", "c:numLit"])
def test_masked_number_of_a_chart_loses_its_point(holder: str) -> None:
    points = f"<{holder}><c:pt><c:v>4711</c:v></c:pt><c:pt><c:v>1</c:v></c:pt></{holder}>"
    chart = Extra("word/c.xml", "chart", xml("c:chartSpace", points))
    body = (
        '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="rExtra"/></a:graphicData></a:graphic>'
        "</wp:inline></w:drawing></w:r></w:p>"
    )
    assert text_of(masked(build(body, chart), "4711")) == "1"


def test_formatting_around_and_of_the_mask_stays() -> None:
    body = f"<w:p>{run('by ')}{run('Zoltan', BOLD)}{run(' Byrne')}{run(' today', BOLD)}</w:p>"
    runs = python_docx.Document(BytesIO(masked(build(body), "Zoltan Byrne"))).paragraphs[0].runs
    assert [(each.text, bool(each.bold)) for each in runs if each.text] == [
        ("by ", False),
        (BLOCK, True),
        (" today", True),
    ]


def test_label_style() -> None:
    assert text_of(masked(build(paragraph("by Zoltan")), "Zoltan", label="[PERSON 1]")) == "by [PERSON 1]"


def test_length_is_not_told() -> None:
    """Threat D31"""
    assert masked(build(paragraph("Al")), "Al") == masked(
        build(paragraph("Alexandrina Wetherby")), "Alexandrina Wetherby"
    )


def test_redaction_over_two_paragraphs() -> None:
    data = masked(build(paragraph("to Zoltan") + paragraph("Byrne here")), "Zoltan\nByrne")
    assert text_of(data) == f"to {BLOCK}\n{BLOCK} here"


def test_letters_in_places_of_their_own_get_one_mask() -> None:
    """Threat D31"""
    data = masked(build("".join(map(paragraph, "Zoltan"))), "\n".join("Zoltan"))
    assert text_of(data).split() == [BLOCK]


def test_font_called_after_the_secret_is_forgotten() -> None:
    fonts = '<w:rPr><w:rFonts w:ascii="Acme Sans"/></w:rPr>'
    body = f"<w:p>{run('Acme', fonts)}</w:p>"
    assert holds(build(body), "Acme Sans")
    assert not holds(masked(build(body), "Acme"), "Acme")


@pytest.mark.parametrize(("said", "asked"), [("Acme\u00a0Sans", "Acme\u00a0Sans"), ("ACME", "ACME"), ("Ák", "Ák")])
def test_font_is_forgotten_whatever_the_spaces_marks_and_length(said: str, asked: str) -> None:
    fonts = '<w:rPr><w:rFonts w:ascii="Acme Sans Ak"/></w:rPr>'
    assert not holds(masked(build(f"<w:p>{run(said, fonts)}</w:p>"), asked), "Acme Sans Ak")


def test_font_whose_name_holds_two_masked_letters_stays() -> None:
    fonts = '<w:rPr><w:rFonts w:ascii="Calibri"/></w:rPr>'
    assert holds(masked(build(f"<w:p>{run('Li', fonts)}</w:p>"), "Li"), "Calibri")


def test_spaces_at_the_seam_survive() -> None:
    plain = entries(masked(build("<w:p><w:r><w:t>by Zoltan now</w:t></w:r></w:p>"), "Zoltan"))[
        "word/document.xml"
    ].decode()
    assert f'<w:t xml:space="preserve">by {BLOCK} now</w:t>' in plain


def test_words_that_replace_others_stand_in_the_formatting_of_their_place() -> None:
    source = build(f"<w:p>{run('by Zol', BOLD)}{run('tan now')}</w:p>")
    document = docx.read(source, Path("x.docx"))
    found = (Redaction(3, 9, "Vera", Shown.AS_TEXT),)
    data = docx.write(source, document, found).data
    assert text_of(data) == "by Vera now"
    first, second = python_docx.Document(BytesIO(data)).paragraphs[0].runs
    assert (first.text, first.bold, second.text) == ("by Vera", True, " now")


@pytest.mark.parametrize(("shown", "rest"), [(Shown.AS_TEXT, ""), (Shown.ON_MASK, "Vera")])
def test_over_several_paragraphs_a_text_is_written_once_and_a_mask_in_each(shown: Shown, rest: str) -> None:
    source = build(paragraph("by Zoltan") + paragraph("Byrne now"))
    document = docx.read(source, Path("x.docx"))
    found = (Redaction(3, document.text.index(" now"), "Vera", shown),)
    data = docx.write(source, document, found).data
    assert text_of(data) == f"by Vera\n{rest} now"


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_cut_of_the_text(data: st.DataObject) -> None:
    """A masked string never survives, and the rest of the text is unchanged (house.md, tests)."""
    secret = "Zoltan Byrne"
    words = data.draw(st.lists(st.sampled_from(["in", "court", secret, "x\ty", "&amp;", "ö"]), min_size=1, max_size=6))
    whole = " ".join([*words, secret]).replace("&amp;", "&")
    cuts = sorted(data.draw(st.sets(st.integers(1, len(whole) - 1), max_size=8)))
    pieces = [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    wrappers = ["{}", "<w:hyperlink w:anchor='x'>{}</w:hyperlink>", "<w:ins>{}</w:ins>", "<w:smartTag>{}</w:smartTag>"]
    body = "".join(
        data.draw(st.sampled_from(wrappers)).format(
            run(piece.replace("&", "&amp;").replace("\t", "</w:t><w:tab/><w:t>"))
        )
        for piece in pieces
    )
    source = build(f"<w:p>{body}</w:p>")
    assert text_of(source) == whole
    result = masked(source, secret)
    assert text_of(result) == whole.replace(secret, BLOCK)
    assert not holds(result, secret)
