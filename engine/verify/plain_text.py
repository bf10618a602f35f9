"""Checks of redacted plain text: equal to the visible original, letter for letter, outside the masked text."""

from __future__ import annotations

import codecs
import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from engine.core.errors import InputError
from engine.core.message import Message
from engine.core.types import BLOCK
from engine.documents import text as text_format
from engine.verify.evidence import Case, Evidence, PlaceKind, Surface, Verdict, equal_outside
from engine.verify.terms import filled

# Longest first: the mark of UTF-32-LE begins with that of UTF-16-LE.
_MARKS = {
    codecs.BOM_UTF32_LE: "utf-32-le",
    codecs.BOM_UTF32_BE: "utf-32-be",
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
_SWITCHES = re.compile(rb"\x1b\$|~\{")
_SWITCHING = ("iso2022_kr", "iso2022_jp_ext", "iso2022_jp_2", "iso2022_jp_2004", "hz")


def whole(data: bytes, _password: str | None) -> Iterator[Surface]:
    """Yield the decoded file as a reader sees it; where that differs, also letter for letter.

    Text that may switch to other letters is read with and without them.
    """
    decodings = (text for _, text in _decodings(data))
    for decoded in islice(decodings, sum(1 for _ in _switched(data)) + 1):
        seen = text_format.seen(decoded)
        yield Surface(Message("place.text"), PlaceKind.BODY, seen)
        if seen != decoded:
            yield Surface(Message("place.text-unseen"), PlaceKind.STRING, decoded)


def encodings(evidence: Evidence) -> tuple[str, ...]:
    """Return the encodings in which the original decodes to the examined text, the most probable first."""
    text = evidence.claim.document.text
    return tuple(
        encoding for encoding, decoded in _decodings(evidence.claim.source) if text_format.seen(decoded) == text
    )


def readings(evidence: Evidence) -> tuple[str, ...]:
    """Return the SHA-256 digests of the texts that the output may decode to."""
    return tuple(_digest(text) for _, text in _decodings(evidence.claim.output))


def unchanged_outside(case: Case, output: tuple[str, ...], before: tuple[str, ...], _on_demand: object) -> Verdict:
    """Verify that only masked text differs, and that each masked text is a block, or the words that replace it."""
    document, redactions = case.claim.document, case.claim.redactions
    if not before:
        return Verdict(False, Message("equal.original-unreadable"))
    expected = filled(document, redactions, (redaction.label or BLOCK for redaction in redactions))
    # Where little points to one encoding, the output need not look as if it had the same one.
    if _digest(expected) not in output and case.claim.output.decode(before[0], "replace") != expected:
        return Verdict(False, Message("equal.differs"))
    return equal_outside(len(redactions))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _decodings(data: bytes) -> Iterator[tuple[str, str]]:
    """Yield the encodings that the file may have, the most probable first, each with the decoded text."""
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            yield encoding, data[len(mark) :].decode(encoding)
            return
    first, *others = _unmarked(data)
    yield from _switched(data)
    yield from _decoded(data, first)
    with suppress(InputError):  # a code page can only be guessed
        guessed, encoding, _ = text_format.decode(data)
        yield encoding, guessed
    for encoding in others:  # bytes of a code page may be pairs of UTF-16, too
        yield from _decoded(data, encoding)


def _switched(data: bytes) -> Iterator[tuple[str, str]]:
    """Yield what 7-bit text says where signs switch to other letters; as ASCII it says something else."""
    for encoding in _SWITCHING if _SWITCHES.search(data) else ():
        yield from ((encoding, text) for _, text in _decoded(data, encoding) if not text.isascii())


def _decoded(data: bytes, encoding: str) -> Iterator[tuple[str, str]]:
    with suppress(UnicodeDecodeError):
        yield encoding, data.decode(encoding)


def _unmarked(data: bytes) -> tuple[str, ...]:
    """Order the encodings of bytes without a mark: UTF-8 text holds few zeros; wide ones have them on one side."""
    zeros, at_end = data.count(0), data[1::2].count(0)
    wide = ["utf-16-le", "utf-16-be"] if at_end > zeros / 2 else ["utf-16-be", "utf-16-le"]
    if zeros > len(data) / 2 and len(data) % 4 == 0:
        wide = ["utf-32-le", "utf-32-be", *wide]
    return (*wide, "utf-8") if zeros > len(data) / 100 else ("utf-8", *wide)
