"""The name in fields of a form whose appearance is left to viewers, as programs fill them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_PLAIN = text_at(50, 270, "The lease was signed in the town hall.")
_PASSWORD, _PUSH = 1 << 13, 1 << 16


def _form(file: pikepdf.Pdf, widget: pikepdf.Object, field: pikepdf.Object | None = None) -> None:
    font = Dictionary(Helv=file.pages[0].Resources.Font.F1)
    file.Root.AcroForm = Dictionary(Fields=Array([field or widget]), DR=Dictionary(Font=font))
    file.pages[0].Annots = Array([widget])


def _widget(file: pikepdf.Pdf, **entries: object) -> pikepdf.Object:
    place = {"Rect": Array([40, 60, 240, 110]), "F": 4, "DA": String("/Helv 12 Tf 0 g")}
    return file.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Widget, **place, **entries))


def _one(file: pikepdf.Pdf, **entries: object) -> None:
    _form(file, _widget(file, T=String("a"), **entries))


def _below(file: pikepdf.Pdf) -> None:
    widget = _widget(file)
    field = file.make_indirect(Dictionary(FT=Name.Tx, T=String("a"), V=String(SECRET), Kids=Array([widget])))
    widget.Parent = field
    _form(file, widget, field)


def _empty(file: pikepdf.Pdf, *, asked: bool) -> None:
    look = file.make_stream(b"/Tx BMC EMC", Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 200, 50]))
    _one(file, FT=Name.Tx, V=String(SECRET), AP=Dictionary(N=look))
    file.Root.AcroForm.NeedAppearances = asked


def _stale(file: pikepdf.Pdf) -> None:
    font = Dictionary(Font=file.pages[0].Resources.Font)
    place = {"Type": Name.XObject, "Subtype": Name.Form, "BBox": Array([0, 0, 200, 50]), "Resources": font}
    look = file.make_stream(b"BT /F1 12 Tf 2 10 Td (Somebody else) Tj ET", **place)
    _one(file, FT=Name.Tx, V=String(SECRET), DV=String(SECRET), TU=String(SECRET), AP=Dictionary(N=look))


_OPTIONS = Array([Array([String("1"), String(SECRET)]), String("Miller")])
_FIELDS: dict[str, Callable[[pikepdf.Pdf], None]] = {
    "value": partial(_one, FT=Name.Tx, V=String(SECRET)),
    "value in Unicode": partial(_one, FT=Name.Tx, V=String(f"\u0141ucja {SECRET}")),
    "value of the field above": _below,
    "empty appearance that viewers draw": partial(_empty, asked=True),
    "empty appearance that they show": partial(_empty, asked=False),
    "value that the appearance does not show": _stale,
    "password": partial(_one, FT=Name.Tx, Ff=_PASSWORD, V=String(SECRET)),
    "options of a list": partial(_one, FT=Name.Ch, V=String("1"), Opt=_OPTIONS),
    "caption of a button": partial(_one, FT=Name.Btn, Ff=_PUSH, MK=Dictionary(CA=String(SECRET))),
}
ATTACKS = [
    Attack(f"{name}.pdf", partial(from_content, _PLAIN, change=change), person=f"Maren {SECRET}")
    for name, change in _FIELDS.items()
]
