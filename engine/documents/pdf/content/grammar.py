"""Grammar of content streams (ISO 32000-1, 7.8.2): recognise those that all readers parse alike.

Works with few regular expressions over the whole stream, since most streams of most files follow the standard. A stream
that it does not recognise is not necessarily malformed.
"""

from __future__ import annotations

import re

OPERATORS = frozenset(
    b"q Q cm w J j M d ri i gs cs CS sc SC scn SCN g G rg RG k K m l c v y h re n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td "
    b"TD Tm T* Tj TJ ' \" f F f* B B* b b* S s sh Do d0 d1 BI ID EI BMC BDC EMC MP DP BX EX".split()
)
"""The operators of ISO 32000-1, annex A."""
_IMAGE_WORDS = {b"BI", b"ID", b"EI"}
_CONSTANTS = {b"true", b"false", b"null"}
_SPACE = rb"\x00\t\n\f\r "
_NAME = rb"/[^\x00\t\n\f\r ()<>\[\]{}/%]*+"

# Strings with up to three levels of parentheses; others count as not recognised.
_PIECE = rb"[^()\\]|\\."
_STRING = rb"(\()(?:%b|\((?:%b|\((?:%b)*+\))*+\))*+(\))" % (_PIECE, _PIECE, _PIECE)
_STRINGS_AND_COMMENTS = re.compile(rb"%b|%%[^\r\n]*+" % _STRING, re.DOTALL)
_HEXADECIMAL = re.compile(rb"(?<!<)<[0-9A-Fa-f%b]*+>" % _SPACE)
_NAMES = re.compile(_NAME)
_PLAIN = rb"[%b\d.+()-]" % _SPACE
_TEXT_ARRAY = re.compile(rb"\[%b*+\]" % _PLAIN)
_INNER = rb"(?:%b|/|\[\]|true|false|null)*+" % _PLAIN
_ARRAY = re.compile(rb"\[(?!\])%b\]" % _INNER)
_DICTIONARY = re.compile(rb"<<%b>>" % _INNER)
_DEEPEST = 4  # arrays and dictionaries within each other
_LEFT = re.compile(rb"[<>{}()\[\]\x80-\xff\x01-\x08\x0b\x0e-\x1f\x7f]")
_WORD = re.compile(rb"[^%b\d.+()\[\]/-][^%b()\[\]/]*+" % (_SPACE, _SPACE))

_IMAGE = re.compile(
    rb"(?<![^%b])BI(?=[%b/])(?>(?:[%b\d.+-]++|%b|true|false|null|\[[^\[\]()<>]*+\]|<<[^<>()]*+>>)*)ID[%b]"
    % (_SPACE, _SPACE, _SPACE, _NAME, _SPACE)
)
_IMAGE_END = re.compile(rb"[%b]EI(?![^%b])" % (_SPACE, _SPACE))

_SHOWS = {
    operator: re.compile(pattern % _SPACE)
    for operator, pattern in {
        b"Tj": rb"\(\)[%b]*+Tj",
        b"TJ": rb"\[\][%b]*+TJ",
        b"'": rb"\(\)[%b]*+'",
        b'"': rb"[\d.][%b]++[+-]?[\d.]++ *+\(\) *+\"",
    }.items()
}


def is_regular(data: bytes) -> bool:
    """Return whether the content of a page or form surely follows the grammar.

    Its strings, arrays, dictionaries and inline images are complete and hold no operators, all its operators are
    known, and those that show text have their operands.
    """
    without = _without_images(data)
    if without is None:
        return False
    rest = _STRINGS_AND_COMMENTS.sub(rb"\1\2 ", without)
    rest = _NAMES.sub(b"/", _HEXADECIMAL.sub(b"()", rest))
    rest = _TEXT_ARRAY.sub(b"[]", rest)
    for _ in range(_DEEPEST):
        if b"<<" not in rest and not _ARRAY.search(rest):
            break
        rest = _DICTIONARY.sub(b"/", _ARRAY.sub(b"/", rest))
    if _LEFT.search(rest.replace(b"()", b"").replace(b"[]", b"")):
        return False
    words = _WORD.findall(rest)
    if not set(words) <= (OPERATORS - _IMAGE_WORDS) | _CONSTANTS:
        return False
    return all(words.count(operator) == len(shown.findall(rest)) for operator, shown in _SHOWS.items())


def _without_images(data: bytes) -> bytes | None:
    """Return content without inline images; None where one does not end."""
    parts, position = [], 0
    while begin := _IMAGE.search(data, position):
        end = _IMAGE_END.search(data, begin.end() - 1)
        if end is None:
            return None
        parts.append(data[position : begin.start()])
        position = end.end()
    return b"\n".join((*parts, data[position:]))
