"""Names that every reader reads, in letters, order or escapes of their own: in plain text, and in one Word document."""

from __future__ import annotations

import base64
import io
import zipfile
from functools import partial
from html import escape

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, paragraph

_BEFORE = "The lease of the flat runs for two years.\n"
_BEHIND = "\nThe rent is paid monthly until the spring.\n"

_LOOK_ALIKES = {
    "small-capital-q": "ꞯuistorp",
    "syllabic-q": "ᑫuistorp",
    "koppa": "ϙuistorp",
    "hooked-q": "ɋuistorp",
    "other-hooked-q": "ʠuistorp",
    "armenian-q": "զuistorp",
    "small-capital-s": "Quiꜱtorp",
    "greek-r": "Quistoᴦp",
    "wynn": "Quistorƿ",
    "cherokee-p": "Quistorꮲ",
    "tai-u": "Qᥙistorp",
    "greek-i": "QuΙstorp",
    "information-i": "Quℹstorp",
    "dagger": "Quis†orp",
    "digits": "Qu1st0rp",
    "bar-for-i": "Qu|storp",
    "squared": "🅀🅄🄸🅂🅃🄾🅁🄿",
    "negative-squared": "🆀🆄🅸🆂🆃🅾🆁🅿",
    "negative-circled": "🅠🅤🅘🅢🅣🅞🅡🅟",
    "regional-indicators": "🇶🇺🇮🇸🇹🇴🇷🇵",
    "parenthesised": "⒬⒰⒤⒮⒯⒪⒭⒫",
    "fullwidth": "Ｑｕｉｓｔｏｒｐ",
    "script": "𝒬𝓊𝒾𝓈𝓉ℴ𝓇𝓅",
    "cyrillic": "Quіstоrр",
    "small-capitals": "ꞯᴜɪꜱᴛᴏʀᴘ",
    "turned": "dɹoʇsınQ",
    "turned in their places": "Qnısʇoɹd",
    "braille": "⠠⠟⠥⠊⠎⠞⠕⠗⠏",
    "upsilon": "Qʊistorp",
    "barred": "Ɋʉɨꞩŧøɍᵽ",
    "plus": "Qu15+orp",
    "bold letters": "𝐐𝐮𝐢𝐬𝐭𝐨𝐫𝐩",
    "superscript": "ꟴᵘⁱˢᵗᵒʳᵖ",
    "symbol-font": "".join(chr(0xF000 + ord(each)) for each in SECRET),
}
_SEPARATED = {
    "bold": "Qu**is**torp",
    "dots": "Qu...is...torp",
    "slash": "Quis/torp",
    "bar": "Quis|torp",
    "comma": "Quis,torp",
    "quotes": '"Quis" "torp"',
    "plus": "Quis + torp",
    "dash": "Qui— storp",
    "brackets": "Q(u)i(s)t(o)r(p)",
    "counted": "Q1u2i3s4t5o6r7p",
    "digit": "Quis1torp",
    "sic": "Quis (2) torp",
    "doubled": "QQuuiissttoorrpp",
    "tripled": "QQQuuuiiissstttooorrrppp",
    "backwards": "protsiuQ",
    "backwards-hyphen": "prot-siuQ",
    "backwards-line": "protsi\nuQ",
    "korean-filler": "Qui\u115fstorp",
    "korean-blank": "Quis\u3164torp",
    "braille-blank": "Quis\u2800torp",
    "struck": "Q̶u̶i̶s̶t̶o̶r̶p̶",
}
_WITHIN = {
    "user-name": "marenquistorp",
    "with-title": "DrQuistorpAS",
    "tag": "#TeamQuistorp",
    "inflected": "Quistorpschen",
    "base-64": base64.b64encode(b"for Quistorp").decode(),
    "hexadecimal": "517569 73746f7270",
}
_ESCAPED = {
    "entity": "&#81;uistorp",
    "hexadecimal-entity": "Quis&#x74;orp",
    "soft-hyphen-entity": "Quis&shy;torp",
    "percent": "%51uistorp",
    "quoted-printable": "Q=75istorp",
    "escape": "Q\\u0075istorp",
    "escape before hexadecimal letters": "Quistor\\u0070a",
    "escape in braces": "Q\\u{75}istorp",
    "halves of an escape": "Q\\ud835\\udc2eistorp",
    "escape of a pattern": "Q\\x{75}istorp",
    "escape of a style sheet": "Q\\75 istorp",
    "escape of an address": "Q%u0075istorp",
    "escape of a typesetter": "Q^^75istorp",
    "escape of a sheet": "Q_x0075_istorp",
    "named escape": "Q\\N{U+75}istorp",
    "octal escape": "Q\\o{165}istorp",
}
_NOTATIONS = {
    "style sheet": "\\{:x} ",
    "pattern": "\\x{{{:x}}}",
    "address": "%u{:04x}",
    "typesetter": "^^{:x}",
    "sheet": "_x{:04X}_",
    "Basic": "&H{:X} & ",
    "names": "<U+{:04X}>",
    "angles": "<{:x}>",
    "brackets": "[{:x}]",
    "dollars": "${:x}",
    "tildes": "~{:x}",
    "signs": "#{:x}",
    "letters behind": "{:x}h ",
    "letters before": "x{:x}, ",
}
"""How to write the code of a letter."""
_BELOW = {
    "cells": "Mr Quis     rent was\ntorp said   paid in spring",
    "three-cells": "Qui   rent was\nsto   paid in\nrp    spring",
    "tabs": "Mr Quis\trent was\ntorp said\tpaid in spring",
    "table": "| a | Quis |\n|---|------|\n| b | torp |",
    "page": "He was called Quis-\n\n                 Page 3 of 9\n\ntorp, who paid.",
    "note": "He was called Quis-\n__________\n1 A note about rent.\n2 See above.\ntorp, who paid.",
}
_SMUGGLED = "Smile \U0001f600" + "".join(chr(0xE0100 + ord(each) - 16) for each in SECRET)


def _smuggled(data: bytes) -> bool:
    """Return whether variation selectors of the file spell the name."""
    text = data.decode("utf-8-sig")
    return SECRET in "".join(chr(ord(each) - 0xE0100 + 16) for each in text if 0xE0100 <= ord(each) < 0xE01F0)


def _as_text(data: bytes) -> str:
    if not data.startswith(b"PK"):
        return data.decode("utf-8-sig")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read("word/document.xml").decode()


def _left(data: bytes, written: str) -> bool:
    """Return whether a reader still finds one half of what was written."""
    text = _as_text(data)
    halves = (
        [written]
        if "\n" not in written
        else [each for each in ("Quis", "torp", "Qui", "sto", "protsi") if each in written]
    )
    return any(each in text or escape(each) in text for each in halves)


def _text(written: str) -> bytes:
    return (_BEFORE + f"Signed by {written} himself.\n" + _BEHIND).encode()


def _lines(written: str) -> bytes:
    return f"{_BEFORE}\n{written}\n{_BEHIND}".encode()


def _word(written: str) -> bytes:
    return build(paragraph(_BEFORE.strip()) + paragraph(f"Signed by {escape(written)} himself."))


_BESIDE = {"digit": "quistorp2", "underscore": "m_quistorp"}
"""What an expert masks where the text says the name, too, although nobody asked for it."""


def _found(written: str) -> bytes:
    return f"The lease was signed by Ms Ottoline Quistorp on Monday.\nThe card says {written} there.\n".encode()


def _attack(name: str, written: str, *, suffix: str = "txt", lines: bool = False, person: bool = False) -> Attack:
    make = partial(_word if suffix == "docx" else _lines if lines else _text, written)
    refused = ("not-plain-text",) if suffix == "txt" else ()
    leaks = partial(_left, written=written)
    if person:
        return Attack(f"{name}-of-person.{suffix}", make, person=f"Maren {SECRET}", leaks=leaks, refusal=refused)
    return Attack(f"{name}.{suffix}", make, terms=(SECRET,), leaks=leaks, refusal=refused)


ATTACKS = (
    *(_attack(name, written) for name, written in (_LOOK_ALIKES | _SEPARATED | _WITHIN | _ESCAPED).items()),
    *(_attack(name, written, person=True) for name, written in (_LOOK_ALIKES | _SEPARATED | _ESCAPED).items()),
    *(_attack(name, written, lines=True) for name, written in _BELOW.items()),
    *(_attack(name, (_LOOK_ALIKES | _SEPARATED)[name], suffix="docx") for name in ("koppa", "turned", "bold")),
    *(
        _attack(f"codes, {name}", "".join(form.format(ord(each)) for each in SECRET).strip())
        for name, form in _NOTATIONS.items()
    ),
    *(
        Attack(f"{name}-not-asked-for.txt", partial(_found, written), leaks=partial(_left, written=written))
        for name, written in (_LOOK_ALIKES | _BESIDE).items()
    ),
    Attack("smuggled.txt", lambda: _text(_SMUGGLED), terms=(SECRET,), leaks=_smuggled),
    Attack("hebrew-prefix.txt", lambda: _text("דירתו של והכהנוביץ בעיר"), secrets=("כהנוביץ",), terms=("כהנוביץ",)),
    Attack("hebrew-two-prefixes.txt", lambda: _text("הדירה לכהן. וכהן שילם."), secrets=("כהן",), terms=("כהן",)),
    Attack("arabic-prefix.txt", lambda: _text("الشقة لمحمود وبالقاسمي"), secrets=("قاسمي",), terms=("القاسمي",)),
)  # fmt: skip
