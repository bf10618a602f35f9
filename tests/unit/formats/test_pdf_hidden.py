"""Everything beside the pages goes (threats, section 2): a test for each row, red where its step is left out."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from engine.errors import CannotMakeSafe
from tests.builders.pdf import SECRET, SENTENCE, form, from_content, holds, mask, page_with, read, text_at, words

Hide = Callable[[pikepdf.Pdf], None]


def _structure(file: pikepdf.Pdf) -> None:
    element = Dictionary(Type=Name.StructElem, S=Name.Span, ActualText=String(SECRET), Alt=String(SECRET))
    file.Root.StructTreeRoot = Dictionary(Type=Name.StructTreeRoot, K=Array([element]))
    file.Root.Lang = String(SECRET)


def _bookmark(file: pikepdf.Pdf) -> None:
    with file.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(f"Lease {SECRET}", 0))


def _links(file: pikepdf.Pdf) -> None:
    web = Dictionary(S=Name.URI, URI=String(f"mailto:{SECRET}@example.org"))
    _annotate(file, Subtype=Name.Link, A=web)
    file.Root.URI = Dictionary(Base=String(f"https://example.org/{SECRET}"))


def _destinations(file: pikepdf.Pdf) -> None:
    target = Array([file.pages[0].obj, Name.Fit])
    file.Root.Dests = Dictionary({f"/{SECRET}": target})
    file.Root.Names = Dictionary(Dests=Dictionary(Names=Array([String(SECRET), target])))
    _annotate(file, Subtype=Name.Link, Dest=String(SECRET))


def _field(file: pikepdf.Pdf) -> None:
    field = _annotate(file, Subtype=Name.Widget, FT=Name.Tx, T=String(SECRET), V=String(SECRET), TU=String(SECRET))
    field.DA = String("/Helv 10 Tf 0 g")
    file.Root.AcroForm = Dictionary(Fields=Array([field]), NeedAppearances=True, DA=String("/Helv 10 Tf 0 g"))


def _xfa(file: pikepdf.Pdf) -> None:
    packet = file.make_stream(f"<xdp><name>{SECRET}</name></xdp>".encode())
    file.Root.AcroForm = Dictionary(Fields=Array(), XFA=packet)


def _note(file: pikepdf.Pdf) -> None:
    _annotate(file, Subtype=Name.Text, Contents=String(SECRET), T=String(SECRET), NM=String(SECRET), RC=String(SECRET))


def _stamp(file: pikepdf.Pdf) -> None:
    drawn = form(file, text_at(60, 60, SECRET))
    _annotate(file, Subtype=Name.Stamp, Rect=Array([0, 0, 400, 300]), AP=Dictionary(N=drawn), Contents=String(SECRET))


def _hidden_annotation(file: pikepdf.Pdf) -> None:
    drawn = form(file, text_at(60, 60, SECRET))
    _annotate(file, Subtype=Name.FreeText, F=2, Rect=Array([0, 0, 400, 300]), AP=Dictionary(N=drawn))


def _attachment(file: pikepdf.Pdf) -> None:
    file.attachments[f"{SECRET}.txt"] = pikepdf.AttachedFileSpec(file, SECRET.encode(), description=SECRET)


def _script(file: pikepdf.Pdf) -> None:
    run = Dictionary(S=Name.JavaScript, JS=String(f"app.alert('{SECRET}')"))
    file.Root.OpenAction = run
    file.pages[0].AA = Dictionary(O=run)


def _metadata(file: pikepdf.Pdf) -> None:
    file.docinfo["/Author"] = SECRET
    file.docinfo["/PTEX.FileName"] = SECRET
    file.Root.Metadata = file.make_stream(f"<x>{SECRET}</x>".encode(), Type=Name.Metadata, Subtype=Name.XML)
    file.pages[0].Metadata = file.Root.Metadata


def _private_data(file: pikepdf.Pdf) -> None:
    file.pages[0].PieceInfo = Dictionary(Illustrator=Dictionary(Private=String(SECRET)))
    file.pages[0].Thumb = file.make_stream(SECRET.encode(), Width=8, Height=1)
    file.Root.SpiderInfo = Dictionary(V=String(SECRET))


def _signature(file: pikepdf.Pdf) -> None:
    value = Dictionary(
        Type=Name.Sig, Name=String(SECRET), Reason=String(SECRET), Contents=String(SECRET), ByteRange=[0]
    )
    field = _annotate(file, Subtype=Name.Widget, FT=Name.Sig, T=String("s"), V=file.make_indirect(value))
    file.Root.AcroForm = Dictionary(Fields=Array([field]), SigFlags=3)


def _labels(file: pikepdf.Pdf) -> None:
    file.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(S=Name.D, P=String(SECRET))]))


def _names(file: pikepdf.Pdf) -> None:
    resources = file.pages[0].Resources
    resources.Font[f"/{SECRET}"] = resources.Font.F1
    tint = Dictionary(FunctionType=2, Domain=[0, 1], C0=[0], C1=[1], N=1)
    resources.ColorSpace = Dictionary(
        {f"/{SECRET}": Array([Name.Separation, Name(f"/{SECRET}"), Name.DeviceGray, tint])}
    )
    more = f"/{SECRET} cs 0.5 scn BT /{SECRET} 9 Tf 50 20 Td (small print) Tj ET".encode()
    file.pages[0].contents_add(more)


def _redact_annotation(file: pikepdf.Pdf) -> None:
    _annotate(file, Subtype=Name.Redact, OverlayText=String(SECRET), Contents=String(SECRET))


def _unused_form(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(Fm9=form(file, text_at(60, 60, SECRET)))


def _pattern(file: pikepdf.Pdf) -> None:
    tile = form(file, text_at(5, 5, SECRET), PatternType=1, PaintType=1, TilingType=1, XStep=100, YStep=20)
    del tile["/Subtype"]
    tile.Type = Name.Pattern
    file.pages[0].Resources.Pattern = Dictionary(P1=tile)
    file.pages[0].contents_add(b"/Pattern cs /P1 scn 0 0 200 50 re f")


def _marked_content(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.Properties = Dictionary(MC0=Dictionary(ActualText=String(SECRET)))
    inline = f"/Span <</ActualText ({SECRET})>> BDC EMC /Span /MC0 BDC EMC % {SECRET}\n/X <</E ({SECRET})>> DP"
    file.pages[0].contents_add(inline.encode())


def _annotate(file: pikepdf.Pdf, **entries: object) -> pikepdf.Object:
    annotation = file.make_indirect(
        Dictionary({"/Type": Name.Annot, "/Rect": Array([10, 10, 90, 30])} | {f"/{k}": v for k, v in entries.items()})
    )
    page = file.pages[0].obj
    page.Annots = Array([*page.get("/Annots", ()), annotation])
    return annotation


HIDING_PLACES: dict[str, tuple[Hide, str]] = {
    "P05 marked content": (_marked_content, ""),
    "P06 structure": (_structure, "structure-tree"),
    "P07 bookmark": (_bookmark, "bookmark-title"),
    "P08 links": (_links, "link"),
    "P09 destinations": (_destinations, ""),
    "P10 form field": (_field, "form-field"),
    "P11 XFA": (_xfa, "xfa-form"),
    "P12 note": (_note, "annotation"),
    "P12 stamp": (_stamp, "annotation"),
    "P12 hidden annotation": (_hidden_annotation, "annotation"),
    "P13 attachment": (_attachment, "attachment"),
    "P14 script": (_script, "script"),
    "P15 metadata": (_metadata, "metadata"),
    "P16 private data": (_private_data, "private-data"),
    "P23 pattern": (_pattern, "text-in-pattern"),
    "P27 signature": (_signature, "signature"),
    "P30 page labels": (_labels, ""),
    "P30 names": (_names, ""),
    "P31 pending redaction": (_redact_annotation, "annotation"),
    "P03 unused form": (_unused_form, ""),
}


@pytest.mark.parametrize("place", HIDING_PLACES)
def test_nothing_hidden_is_left(place: str) -> None:
    hide, notice = HIDING_PLACES[place]
    source = page_with(change=hide)
    assert holds(page_with("Nothing", change=hide)), "positive control: the place itself holds the word"
    _, written = mask(source)
    assert not holds(written.data)
    assert "signed" in words(written.data)
    assert not notice or notice in {each.code for each in written.removed}


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
    source = page_with(change=_metadata)
    first, second = mask(source)[1].data, mask(source)[1].data
    assert first.count(b"%%EOF") == 1
    with pikepdf.open(BytesIO(first)) as one, pikepdf.open(BytesIO(second)) as other:
        assert set(one.Root.keys()) == {"/Type", "/Pages"}
        assert set(one.pages[0].keys()) <= {"/Type", "/Parent", "/MediaBox", "/Contents", "/Resources", "/Group"}
        assert "/Info" not in one.trailer and "/Prev" not in one.trailer
        assert one.trailer.ID[0] != other.trailer.ID[0]


def test_bookmark_keeps_words_that_stay_visible_and_its_target() -> None:
    def bookmark(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem(f"Lease of {SECRET}, Meyer", 1))

    source = from_content(text_at(50, 200, f"The lease of {SECRET}"), text_at(50, 200, "Second"), change=bookmark)
    with pikepdf.open(BytesIO(mask(source)[1].data)) as file, file.open_outline() as outline:
        [item] = outline.root
        assert item.title == "Lease of […], […]"
        assert item.destination[0].objgen == file.pages[1].objgen


def test_bookmark_loses_a_masked_phrase_whose_words_stay_visible_apart() -> None:
    def bookmark(file: pikepdf.Pdf) -> None:
        with file.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem("Port of Bergen", 0))

    source = from_content(text_at(50, 200, "Port of Bergen. A port of call, and Bergen."), change=bookmark)
    with pikepdf.open(BytesIO(mask(source, "Port of Bergen")[1].data)) as file, file.open_outline() as outline:
        assert outline.root[0].title == "[…] […] […]"


def test_link_to_a_named_page_stays_as_a_link_to_the_page() -> None:
    with pikepdf.open(BytesIO(mask(page_with(change=_destinations))[1].data)) as file:
        [link] = file.pages[0].Annots
        assert link.Dest[0].objgen == file.pages[0].objgen
        assert [float(each) for each in link.Rect] == [10, 10, 90, 30]


def test_field_value_is_text_of_the_page() -> None:
    document, written = mask(page_with("Name:", change=_field))
    assert SECRET in document.text
    assert SECRET not in read(written.data).text


def _glyph(drawing: bytes) -> Hide:
    """A Type 3 font with one glyph, which may show the word with Tj or draw it as the form /Fm1."""

    def change(file: pikepdf.Pdf) -> None:
        fonts = file.pages[0].Resources.Font
        drawn = form(file, text_at(0, 0, SECRET))
        fonts.F2 = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            FontBBox=Array([0, 0, 400, 300]),
            FontMatrix=Array([0.01, 0, 0, 0.01, 0, 0]),
            CharProcs=Dictionary(a=file.make_stream(b"400 0 d0 " + drawing)),
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array([97, Name.a])),
            FirstChar=97,
            LastChar=97,
            Widths=Array([400]),
            Resources=Dictionary(Font=Dictionary(F1=fonts.F1), XObject=Dictionary(Fm1=drawn)),
        )
        file.pages[0].contents_add(b"BT /F2 20 Tf 50 50 Td (a) Tj ET")

    return change


@pytest.mark.parametrize("drawing", [text_at(0, 0, SECRET), b"/Fm1 Do"], ids=["text", "form"])
def test_text_that_draws_a_glyph_is_refused(drawing: bytes) -> None:
    """Threat P23: no reader finds it, and without it the glyph is gone."""
    with pytest.raises(CannotMakeSafe) as raised:
        read(page_with(change=_glyph(drawing)))
    assert raised.value.fields == {"problem": "text-in-glyph"}


def test_glyph_that_is_drawn_stays() -> None:
    assert SENTENCE in read(page_with(change=_glyph(b"0 0 300 300 re f"))).text
