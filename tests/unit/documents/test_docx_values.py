"""Values of attributes that a DOCX keeps: numbers, keywords, formulas; never words that a person chose."""

from __future__ import annotations

import pytest

from engine.documents.docx.allowed import FORMS, clean_style, elements, is_typeface, unlisted_elements, unlisted_values
from engine.documents.docx.long_numbers import round_down, shorten
from engine.documents.docx.xml import NAMESPACES, parse, serialize, tag
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


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("5317742", "5317000"),
        ("-53177429", "-53170000"),
        ("m0,0l5317742,10,1234567e", "m0,0l5317000,10,1234000e"),
        ("width:467.78333pt;height:9.5pt", "width:467.70000pt;height:9.5pt"),
        ("0.53177429", "0.53170000"),
        ("4572000", "4572000"),
        ("317742", "317742"),
        ("0.000000", "0.000000"),
        ("000100000000", "000100000000"),
        ("{53177429-7B7A-43D3-8B79-37D633B846F1}", "{00000000-0000-0000-0000-000000000000}"),
    ],
)
def test_of_a_measure_four_digits_stay(written: str, kept: str) -> None:
    root = parse(xml("w:p", f'<v:shape style="{written}"/><wp:posOffset>{written}</wp:posOffset>').encode())
    assert round_down(root) == (written != kept)
    assert [root[0].get("style"), root[1].text] == [kept, kept]


def test_references_and_text_are_no_measures() -> None:
    root = parse(xml("w:p", '<a:blip r:embed="rId5317742"/><v:textpath string="5317742"/>').encode())
    assert round_down(root) == 0


def test_long_identifiers_are_the_same_in_all_parts() -> None:
    document = parse(xml("w:p", '<w:footnoteReference w:id="53177429"/><w:numId w:val="5317742"/>').encode())
    notes = parse(xml("w:footnotes", '<w:footnote w:id="1"/><w:footnote w:id="53177429"/>').encode())
    numbering = parse(xml("w:numbering", '<w:num w:numId="5317742"/>').encode())
    shorten([document, notes, numbering])
    assert document[0].get(tag("w:id")) == notes[1].get(tag("w:id")) != notes[0].get(tag("w:id"))
    assert document[1].get(tag("w:val")) == numbering[0].get(tag("w:numId"))
    assert not {"53177429", "5317742"} & {*document[0].values(), *document[1].values()}


def test_identifiers_of_nodes_are_renumbered_with_what_repeats_them() -> None:
    node, other = "{53177429-7B7A-43D3-8B79-37D633B846F1}", "53177429"
    data = parse(
        xml(
            "dgm:dataModel",
            f'<dgm:pt modelId="{node}"><dgm:prSet presAssocID="{other}"/></dgm:pt><dgm:pt modelId="{other}"/>'
            f'<dgm:cxn modelId="3" srcId="{node}" destId="{other}"/>',
        ).encode()
    )
    drawing = parse(xml(f'w:p xmlns:dsp="{NAMESPACES["dsp"]}"', f'<dsp:sp modelId="{other}"/>').encode())
    shorten([data, drawing])
    first, second, joined = data
    assert first.get("modelId") == joined.get("srcId") != second.get("modelId")
    assert second.get("modelId") == joined.get("destId") == first[0].get("presAssocID") == drawing[0].get("modelId")
    assert other.encode() not in serialize(data) + serialize(drawing)
