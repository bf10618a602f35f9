"""Encodings of words that the user asked to mask: Base64 and its like, numbers for letters, exchanged letters."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, product
from string import ascii_lowercase

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.detection.letters.views import Offsets

_FEWEST_DIGITS = 6  # fewer may stand together by chance
_SHORTEST = 5  # letters: series of numbers and exchanged letters give shorter words by chance


def find_numbers(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each word with digits that a run of Base64 and its like holds, with the offsets to mask."""
    yield from _decoded(text, [each for each in words if sum(map(str.isdigit, each)) >= _FEWEST_DIGITS])


def find(text: str, words: Iterable[str]) -> Iterator[tuple[str, Offsets]]:
    """Yield each word with the offsets to mask, in time linear in the length of the text.

    Args:
        words: folded, without separators.
    """
    wanted = list(words)
    longer = [each for each in wanted if len(each) >= _SHORTEST and each.isascii()]
    covered: dict[str, set[int]] = defaultdict(set)
    for word, offsets in chain(_decoded(text, wanted), _numbered(text, longer), _exchanged(text, longer)):
        if not covered[word].issuperset(offsets):
            covered[word].update(offsets)
            yield word, offsets


# Runs of letters, digits and signs that hold bytes, which are masked whole.


_DIGITS_AND_LETTERS = re.compile(r"[^\W_]+")
_BASE_64 = Expression(r"(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{8,4000}={0,2}(?![A-Za-z0-9+/=])")
_UTF_7 = Expression(r"\+[A-Za-z0-9+/]{8,4000}-?")
_BASE_32 = Expression(r"(?<![A-Z0-9])[A-Z2-7]{8,4000}={0,6}(?![A-Z0-9=])")
_BASE_85 = Expression(r"(?<!\S)(?=\S{0,20}[^\w\s])[!-~]{10,4000}(?!\S)")
_PUNCTUATION = "()[]'\",.;:!?"
_UU_LINE = Expression(r"^[!-M][!-`]{4,84}$", re.MULTILINE)
_HEXADECIMAL = Expression(
    r"(?<![0-9A-Fa-f])(?:0x)?[0-9A-Fa-f]{2}(?:[ :,-]?(?:, ?0x|0x|\\x)?[0-9A-Fa-f]{2}){3,4000}(?![0-9A-Fa-f])"
)
_COMPRESSED = (b"\x1f\x8b", b"\x78")  # gzip, zlib
_MOST_INFLATED = 100_000  # bytes


def _decoded(text: str, wanted: list[str]) -> Iterator[tuple[str, Offsets]]:
    for pattern, decode in _RUNS if wanted else ():
        for match in pattern.finditer(text):
            said = [fold(each) for each in _texts(decode(match[0]))]
            said += ["".join(_DIGITS_AND_LETTERS.findall(each)) for each in said]
            for word in wanted:
                if any(word in each for each in said):
                    yield word, tuple(range(*match.span()))


def _base_64(run: str) -> bytes:
    letters = run.rstrip("=")
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return base64.b64decode(letters + "=" * (-len(letters) % 4))


def _utf_7(run: str) -> bytes:
    return _base_64(run.strip("+-"))


def _base_32(run: str) -> bytes:
    letters = run.rstrip("=")
    letters = letters[: len(letters) // 8 * 8 + {0: 0, 1: 0, 2: 2, 3: 2, 4: 4, 5: 5, 6: 5, 7: 7}[len(letters) % 8]]
    return base64.b32decode(letters + "=" * (-len(letters) % 8))


def _base_85(run: str) -> bytes:
    """Return what a run of Base85 holds, in the alphabet of Git or of Adobe."""
    read = b""
    plain = run.removeprefix("<~").removesuffix("~>")
    for decode, letters in product((base64.b85decode, base64.a85decode), {plain, plain.strip(_PUNCTUATION)}):
        with suppress(ValueError):
            read += decode(letters)
    return read


def _uu_line(line: str) -> bytes:
    try:
        return binascii.a2b_uu(line)
    except ValueError:
        return b""


def _hexadecimal(run: str) -> bytes:
    digits = re.sub(r"0x|[^0-9A-Fa-f]", "", run)
    return bytes.fromhex(digits[: len(digits) // 2 * 2])


_PUNYCODE = Expression(r"(?<![A-Za-z0-9-])[xX][nN]--[A-Za-z0-9-]{2,59}(?![A-Za-z0-9-])")


def _punycode(label: str) -> bytes:
    """Return what a label of an internationalised domain name says (RFC 3492)."""
    try:
        return label[4:].encode("ascii").decode("punycode").encode()
    except UnicodeError:
        return b""


_RUNS: tuple[tuple[Expression, Callable[[str], bytes]], ...] = (
    (_BASE_64, _base_64),
    (_UTF_7, _utf_7),
    (_BASE_32, _base_32),
    (_HEXADECIMAL, _hexadecimal),
    (_BASE_85, _base_85),
    (_UU_LINE, _uu_line),
    (_PUNYCODE, _punycode),
)


def _texts(data: bytes) -> Iterator[str]:
    """Yield what bytes say, also in 16 bits a letter, and compressed."""
    if data.startswith(_COMPRESSED):
        with suppress(zlib.error):
            data = zlib.decompressobj(wbits=zlib.MAX_WBITS | 32).decompress(data, _MOST_INFLATED)
    yield data.decode("utf-8", "ignore")
    if b"\0" in data:
        yield data.replace(b"\0", b"").decode("latin-1")


# Series of numbers that stand for letters.


_NUMBER = Expression(r"(?<![0-9])(?:[0-9]{1,3}|[01]{7,4000})(?![0-9])")
_BETWEEN = Expression(r"(?:[^\w\n]|\n|chr|char|[uUxXoObB](?=[^\w]|[0-9])){0,12}", re.IGNORECASE)
# A code of a letter in hexadecimal digits, whatever marks it: &H51, <51>, [51], $51, U+0051, 51h.
_CODE = Expression(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{2,8}(?![0-9A-Fa-f])")
_MARKS = Expression(r"(?:\W|_|chr|char|0[xX]|[xXuUhHN]){0,12}")
_BITS = 8
_Reading = Callable[[str], int]
"""Returns the code of the letter for a number; raises ValueError if there is none."""


def _octal(number: str) -> int:
    return int(number, 8)


def _hexadecimal_code(number: str) -> int:
    return int(number, 16)


def _binary(number: str) -> int:
    if len(number) < _BITS - 1:
        raise ValueError("too short for a letter")
    return int(number, 2)


def _place(number: str) -> int:
    """Read 1 as a, 26 as z."""
    return ord("a") - 1 + int(number)


_NOTATIONS: tuple[tuple[Expression, Expression, tuple[_Reading, ...]], ...] = (
    (_NUMBER, _BETWEEN, (int, _octal, _binary, _place)),
    (_CODE, _MARKS, (_hexadecimal_code,)),
)


def _numbered(text: str, wanted: list[str]) -> Iterator[tuple[str, Offsets]]:
    for number, between, readings in _NOTATIONS if wanted else ():
        for series, reading in product(_series(text, number, between), readings):
            letters = "".join(_letter(reading, text[start:end]) for start, end in series)
            for word in wanted:
                for found in re.finditer(re.escape(word), letters):
                    yield word, tuple(range(series[found.start()][0], series[found.end() - 1][1]))


def _series(text: str, number: Expression, between: Expression) -> Iterator[list[tuple[int, int]]]:
    """Yield numbers with little but signs between them, at least as many as a word has letters."""
    series: list[tuple[int, int]] = []
    for match in number.finditer(text):
        if series and not between.fullmatch(text, series[-1][1], match.start()):
            if len(series) >= _SHORTEST:
                yield series
            series = []
        start, end = match.span()
        step = _BITS if end - start > _BITS else end - start
        series += ((each, min(each + step, end)) for each in range(start, end, step))
    if len(series) >= _SHORTEST:
        yield series


def _letter(reading: _Reading, number: str) -> str:
    """Return one folded letter, or a space."""
    with suppress(ValueError, OverflowError):
        letter = fold(chr(reading(number)))
        if len(letter) == 1 and letter.isalpha():
            return letter
    return " "


# Letters of the alphabet exchanged for others: moved by the same number of places, or from the other end.


_WRITTEN = Expression(r"(?<!\w)(?:[A-Za-z][a-z]{4,40}|[A-Z]{5,40})(?!\w)")
_MOVED = tuple(
    str.maketrans(ascii_lowercase, ascii_lowercase[by:] + ascii_lowercase[:by]) for by in range(1, len(ascii_lowercase))
)
_EXCHANGES = (*_MOVED, str.maketrans(ascii_lowercase, ascii_lowercase[::-1]))


def _exchanged(text: str, wanted: list[str]) -> Iterator[tuple[str, Offsets]]:
    meant = {word.translate(each): word for word in wanted for each in _EXCHANGES}
    meant = {written: word for written, word in meant.items() if not name_forms.is_ordinary(written)}
    for match in _WRITTEN.finditer(text) if meant else ():
        if (word := meant.get(match[0].lower())) is not None:
            yield word, tuple(range(*match.span()))
