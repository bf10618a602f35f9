"""Words shown in a wrong code page: "MÃ¼ller", "M³ller", "M├╝ller" and "M=FCller" are Müller.

Mail and old programs write text in one code page, and others read it in another. The letters beyond ASCII then become
signs, each time the same ones, and a reader who knows such files reads the name. The text of a file may have been read
in a wrong code page, too, as plain text does not say which one it is in.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache

import ahocorasick

from engine.core.expressions import Expression
from engine.detection.letters.views import Offsets

# Code pages in which a word may have been written, and those in which it may be shown, as Python names them.
_WRITTEN = tuple(
    "utf-8 cp1252 cp1250 cp1251 cp1253 cp1254 cp1255 cp1256 cp1257 cp437 cp737 cp850 cp852 cp855 cp857 cp861 cp862 "
    "cp863 cp865 cp866 mac_roman mac_latin2 mac_cyrillic mac_greek mac_turkish mac_iceland iso8859_2 iso8859_3 "
    "iso8859_4 iso8859_5 iso8859_7 iso8859_9 iso8859_10 iso8859_13 iso8859_15 koi8_r koi8_u shift_jis euc_jp gb18030 "
    "big5 euc_kr".split()
)
_SHOWN = tuple("cp1252 cp1250 cp1251 cp437 cp850 cp852 cp866 mac_roman koi8_r iso8859_2".split())
_IN_ASCII = ("utf-7", "hz")  # encodings of seven bits, which a viewer shows as they are
_UNSEEN = Expression("[\u0080-\u009f\u00ad]")  # removed where a file is read
_WORD = Expression(r"[^\W\d_]+")
_FEWEST_SIGNS = 4
"""Fewest characters of a form, and of a word that consists of letters beyond ASCII."""


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each word that a wrong code page shows, with the offsets to mask.

    Args:
        words: as the user wrote them; those in ASCII are the same in all code pages.
    """
    meant = {form: word for word in dict.fromkeys(words) for form in _forms(word)}
    if not meant:
        return
    automaton = ahocorasick.Automaton()
    for form in meant:
        automaton.add_word(form, form)
    automaton.make_automaton()
    for last, form in automaton.iter(text):
        start, end = last + 1 - len(form), last + 1
        if not (_joined(text, start) or _joined(text, end)):
            yield meant[form], tuple(range(start, end))


def _joined(text: str, at: int) -> bool:
    """Return whether a word goes on over this place of the text."""
    return 0 < at < len(text) and text[at - 1].isalpha() and text[at].isalpha()


@lru_cache(maxsize=1024)
def _forms(written: str) -> frozenset[str]:
    """Return every form in which a wrong code page shows the words of a term, or of a part of it."""
    if written.isascii():
        return frozenset()
    words = [each for each in _WORD.findall(unicodedata.normalize("NFC", written)) if not each.isascii()]
    found = {form for word in words for case in {word, word.lower(), word.upper(), word.title()} for form in _of(case)}
    own = {case for word in words for case in (word, word.lower(), word.upper(), word.title())}
    return frozenset(each for each in found - own if len(each) >= _FEWEST_SIGNS)


def _of(word: str) -> Iterator[str]:
    for written in _WRITTEN:
        for each in (word, unicodedata.normalize("NFD", word)):
            with suppress(UnicodeEncodeError):
                data = each.encode(written)
                yield re.sub(r"[^\x21-\x3c\x3e-\x7e]", _quoted, data.decode("latin-1"))
                yield from (_UNSEEN.sub("", _shown(data, page)) for page in _SHOWN if page != written)
    for encoding in _IN_ASCII:
        with suppress(UnicodeEncodeError):
            yield word.encode(encoding).decode("ascii")


def _quoted(byte: re.Match[str]) -> str:
    return f"={ord(byte[0]):02X}"


def _shown(data: bytes, page: str) -> str:
    """Return what a code page shows; bytes that it does not have are shown as controls of Latin-1."""
    return "".join(_character(bytes((byte,)), page) for byte in data)


def _character(byte: bytes, page: str) -> str:
    try:
        return byte.decode(page)
    except UnicodeDecodeError:
        return byte.decode("latin-1")
