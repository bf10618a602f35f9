"""Guesses the code page of a text that no mark and no UTF-8 names, by how its letters follow each other.

A short text in a wrong code page decodes without an error. It is told by letters inside words that nobody writes so:
signs, capitals behind small letters, alphabets mixed within a word, accents in a row.
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from itertools import pairwise

_MOST = 20_000  # bytes that are looked at
_WORD = re.compile(r"[^\W\d_]+")
_WESTERN = "cp1252"
# In the order in which they are taken where nothing tells them apart.
_CANDIDATES = (
    _WESTERN, "cp1250", "cp1251", "koi8_r", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "iso8859_2", "cp866",
    "cp852", "cp850", "mac_roman", "shift_jis", "euc_jp", "gb18030", "big5", "euc_kr",
)  # fmt: skip
_COMMON = frozenset("оеаинтсрвлкαοιετσνηυρπאוילהמרתשדاليمنتروبد")
_PLAIN_IN_WIDE = re.compile("[\u3000-\u30ff\uff01-\uff5e\uac00-\ud7a3]")
_SIGN_AT_WORD = re.compile(
    r"(?<=[^\W\d_])[^\w\s\u00a0.,;:!?()\[\]'\"/’‘“”«»–—…\x00-\x7f-]|[^\w\s\x00-\x7f“”‘’„«»¿¡–—…§£€©°](?=[^\W\d_])"
)
_ACCENTS_IN_A_ROW = re.compile("[\u00c0-\u024f]{3}")
_LATIN = frozenset({_WESTERN, "cp1250", "cp1254", "cp1257", "iso8859_2", "cp852", "cp850", "mac_roman"})
_MANY = 50
_FEWEST = 5
_RARE, _CAPITALS = 0.4, 0.2
_WIDE = frozenset({"shift_jis", "euc_jp", "gb18030", "big5", "euc_kr"})
_FREQUENT = frozenset(
    "的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事"
    "只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情"
    "部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市房租付"
    "這個國來時為們說會過對學後開經頭見動長現將與進實點種聲話問機給幾業間電門東氣軍產萬的日本人大年中月会生者家田東京春出払"
)


def guess(source: bytes) -> str | None:
    """Return the code page in which the letters beyond ASCII look most like words.

    None where they do in none, and for many Latin letters, which how often each is used tells better.
    """
    beginning = source[:_MOST]
    scores: dict[str, float] = {}
    for number, name in enumerate(_CANDIDATES):
        with suppress(UnicodeDecodeError):
            scores[name] = _strangeness(_decoded(beginning, source, name), name) + number / 1000
    best = min(scores, key=lambda name: scores[name], default=None)
    if best is None or scores[best] >= 1:
        return None
    many = sum(byte > 0x7F for byte in beginning) >= _MANY
    return None if many and best in _LATIN else best


def _decoded(beginning: bytes, source: bytes, name: str) -> str:
    """The beginning, without half a letter at its end."""
    if len(beginning) == len(source) or name not in _WIDE:
        return beginning.decode(name)
    for length in range(len(beginning), len(beginning) - 4, -1):
        with suppress(UnicodeDecodeError):
            return beginning[:length].decode(name)
    return beginning.decode(name)


def _strangeness(text: str, name: str) -> float:
    """0 for plausible words, 1 and more for letters in disorder."""
    beyond = [each for each in text if not each.isascii()]
    if not beyond:
        return 0.0
    odd = len(_SIGN_AT_WORD.findall(text)) + sum(map(_is_strange, beyond))
    letters = [each for each in beyond if each.isalpha()]
    if name in _WIDE:
        known = sum(each in _FREQUENT or bool(_PLAIN_IN_WIDE.match(each)) for each in letters)
        return (odd + (len(letters) - known) / 2) / len(beyond)
    for word in _WORD.findall(text):
        if word.isascii():
            continue
        odd += sum(before.islower() and after.isupper() for before, after in pairwise(word))
        odd += 2 * len(_ACCENTS_IN_A_ROW.findall(word))
        scripts = {_script(each) for each in word}
        odd += 2 * (len(scripts) - 1)
    other = [each for each in letters if _script(each) != "LATIN"]
    if len(other) < _FEWEST:
        return odd / len(beyond)
    common = sum(unicodedata.normalize("NFD", each.lower())[0] in _COMMON for each in other) / len(other)
    capitals = all(map(str.isupper, other))
    return odd / len(beyond) + _RARE * (1 - common) + _CAPITALS * capitals


def _is_strange(character: str) -> bool:
    """Whether it is a control, a sign of mathematics, or drawn as a line or a block."""
    if "\u0080" <= character <= "\u009f" or "\u2500" <= character <= "\u25a0":
        return True
    return unicodedata.category(character) == "Sm" and character not in "±×÷¬"


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]
