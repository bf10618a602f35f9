"""The words that the command line says to a person, by the stable codes of errors, notices and checks."""

from __future__ import annotations

import traceback
from pathlib import Path

from engine.errors import (
    Cancelled,
    InputError,
    OutputError,
    SableError,
    VerificationFailed,
)
from engine.types import Notice

# Exit codes are part of the command line's promise to other people's scripts: never renumber.
DONE, FAILED, USAGE, UNREADABLE, NOT_VERIFIED, CANCELLED = 0, 1, 2, 3, 4, 5

_EXIT_CODES: tuple[tuple[type[SableError], int], ...] = (
    (Cancelled, CANCELLED),
    (VerificationFailed, NOT_VERIFIED),
    (InputError, UNREADABLE),
    (OutputError, USAGE),
)

ERRORS: dict[str, str] = {
    "error": "Something in Sable itself went wrong. The file was not changed.",
    "cancelled": "Stopped. Nothing was written for this file.",
    "input": "The file can't be redacted as it is.",
    "unreadable-file": "The file can't be opened: it is not there, or you may not read it.",
    "unsupported-format": "This is neither a PDF, a Word document (DOCX) nor a text file. Convert it to one of these.",
    "damaged-file": "The file is damaged and can't be read completely. Repair it or export it again from its program.",
    "empty-document": "There is no text in this file, so there is nothing to redact.",
    "only-pictures": "The pages hold pictures and no text, so nothing in them can be searched. "
    "Run text recognition (OCR) on the file first.",
    "password-needed": "The file is encrypted. Give its password with --password-file.",
    "wrong-password": "The password does not open this file.",
    "cannot-make-safe": "The file holds something that can't be removed safely, so no redacted file was written.",
    "source-changed": "The file was changed while it was being examined. Run the command again.",
    "output": "The redacted file can't be stored there.",
    "output-exists": "The redacted file already exists. Choose another name with -o, or replace it with --force.",
    "output-is-original": "The redacted file would replace the original, which Sable never does. Choose another name.",
    "output-unwritable": "The redacted file can't be written there: the folder is missing or not writable.",
    "verification-failed": "The redacted file did not pass every check, so it was thrown away.",
    "network-refused": "A part of the program tried to use the network and was stopped.",
    "resource": "A file of this installation is missing or was changed. Install Sable again.",
}

NOTICES: dict[str, str] = {
    "picture-not-searched": "Not searched: {count} pictures{pages}. Look at them before you release the file.",
    "page-without-text": "Not searched: pages that hold pictures and no text{pages}.",
    "name-in-file-name": "The name of the file says what was masked. Rename it before you release it.",
}

# What a writer removed beside the masked text: "Removed: 3 comments".
REMOVED: dict[str, str] = {}

STAGES: dict[str, str] = {
    "open": "Opening",
    "recognize": "Recognizing",
    "patterns": "Matching patterns",
    "assess": "Assessing the risk",
    "choose": "Choosing",
    "write": "Writing",
    "verify": "Proving",
}


def exit_code(error: Exception) -> int:
    """The exit code that stands for an error."""
    return next((code for kind, code in _EXIT_CODES if isinstance(error, kind)), FAILED)


def sentence(error: SableError) -> str:
    """What happened and what to do, for a person."""
    said = ERRORS[error.code]
    details = "; ".join(_detail(name, value) for name, value in error.fields.items())
    return f"{said} ({details})" if details else said


def defect(error: Exception) -> str:
    """Where Sable itself went wrong. The message of a foreign error may quote the document, so it is not shown."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "unknown place"
    return f"{ERRORS['error']} ({type(error).__name__} at {where})"


def notice(said: Notice) -> str:
    """One line about a document."""
    if said.code in NOTICES:
        return NOTICES[said.code].format(count=said.count or "some", pages=_pages(said.pages))
    return f"Removed: {said.count} {REMOVED.get(said.code, said.code.replace('-', ' '))}{_pages(said.pages)}."


def _detail(name: str, value: object) -> str:
    if name == "pages" and isinstance(value, tuple):
        return f"pages {_ranges(value)}"
    shown = ", ".join(str(each) for each in value) if isinstance(value, tuple) else str(value)
    return f"{name.replace('_', ' ')}: {shown}"


def _pages(pages: tuple[int, ...]) -> str:
    return f" on page{'s' if len(set(pages)) > 1 else ''} {_ranges(pages)}" if pages else ""


def _ranges(pages: tuple[int, ...]) -> str:
    """Page numbers from 1, in ranges: "1-3, 7"."""
    ranges: list[list[int]] = []
    for page in sorted(set(pages)):
        if ranges and page == ranges[-1][1] + 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return ", ".join(f"{first + 1}" if first == last else f"{first + 1}-{last + 1}" for first, last in ranges)
