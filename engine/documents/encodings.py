"""Text encodings and invisible characters: guesses code pages, and removes characters that readers don't see.

Invisible characters split names that a search looks for, or carry text of their own (threat D27). The searched and the
written text is what a reader sees. Characters that change how their neighbours look stay where they do so: joiners in
Arabic and Indian scripts and in emoji, marks of direction in text that runs both ways.
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from contextlib import suppress
from itertools import pairwise

from engine.core.errors import UnsupportedFormat
from engine.documents.directions import has_override, shown_order

# Controls, soft hyphens, zero-width spaces, invisible operators, annotation marks, and tags, which can spell any
# invisible ASCII text (Unicode 23.9).
_NEVER_SEEN = re.compile(
    "[\u0080-\u0084\u0086-\u009f\u00ad\u034f\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)

# Between these, joiners and variation selectors do nothing: letters of scripts that don't join, ASCII, spaces.
_PLAIN = "\t-~\u00a0\u00c0-\u058f\u10a0-\u10ff\u1c80-\u1cbf\u1d00-\u200a\u2c00-\u2dff\ua640-\ua7ff\ufb00-\ufb17"
_IDLE_JOINERS = re.compile(f"(?<![^{_PLAIN}])[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]+(?![^{_PLAIN}])")

# Fillers of Korean syllables without a Korean letter beside them. Variation selectors without a character to vary: only
# one may follow a character, and those of the supplement follow only ideographs. Others can spell any bytes invisibly.
_KOREAN = "\u1100-\u115e\u1161-\u11ff\u3131-\u3163\u3165-\u318e\ua960-\ua97f\uac00-\ud7ff\uffa1-\uffdc"
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_IDEOGRAPHS = "\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_IDLE = re.compile(
    f"(?<![{_KOREAN}])[\u115f\u1160\u3164\uffa0]+(?![{_KOREAN}])|(?<=[{_SELECTORS}])[{_SELECTORS}]+"
    f"|(?<![{_IDEOGRAPHS}])[\U000e0100-\U000e01ef]+"
)

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


def visible(text: str) -> str:
    """Return the text without invisible characters, and in the order that overrides of its direction show."""
    if text.isascii():
        return text
    if has_override(text):
        text = "".join(map(text.__getitem__, shown_order(text)))
    if not _RIGHT_TO_LEFT.search(text):
        text = _DIRECTIONS.sub("", text)
    return _IDLE.sub("", _IDLE_JOINERS.sub("", _NEVER_SEEN.sub("", text)))


def traced(text: str, *unseen: re.Pattern[str]) -> tuple[str, array[int]]:
    """Return `visible` text, also without matches of `unseen`, and the index of each character in `text`."""
    origins = array("q", range(len(text)))
    for pattern in unseen:
        text, origins = _without(pattern, text, origins)
    if text.isascii():
        return text, origins
    if has_override(text):
        order = shown_order(text)
        text, origins = "".join(map(text.__getitem__, order)), array("q", map(origins.__getitem__, order))
    if not _RIGHT_TO_LEFT.search(text):
        text, origins = _without(_DIRECTIONS, text, origins)
    text, origins = _without(_NEVER_SEEN, text, origins)
    text, origins = _without(_IDLE_JOINERS, text, origins)
    return _without(_IDLE, text, origins)


def _without(pattern: re.Pattern[str], text: str, origins: array[int]) -> tuple[str, array[int]]:
    parts: list[str] = []
    kept = array("q")
    position = 0
    for match in pattern.finditer(text):
        parts.append(text[position : match.start()])
        kept.extend(origins[position : match.start()])
        position = match.end()
    kept.extend(origins[position:])
    return "".join((*parts, text[position:])), kept


# Guesses the code page of a text without a byte order mark that is not UTF-8. In a wrong code page a short text often
# decodes without an error. Letters inside words then follow each other as nobody writes them: signs, capitals after
# small letters, mixed alphabets, accents in a row.


_MOST = 20_000  # bytes that are examined
_WORD = re.compile(r"[^\W\d_]+")
_WESTERN = "cp1252"
# The order decides where scores are equal.
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
_GB = "gb18030"
_STRANGE_IN_SIGNS = 0.45  # strangeness from which signs such as "~{" are those of a program
_WIDE = frozenset({"shift_jis", "euc_jp", _GB, "big5", "euc_kr"})
_FREQUENT = frozenset(
    "的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事"
    "只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情"
    "部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市房租付"
    "這個國來時為們說會過對學後開經頭見動長現將與進實點種聲話問機給幾業間電門東氣軍產萬的日本人大年中月会生者家田東京春出払"
)


# 7-bit encodings of e-mail and news: bytes of ASCII mean other letters between signs that switch over.
_ESCAPES = re.compile(rb"\x1b\$(?:[@AB]|[()][@-Z])")
_TILDES = re.compile(rb"~\{(?:[!-~]{2}){2,}?~\}")
_BY_ESCAPES = ("iso2022_kr", "iso2022_jp_ext", "iso2022_jp_2", "iso2022_jp_2004")
_BY_TILDES = "hz"


def switching(source: bytes) -> str | None:
    """Return the encoding of 7-bit text that switches between alphabets; None if nothing in it switches.

    Raises:
        UnsupportedFormat: it switches, and fits no encoding.
    """
    if _ESCAPES.search(source):
        for name in _BY_ESCAPES:
            with suppress(UnicodeDecodeError):
                source.decode(name)
                return name
        raise UnsupportedFormat(found="unknown-encoding")
    if _TILDES.search(source):
        with suppress(UnicodeDecodeError):
            if _strangeness(source.decode(_BY_TILDES)[:_MOST], _GB) < _STRANGE_IN_SIGNS:
                return _BY_TILDES
    return None


def guess(source: bytes) -> str | None:
    """Return the code page in which the letters beyond ASCII look most like words.

    None if they do in none, and for texts with many Latin letters, where letter frequencies decide better.
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
    """Return the decoded beginning, without a cut character at its end."""
    if len(beginning) == len(source) or name not in _WIDE:
        return beginning.decode(name)
    for length in range(len(beginning), len(beginning) - 4, -1):
        with suppress(UnicodeDecodeError):
            return beginning[:length].decode(name)
    return beginning.decode(name)


def _strangeness(text: str, name: str) -> float:
    """Return 0 for plausible words, 1 and more for letters in disorder."""
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
    """Return whether a character is a control, a mathematical sign, or drawn as a line or a block."""
    if "\u0080" <= character <= "\u009f" or "\u2500" <= character <= "\u25a0":
        return True
    return unicodedata.category(character) == "Sm" and character not in "±×÷¬"


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]
