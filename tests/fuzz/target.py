"""The steps for a damaged file: opened, masked, written, verified, and searched for hidden content."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from engine import verify
from engine.core.errors import SableError
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Redaction
from engine.documents import FORMATS, hidden
from engine.documents.kinds import kind_of
from engine.verify import leftovers
from tests.builders.here import Here
from tests.builders.recognising import forms

_WORD = re.compile(r"\w{4,}")
_REDACTED = (Redaction(0, 7, "[PERSON 1]"),)
_OTHER = Document(Path("x"), DocumentKind.TXT, "", "Tolvald", ())


def run(data: bytes) -> str:
    """Return the outcome: "done", "not verified", or the code of the error.

    Raises:
        Exception: a defect.
    """
    kind = kind_of(data)
    outcomes = [_outcome(step, data, kind) for step in (_redact, _search, _inspect)] if kind else ["unsupported-format"]
    return outcomes[0]


def _outcome(step: Callable[[bytes, DocumentKind], str], data: bytes, kind: DocumentKind) -> str:
    try:
        return step(data, kind)
    except SableError as error:
        return error.code


def _redact(data: bytes, kind: DocumentKind) -> str:
    each = FORMATS[kind]
    document = each.read(data, Path("x"))
    found = Counter(_WORD.findall(document.text)).most_common(1)
    word = found[0][0] if found else document.text[:1]
    if not word:  # pages on which no text can be read
        return "opened"
    redactions = tuple(
        Redaction(match.start(), match.end(), "[PERSON 1]") for match in re.finditer(re.escape(word), document.text)
    )
    written = each.write(data, document, redactions)
    claim = verify.Claim(
        source=data, output=written.data, document=document, redactions=redactions, lines=written.lines
    )
    team = [Here()] * verify.team_size(document)
    checks = verify.verify(claim, recognise=forms, progress=Silent(), team=team)
    return "done" if all(check.passed for check in checks) else "not verified"


def _search(data: bytes, kind: DocumentKind) -> str:
    leftovers.find(_OTHER, _REDACTED, data, password=None, progress=Silent())
    return "searched"


def _inspect(data: bytes, kind: DocumentKind) -> str:
    hidden.find(data, password=None, progress=Silent())
    return "inspected"
