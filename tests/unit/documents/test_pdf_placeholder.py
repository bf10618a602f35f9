"""XFA forms: those that only ask to be opened elsewhere are refused, those that draw their content are read."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pymupdf
import pytest
from pikepdf import Array, Dictionary, Name, String

from engine.core import messages
from engine.core.errors import CannotMakeSafe
from engine.documents import pdf as pdf_format

_REQUESTS = {
    "en": "Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF "
    "viewer may not be able to display this type of document.",
    "de": "Bitte warten... Falls diese Meldung nicht durch den Inhalt des Dokuments ersetzt wird, kann Ihr Programm "
    "diese Art von Dokument nicht anzeigen.",
    "fr": "Veuillez patienter... Si ce message n'est pas remplace par le contenu du document, votre visionneuse ne "
    "peut pas l'afficher.",
    "none": "The document you are trying to load requires Adobe Reader 8 or higher.",
}
_REQUIRED = b"<config><acrobat7><dynamicRender\n>required</dynamicRender></acrobat7></config>"
_FORBIDDEN = b"<config><acrobat7><dynamicRender>forbidden</dynamicRender></acrobat7></config>"


def _pdf(text: str, change: Callable[[pikepdf.Pdf], None], pages: int = 1) -> bytes:
    document = pymupdf.open()
    for _ in range(pages):
        document.new_page().insert_textbox((72, 72, 500, 700), text)
    file = pikepdf.open(BytesIO(document.tobytes()))
    change(file)
    written = BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", pikepdf.PageCopyWarning)
        file.save(written)
    return written.getvalue()


def _xfa(config: bytes, *, rendering: bool = False, packets: bool = True) -> Callable[[pikepdf.Pdf], None]:
    def change(file: pikepdf.Pdf) -> None:
        packet = file.make_stream(b"<xdp>" + config + b"<template><subform/></template></xdp>")
        xfa = Array([String("config"), packet]) if packets else packet
        file.Root.AcroForm = Dictionary(Fields=Array(), XFA=xfa)
        if rendering:
            file.Root.NeedsRendering = True

    return change


def _text(source: bytes) -> str:
    return pdf_format.read(source, Path("form.pdf")).text


@pytest.mark.parametrize("request_", _REQUESTS.values(), ids=_REQUESTS)
@pytest.mark.parametrize(
    "change",
    [_xfa(_REQUIRED), _xfa(_REQUIRED, packets=False), _xfa(b"", rendering=True)],
    ids=["packets", "stream", "needs rendering"],
)
def test_a_form_that_only_asks_to_wait_is_refused(request_: str, change: Callable[[pikepdf.Pdf], None]) -> None:
    with pytest.raises(CannotMakeSafe) as caught:
        _text(_pdf(request_, change))
    assert caught.value.fields["problem"] == "xfa-placeholder"
    assert "XFA form" in messages.sentence(caught.value)


def _with_field(file: pikepdf.Pdf) -> None:
    _xfa(_REQUIRED, rendering=True)(file)
    file.pages[0].Annots = Array([_field(file)])


def _field(file: pikepdf.Pdf) -> pikepdf.Object:
    return file.make_indirect(
        Dictionary(
            Type=Name.Annot,
            Subtype=Name.Widget,
            FT=Name.Tx,
            T=String("a"),
            V=String("Kettle"),
            Rect=Array([50, 50, 200, 70]),
        )
    )


_CONTENT = {
    "static": (_REQUESTS["en"], _xfa(_FORBIDDEN), 1),
    "no XFA": (_REQUESTS["en"], lambda _: None, 1),
    "field": (_REQUESTS["en"], _with_field, 1),
    "other words": ("Application for a parking permit, to be returned to the clerk.", _xfa(_REQUIRED), 1),
    "much text": ("Adobe bricks of the old house were counted. " * 60, _xfa(_REQUIRED), 1),
    "pages": (_REQUESTS["en"], _xfa(_REQUIRED), 3),
}


@pytest.mark.parametrize(("text", "change", "pages"), _CONTENT.values(), ids=_CONTENT)
def test_a_form_that_draws_its_content_is_read(text: str, change: Callable[[pikepdf.Pdf], None], pages: int) -> None:
    assert text.split()[0] in _text(_pdf(text, change, pages))


_NO_ARRAY = {
    "number": lambda _: 3,
    "name": lambda _: Name.X,
    "string": lambda _: String("x"),
    "dictionary": lambda _: Dictionary(),
    "stream": lambda file: file.make_stream(b"x"),
    "field": lambda file: file.pages[0].Annots[0],
    "parent": lambda file: Dictionary(Kids=Array([file.pages[0].Annots[0]])),
    "numbers": lambda _: Array([3, Name.X, Array()]),
}


@pytest.mark.parametrize("fields", _NO_ARRAY.values(), ids=_NO_ARRAY)
def test_a_form_without_an_array_of_fields_is_read_with_what_its_pages_show(
    fields: Callable[[pikepdf.Pdf], object],
) -> None:
    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Annots = Array([_field(file)])
        file.Root.AcroForm = Dictionary(Fields=fields(file), DA=String("/Helv 12 Tf 0 g"))

    text = _text(_pdf("An ordinary page.", change))
    assert "ordinary" in text and "Kettle" in text
