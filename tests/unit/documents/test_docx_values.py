"""Values of attributes that a DOCX keeps: numbers, keywords, formulas; never words that a person chose."""

from __future__ import annotations

import pytest

from engine.documents.docx.allowed import FORMS, clean_style, elements, is_typeface, unlisted_elements, unlisted_values
from engine.documents.docx.long_numbers import shorten
from engine.documents.docx.xml import parse, serialize, tag
from tests.builders.docx import xml

KEPT = {
    "number": [
        "1",
        "-3.5pt",
        "10800,,5400",
        "0,0,@1,@2",
        "FF00AA",
        "000100000000",
        "{96DAC541-7B7A-43D3-8B79-37D633B846F1}",
        "auto",
    ],
    "switch": ["true", "off", "1", "f", ""],
    "formula": ["val 50000", "*/ adj1 w 2", "?: x1 y1 0", "+- hc 0 dx1"],
    "equation": ["sum #0 0 10800", "prod @3 21600 pixelWidth", "if lineDrawn pixelLineWidth 0"],
    "colour": ["#4f81bd [3204]", "black", "fill darken(118)", "none", "rgb(1, 2, 3)"],
    "path": ["m,l,21600r21600,l21600,xe", "m@7,l@8,m@5,21600l@6,21600e"],
    "language": ["de-DE", "zh-Hans-CN", "x-none", "fil-PH", "0407"],
    "format": ["General", "0.0%", "#,##0", "dd/mm/yyyy", '"$"#,##0'],
    "guide": ["adj1", "hc", "connsiteX0", "10800", "x1"],
    "identifier": ["7", "_x0000_t75", "_shape3"],
}
WORDS = ["Quistorp", "quistorp", "Maren Q", "QUISTORP-2", "Axel", "de-Quistorp", "Quistorp Sans"]


@pytest.mark.parametrize(("form", "value"), [(form, value) for form, values in KEPT.items() for value in values])
def test_values_of_the_format_stay(form: str, value: str) -> None:
    assert FORMS[form](value)


@pytest.mark.parametrize("form", KEPT)
@pytest.mark.parametrize("word", WORDS)
def test_words_have_no_form(form: str, word: str) -> None:
    assert not FORMS[form](word)


@pytest.mark.parametrize(
    "name", ["Arial", "Arial Narrow Bold", "@MS Mincho", "+mn-lt", "ＭＳ 明朝", "Calibri Light", ""]
)
def test_common_typefaces_stay(name: str) -> None:
    assert is_typeface(name)


@pytest.mark.parametrize("name", ["Quistorp Sans", "Arial Quistorp", "QuistorpArial"])
def test_other_typefaces_go(name: str) -> None:
    assert not is_typeface(name)


def test_of_a_style_the_known_properties_stay() -> None:
    style = "position:absolute;mso-Quistorp:1;width:9pt;font-family:&quot;Quistorp&quot;;visibility:Quistorp;z-index:1"
    assert clean_style(style) == "position:absolute;width:9pt;z-index:1"


def test_an_element_without_what_it_requires_goes() -> None:
    root = parse(xml("w:p", '<w:pPr><w:jc w:val="Quistorp"/><w:keepNext w:val="Quistorp"/></w:pPr>').encode())
    assert unlisted_values(root) == 2
    assert root.find(f".//{tag('w:jc')}") is None
    assert root.find(f".//{tag('w:keepNext')}") is not None


def test_what_an_unknown_element_holds_stays() -> None:
    root = parse(xml("w:p", "<w:note><w:r><w:t>a</w:t></w:r></w:note><w:mark/>").encode())
    assert unlisted_elements(root) == 2
    assert [child.tag for child in root] == [tag("w:r")]


def test_every_listed_attribute_has_a_form() -> None:
    assert len(elements()) > 1000
    assert all(callable(each.fits) for attributes in elements().values() for each in attributes.values())


def test_prefixes_of_the_source_are_not_written() -> None:
    source = (
        b'<Q:p xmlns:Q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><Q:r><Q:t>a</Q:t></Q:r></Q:p>'
    )
    written = serialize(parse(source)).decode()
    assert "Q" not in written
    assert "<w:p xmlns:w=" in written


LONG = "531774208"
UNITS = {"number": f"{LONG}pt", "guide": f"adj1,{LONG}", "formula": f"val {LONG}", "path": f"m{LONG},2l1,1e"}


@pytest.mark.parametrize(
    ("form", "value"), [*UNITS.items(), ("number", LONG), ("number", f"1,{LONG}"), ("identifier", LONG)]
)
def test_numbers_longer_than_any_measure_go(form: str, value: str) -> None:
    assert not FORMS[form](value)


def test_long_identifiers_and_heights_of_drawings_are_renumbered() -> None:
    anchor = '<wp:anchor relativeHeight="{}"><wp:docPr id="{}"/></wp:anchor>'
    body = anchor.format(251659264, LONG) + anchor.format(251658240, 1) + anchor.format(251659264, 7)
    root = parse(xml("w:document", f'{body}<c:axId val="-{LONG}"/><c:crossAx val="-{LONG}"/>').encode())
    shorten([root])
    assert [each.get("relativeHeight") for each in root.iter(tag("wp:anchor"))] == ["2", "1", "2"]
    assert [each.get("id") for each in root.iter(tag("wp:docPr"))] == ["2", "1", "7"]
    assert len({each.get("val") for each in root.iter(tag("c:axId"), tag("c:crossAx"))}) == 1
    assert LONG.encode() not in serialize(root)


def test_negative_space_of_characters_stays() -> None:
    root = parse(xml("w:document", '<w:docGrid w:charSpace="4294965247"/>').encode())
    shorten([root])
    assert next(root.iter(tag("w:docGrid"))).get(tag("w:charSpace")) == "-2049"
