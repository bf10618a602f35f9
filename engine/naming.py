"""Names of redacted files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from engine.types import DocumentKind

SUFFIX = "_redacted"

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")
_KINDS = {".pdf": DocumentKind.PDF, ".docx": DocumentKind.DOCX, **dict.fromkeys(_WRITTEN_AS, DocumentKind.DOCX)}


def candidates(source: Path) -> Iterator[str]:
    """`letter_redacted.docx`, then `letter-2_redacted.docx` and so on: the first that is free is taken."""
    suffix = _WRITTEN_AS.get(source.suffix.lower(), source.suffix)
    yield f"{source.stem}{SUFFIX}{suffix}"
    yield from (f"{source.stem}-{number}{SUFFIX}{suffix}" for number in count(2))


def fitting(target: Path, kind: DocumentKind) -> Path:
    """The target under a name that says what it is, where the original's does not: a text called letter.pdf becomes
    letter_redacted.pdf.txt. Text may be called anything else."""
    said = _KINDS.get(target.suffix.lower(), DocumentKind.TXT)
    return target if said is kind else target.with_name(f"{target.name}.{kind}")
