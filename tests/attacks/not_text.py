"""Files of other formats that are opened as plain text: a tag, an escape or a transfer encoding parts the name."""

from __future__ import annotations

import base64
import json
import quopri
from collections.abc import Callable

from tests.attacks.attack import SECRET, Attack

_STORY = f"The witness, Amadea {SECRET}, moved to Saltby in the spring and never came back to the house."
_TAGGED = _STORY.replace(SECRET, "<b>Qui</b>storp")
_UMLAUT = "Quästorp"  # as the readers of the judge fold it: Quastorp
_LINES = "\n".join(f"<tr><td>{number}</td><td>Amadea</td><td>Qui<i>st</i>orp</td></tr>" for number in range(3))


def _bytes(text: str) -> Callable[[], bytes]:
    return text.encode


def _mail(encoding: str, body: str) -> str:
    return (
        "From: office@example.org\nTo: clerk@example.org\nSubject: the witness\nMIME-Version: 1.0\n"
        f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: {encoding}\n\n{body}\n"
    )


def _base64(text: str) -> str:
    return base64.encodebytes(text.encode()).decode()


def _encoded(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def _soft_breaks() -> str:
    """Quoted-printable without a header: the name is parted at the end of a line."""
    filling = "x" * 6 + " word" * 12
    return f"{filling} {SECRET[:4]}=\n{SECRET[4:]} and {filling[:52]} {SECRET[:3]}=\n{SECRET[3:]} left.\n"


def _refused(name: str, text: str, *secrets: str) -> Attack:
    return Attack(name, _bytes(text), secrets or (SECRET,), terms=(SECRET,), refusal=("not-plain-text",))


ATTACKS = (
    _refused("tag-in-a-name.txt", _TAGGED),
    _refused("page.html", f"<!DOCTYPE html>\n<html><body><p>{_TAGGED}</p></body></html>"),
    _refused("fragment.txt", f"<table>\n{_LINES}\n</table>"),
    _refused("feed.xml", f'<?xml version="1.0"?>\n<case><name>Qui<x/>storp</name><text>{_TAGGED}</text></case>'),
    _refused("entity.txt", _STORY.replace(SECRET, "Qu&auml;storp"), _UMLAUT),
    _refused("numbered-entity.txt", _STORY.replace(SECRET, "Q&#117;istorp")),
    _refused("number-in-tags.txt", "The account is 4716 <b>22</b>09<i>88</i> 4405, of long standing.", "4716220988"),
    _refused("body-in-base64.eml", _mail("base64", _base64(_STORY))),
    _refused("body-quoted.eml", _mail("quoted-printable", _STORY.replace(SECRET, "Qu=69storp"))),
    _refused("subject.eml", f"From: a@b.example\nSubject: =?utf-8?B?{_encoded(_STORY)}?=\n\nHello\n"),
    _refused("box.mbox", "From office@example.org Mon Mar  4 10:20:30 2024\nFrom: office\n\n" + _TAGGED),
    _refused("bare-base64.txt", f"Please decode:\n\n{_base64(_STORY)}"),
    _refused("soft-breaks.txt", _soft_breaks()),
    _refused("quoted.txt", quopri.encodestring(_STORY.replace(SECRET, _UMLAUT).encode()).decode(), _UMLAUT),
    _refused("letter.rtf", rf"{{\rtf1\ansi {_STORY.replace(SECRET, '{Qui}storp')}}}"),
    _refused("record.json", json.dumps({"text": _STORY.replace(SECRET, _UMLAUT)}), _UMLAUT),
    _refused("records.jsonl", "\n".join(json.dumps({"text": _STORY.replace(SECRET, _UMLAUT)}) for _ in "abc"), _UMLAUT),
    _refused("table.csv", "id,text\n1,Amadea <b>Qui</b>storp moved\n2,nobody moved\n3,and nobody came"),
    _refused("source.py", f"NAME = 'Amadea Qu\\u0069storp'\n# {_STORY.replace(SECRET, 'Q')}"),
    _refused("paper.tex", rf"\documentclass{{letter}}\begin{{document}}{_STORY.replace(SECRET, '{Qui}storp')}"),
    _refused("accent.txt", _STORY.replace(SECRET, r"Qu\"astorp"), "Quastorp"),
    _refused("page.ps", "%!PS-Adobe-3.0\n72 720 moveto (Amadea Qui) show (storp) show\nshowpage"),
    _refused("objects.txt", "4 0 obj\n<< /Length 44 >>\nstream\nBT [(Qui) -20 (storp)] TJ ET\nendstream\nendobj\n"),
    _refused("form.txt", "case=12&name=Amadea+Qu%69storp&town=Saltby"),
    _refused("percent.txt", _STORY.replace(SECRET, "Qu%C3%A4storp"), _UMLAUT),
)  # fmt: skip
