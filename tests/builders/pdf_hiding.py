"""Places beside the pages of a PDF that can hold a word, one for each row of the threat list."""

from __future__ import annotations

from collections.abc import Callable

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from tests.builders.pdf import SECRET, form, text_at

Hide = Callable[[pikepdf.Pdf], None]

# What nobody sees, and nobody masks either: a reader that finds it would hide that it is still there.
UNSEEN = "Overlooked"


def _structure(file: pikepdf.Pdf) -> None:
    element = Dictionary(Type=Name.StructElem, S=Name.Span, ActualText=String(SECRET), Alt=String(SECRET))
    file.Root.StructTreeRoot = Dictionary(Type=Name.StructTreeRoot, K=Array([element]))
    file.Root.Lang = String(SECRET)


def _bookmark(file: pikepdf.Pdf) -> None:
    with file.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(f"Lease {SECRET}", 0))


def _links(file: pikepdf.Pdf) -> None:
    web = Dictionary(S=Name.URI, URI=String(f"mailto:{SECRET}@example.org"))
    annotate(file, Subtype=Name.Link, A=web)
    file.Root.URI = Dictionary(Base=String(f"https://example.org/{SECRET}"))


def destinations(file: pikepdf.Pdf) -> None:
    target = Array([file.pages[0].obj, Name.Fit])
    file.Root.Dests = Dictionary({f"/{SECRET}": target})
    file.Root.Names = Dictionary(Dests=Dictionary(Names=Array([String(SECRET), target])))
    annotate(file, Subtype=Name.Link, Dest=String(SECRET))


def field(file: pikepdf.Pdf) -> None:
    field = annotate(file, Subtype=Name.Widget, FT=Name.Tx, T=String(SECRET), V=String(SECRET), TU=String(SECRET))
    field.DA = String("/Helv 10 Tf 0 g")
    file.Root.AcroForm = Dictionary(Fields=Array([field]), NeedAppearances=True, DA=String("/Helv 10 Tf 0 g"))


def _xfa(file: pikepdf.Pdf) -> None:
    packet = file.make_stream(f"<xdp><name>{SECRET}</name></xdp>".encode())
    file.Root.AcroForm = Dictionary(Fields=Array(), XFA=packet)


def _note(file: pikepdf.Pdf) -> None:
    annotate(file, Subtype=Name.Text, Contents=String(SECRET), T=String(SECRET), NM=String(SECRET), RC=String(SECRET))


def _stamp(file: pikepdf.Pdf) -> None:
    drawn = form(file, text_at(60, 60, "Approved"))
    annotate(file, Subtype=Name.Stamp, Rect=Array([0, 0, 400, 300]), AP=Dictionary(N=drawn), Contents=String(SECRET))


def _hidden_annotation(file: pikepdf.Pdf) -> None:
    drawn = form(file, text_at(60, 60, SECRET))
    annotate(file, Subtype=Name.FreeText, F=2, Rect=Array([0, 0, 400, 300]), AP=Dictionary(N=drawn))


def _attachment(file: pikepdf.Pdf) -> None:
    file.attachments[f"{SECRET}.txt"] = pikepdf.AttachedFileSpec(file, SECRET.encode(), description=SECRET)


def _script(file: pikepdf.Pdf) -> None:
    run = Dictionary(S=Name.JavaScript, JS=String(f"app.alert('{SECRET}')"))
    file.Root.OpenAction = run
    file.pages[0].AA = Dictionary(O=run)


_XMP = (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">'
    f"<dc:title>{SECRET}</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>"
)


def metadata(file: pikepdf.Pdf) -> None:
    file.docinfo["/Author"] = SECRET
    file.docinfo["/PTEX.FileName"] = SECRET
    file.Root.Metadata = file.make_stream(_XMP.encode(), Type=Name.Metadata, Subtype=Name.XML)
    file.pages[0].Metadata = file.Root.Metadata


def _private_data(file: pikepdf.Pdf) -> None:
    file.pages[0].PieceInfo = Dictionary(Illustrator=Dictionary(Private=String(SECRET)))
    file.pages[0].Thumb = file.make_stream(SECRET.encode(), Width=8, Height=1)
    file.Root.SpiderInfo = Dictionary(V=String(SECRET))


def _layer(file: pikepdf.Pdf) -> None:
    group = file.make_indirect(Dictionary(Type=Name.OCG, Name=String(SECRET)))
    file.Root.OCProperties = Dictionary(OCGs=Array([group]), D=Dictionary(OFF=Array([group])))
    file.pages[0].Resources.Properties = Dictionary(Off=group)
    file.pages[0].contents_add(b"/OC /Off BDC " + text_at(50, 100, SECRET) + b"EMC")


def layer_text(file: pikepdf.Pdf) -> None:
    group = file.make_indirect(Dictionary(Type=Name.OCG, Name=String("off")))
    file.Root.OCProperties = Dictionary(OCGs=Array([group]), D=Dictionary(OFF=Array([group])))
    file.pages[0].Resources.Properties = Dictionary(Off=group)
    file.pages[0].contents_add(b"/OC /Off BDC " + text_at(50, 100, UNSEEN) + b"EMC")


def _signature(file: pikepdf.Pdf) -> None:
    value = Dictionary(
        Type=Name.Sig, Name=String(SECRET), Reason=String(SECRET), Contents=String(SECRET), ByteRange=[0]
    )
    field = annotate(file, Subtype=Name.Widget, FT=Name.Sig, T=String("s"), V=file.make_indirect(value))
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
    annotate(file, Subtype=Name.Redact, OverlayText=String(SECRET), Contents=String(SECRET))


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


def annotate(file: pikepdf.Pdf, **entries: object) -> pikepdf.Object:
    annotation = file.make_indirect(
        Dictionary({"/Type": Name.Annot, "/Rect": Array([10, 10, 90, 30])} | {f"/{k}": v for k, v in entries.items()})
    )
    page = file.pages[0].obj
    page.Annots = Array([*page.get("/Annots", ()), annotation])
    return annotation


def glyph(drawing: bytes) -> Hide:
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


def layer_annotation(file: pikepdf.Pdf) -> None:
    group = file.make_indirect(Dictionary(Type=Name.OCG, Name=String("off")))
    file.Root.OCProperties = Dictionary(OCGs=Array([group]), D=Dictionary(OFF=Array([group])))
    drawn = form(file, text_at(60, 60, UNSEEN))
    annotate(file, Subtype=Name.FreeText, OC=group, Rect=Array([0, 0, 400, 300]), AP=Dictionary(N=drawn))


def soft_mask(file: pikepdf.Pdf) -> None:
    group = form(file, text_at(60, 60, UNSEEN), Group=Dictionary(S=Name.Transparency, CS=Name.DeviceGray))
    mask = Dictionary(Type=Name.Mask, S=Name.Luminosity, G=group)
    file.pages[0].Resources.ExtGState = Dictionary(GS1=Dictionary(SMask=mask))
    file.pages[0].contents_add(b"/GS1 gs 0 0 200 100 re f")


ERASE = "glyphs, drawings and pixels under boxes"
KEYS, OPERATORS = "keys by allow-list", "operators by allow-list"
DRAWN = "fields and annotations become part of the page"
NOT_SEEN = "annotations that nobody sees"

# How a place hides the word, the notice that tells of it, and the steps of which each is enough to remove it.
HIDING_PLACES: dict[str, tuple[Hide, str, tuple[str, ...]]] = {
    "P05 marked content": (_marked_content, "", (OPERATORS,)),
    "P06 structure": (_structure, "structure-tree", (KEYS,)),
    "P07 bookmark": (_bookmark, "bookmark-title", ("words in bookmarks",)),
    "P08 links": (_links, "link", (KEYS,)),
    "P09 destinations": (destinations, "", (KEYS,)),
    "P10 form field": (field, "form-field", (KEYS, DRAWN)),
    "P11 XFA": (_xfa, "xfa-form", (KEYS, DRAWN)),
    "P12 note": (_note, "annotation", (KEYS, DRAWN, NOT_SEEN)),
    "P12 stamp": (_stamp, "annotation", (KEYS, DRAWN, NOT_SEEN)),
    "P12 hidden annotation": (_hidden_annotation, "annotation", (KEYS, DRAWN, NOT_SEEN)),
    "P13 attachment": (_attachment, "attachment", (KEYS,)),
    "P14 script": (_script, "script", (KEYS,)),
    "P15 metadata": (metadata, "metadata", (KEYS,)),
    "P16 private data": (_private_data, "private-data", (KEYS,)),
    "P17 layer": (_layer, "hidden-layer", (KEYS,)),
    "P23 pattern": (_pattern, "text-in-pattern", (OPERATORS,)),
    "P27 signature": (_signature, "signature", (KEYS, DRAWN)),
    "P30 page labels": (_labels, "", (KEYS,)),
    "P30 names": (_names, "", (OPERATORS,)),
    "P31 pending redaction": (_redact_annotation, "annotation", (KEYS, DRAWN, NOT_SEEN)),
    "P03 unused form": (_unused_form, "", (OPERATORS, ERASE)),
}
