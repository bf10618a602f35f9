"""Hidden content of a PDF: what is removed, and what stays (a test for each row: `threats`)."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from engine.core.errors import CannotMakeSafe
from engine.core.problems import REMOVED
from engine.documents.pdf.sanitise.navigation import HIDDEN_WORD
from tests.builders.pdf import SECRET, SENTENCE, form, from_content, holds, mask, page_with, read, text_at
from tests.builders.pdf_hiding import HIDING_PLACES, destinations, field, glyph, metadata


def test_hidden_layer_goes_and_visible_one_stays() -> None:
    def layers(file: pikepdf.Pdf) -> None:
        groups = [file.make_indirect(Dictionary(Type=Name.OCG, Name=String(each))) for each in (SECRET, "shown")]
        file.Root.OCProperties = Dictionary(OCGs=Array(groups), D=Dictionary(OFF=Array(groups[:1])))
        file.pages[0].Resources.Properties = Dictionary(Off=groups[0], On=groups[1])
        file.pages[0].Resources.XObject = Dictionary(Fm1=form(file, text_at(9, 9, SECRET), OC=groups[0]))

    hidden = b"/OC /Off BDC " + text_at(50, 100, SECRET) + b"EMC /Fm1 Do "
    shown = b"/OC /On BDC " + text_at(50, 150, "Visible") + b"EMC "
    source = from_content(hidden + shown + text_at(50, 50, "End"), change=layers)
    assert "hidden-layer" in {each.code for each in mask(source)[1].removed}
    assert read(source).text.split() == ["Visible", "End"]
    assert not holds(mask(source)[1].data)


def test_output_is_one_revision_with_an_allow_list_of_keys() -> None:
    source = page_with(change=metadata)
    first, second = mask(source)[1].data, mask(source)[1].data
    assert first.count(b"%%EOF") == 1
    opened = (pikepdf.open(BytesIO(each)) for each in (source, first, second))
    with next(opened) as before, next(opened) as one, next(opened) as other:
        assert set(one.Root.keys()) == {"/Type", "/Pages"}
        assert set(one.pages[0].keys()) <= {"/Type", "/Parent", "/MediaBox", "/Contents", "/Resources", "/Group"}
        assert "/Info" not in one.trailer and "/Prev" not in one.trailer
        assert len({bytes(each.trailer.ID[0]) for each in (before, one, other)}) == 2, "a digest of what is written"


def test_bookmark_keeps_words_that_stay_visible_and_its_target() -> None:
    def bookmark(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem(f"Lease of {SECRET}, Meyer", 1))

    source = from_content(text_at(50, 200, f"The lease of {SECRET}"), text_at(50, 200, "Second"), change=bookmark)
    with pikepdf.open(BytesIO(mask(source)[1].data)) as file, file.open_outline() as outline:
        [item] = outline.root
        assert item.title == "Lease of […], […]"
        assert item.destination[0].objgen == file.pages[1].objgen


def test_list_of_what_was_removed_says_that_titles_stay_without_words() -> None:
    assert all(HIDDEN_WORD in words for words in REMOVED["bookmark-title"])


@pytest.mark.parametrize(
    ("text", "masked", "title", "left"),
    [
        ("Port of Bergen. A port of call, and Bergen.", "Port of Bergen", "Port of Bergen", "[…] […] […]"),
        ("Flat 13.4 is one of 13, and 4 more.", "13.4", "Flat A13.4b", "Flat […][…].[…][…]"),
    ],
)
def test_bookmark_loses_a_masked_phrase_whose_words_stay_visible_apart(
    text: str, masked: str, title: str, left: str
) -> None:
    def bookmark(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem(title, 0))

    source = from_content(text_at(50, 200, text), change=bookmark)
    with pikepdf.open(BytesIO(mask(source, masked)[1].data)) as file, file.open_outline() as outline:
        assert outline.root[0].title == left


@pytest.mark.parametrize(
    ("title", "left"),
    [("Frost at 5° ©", "Frost at 5° […]"), ("Ⓕ at 5°", "[…] at 5°"), ("🇫🇷🇴 at 5\U000e0066", "[…] at 5")],
)
def test_bookmark_keeps_symbols_that_stay_visible(title: str, left: str) -> None:
    def bookmark(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem(title, 0))

    source = from_content(text_at(50, 200, "Frost at 5° and no more"), change=bookmark)
    with pikepdf.open(BytesIO(mask(source)[1].data)) as file, file.open_outline() as outline:
        assert outline.root[0].title == left


def test_link_to_a_named_page_stays_as_a_link_to_the_page() -> None:
    with pikepdf.open(BytesIO(mask(page_with(change=destinations))[1].data)) as file:
        [link] = file.pages[0].Annots
        assert link.Dest[0].objgen == file.pages[0].objgen
        assert [float(each) for each in link.Rect] == [10, 10, 90, 30]


def test_what_a_form_or_stamp_shows_is_text_of_the_page() -> None:
    for change, shown in ((field, SECRET), (HIDING_PLACES["P12 stamp"][0], "Approved")):
        document, written = mask(page_with("Name:", change=change), shown)
        assert shown in document.text
        assert shown not in read(written.data).text


@pytest.mark.parametrize("drawing", [text_at(0, 0, SECRET), b"/Fm1 Do"], ids=["text", "form"])
def test_text_that_draws_a_glyph_is_refused(drawing: bytes) -> None:
    """Threat P23: no reader finds it, and without it the glyph is gone."""
    with pytest.raises(CannotMakeSafe) as raised:
        read(page_with(change=glyph(drawing)))
    assert raised.value.fields == {"problem": "text-in-glyph"}


def test_glyph_that_is_drawn_stays() -> None:
    assert SENTENCE in read(page_with(change=glyph(b"0 0 300 300 re f"))).text


@pytest.mark.parametrize(("method", "signed"), [("DocMDP", True), ("UR3", False)])
def test_the_makers_right_to_use_a_form_is_nobodys_signature(method: str, *, signed: bool) -> None:
    def right(file: pikepdf.Pdf) -> None:
        reference = Dictionary(Type=Name.SigRef, TransformMethod=Name(f"/{method}"))
        value = Dictionary(Type=Name.Sig, Contents=String(SECRET), ByteRange=[0], Reference=Array([reference]))
        file.Root.Perms = Dictionary({f"/{method}": file.make_indirect(value)})

    _, written = mask(page_with(change=right))
    assert ("signature" in {each.code for each in written.removed}) == signed
    assert not holds(written.data)


@pytest.mark.parametrize("side", [0.2, 0.99, 1.0])
def test_text_of_a_page_of_hardly_any_width_goes(side: float) -> None:
    def narrow(file: pikepdf.Pdf) -> None:
        file.pages[0].MediaBox = Array([0, 0, side, 841])

    source = page_with(change=narrow)
    assert SECRET in read(source).text
    assert not holds(mask(source)[1].data)
