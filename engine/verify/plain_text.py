"""Plain text: the redacted file is what is seen of the original, letter for letter, outside what was masked."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from contextlib import suppress

from engine.errors import InputError
from engine.formats import text as text_format
from engine.verify.evidence import Evidence, Exposure, Surface, Verdict
from engine.verify.terms import filled

# Longest first: the mark of UTF-32-LE begins with that of UTF-16-LE.
_MARKS = {
    codecs.BOM_UTF32_LE: "utf-32-le",
    codecs.BOM_UTF32_BE: "utf-32-be",
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
_UNMARKED = ("utf-8", "utf-16-le", "utf-16-be")
_BLOCK = "█████"


def whole(data: bytes, _password: str | None) -> Iterator[Surface]:
    """The decoded file."""
    yield Surface("the text", Exposure.BODY, next(_decodings(data))[1])


def unchanged_outside(evidence: Evidence) -> Verdict:
    """Nothing but the masked stretches differs, and each of them is a block, its label, or what replaces it."""
    document, redactions = evidence.document, evidence.redactions
    encodings = [encoding for encoding, text in _decodings(evidence.source) if text_format.seen(text) == document.text]
    if not encodings:
        return Verdict(False, "the original can't be read as it was examined")
    found = {text for _, text in _decodings(evidence.output)} | {evidence.output.decode(encodings[0], "replace")}
    blocks = filled(document, redactions, (redaction.words(labelled=False) or _BLOCK for redaction in redactions))
    labels = filled(document, redactions, (redaction.label for redaction in redactions))
    if found.isdisjoint((blocks, labels)):
        return Verdict(False, "text differs outside what was masked")
    return Verdict(True, f"equal outside {len(redactions)} masked places")


def _decodings(data: bytes) -> Iterator[tuple[str, str]]:
    """Encodings that the file may be in, the most probable first, and what it says in them."""
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            yield encoding, data[len(mark) :].decode(encoding)
            return
    # Every second byte of unmarked UTF-16 in Western languages is zero; text in UTF-8 holds few of them, if any.
    for encoding in reversed(_UNMARKED) if data.count(0) > len(data) / 4 else _UNMARKED:
        try:
            yield encoding, data.decode(encoding)
        except UnicodeDecodeError:
            continue
    with suppress(InputError):  # a code page, for which nothing but a good guess speaks
        guessed, encoding, _ = text_format.decode(data)
        yield encoding, guessed
