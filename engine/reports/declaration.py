"""Declaration of review as DOCX: who signs for which file, and what was and was not looked at."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, message
from engine.core.printable import printable
from engine.core.types import Author, RedactionReport
from engine.reports import word


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declaration of review.

    Attributes:
        author: who signs it, and when.
        findings: number of findings in the document.
        reviewed: how many of them a person decided or marked as reviewed.
        reviewers: names of those people, where they are known.
    """

    author: Author
    findings: int
    reviewed: int
    reviewers: tuple[str, ...] = ()


def sentences(declared: Declaration, words: Catalogue) -> tuple[str, ...]:
    """Return what the declaration says, in sentences that its figures bear out."""
    left = declared.findings - declared.reviewed
    said = [
        message("declaration.reviewed", reviewed=declared.reviewed, findings=declared.findings),
        message("declaration.left", count=left) if left else Message("declaration.none-left"),
    ]
    if declared.reviewers:
        said.append(message("declaration.reviewers", names=", ".join(declared.reviewers)))
    return tuple(map(words.say, (*said, Message("declaration.verified"), Message("declaration.limits"))))


def to_docx(
    declared: Declaration, source: str, output: str, policy: str, report: RedactionReport, words: Catalogue = ENGLISH
) -> bytes:
    """Return the declaration for a redacted file, with a line to sign on."""
    say = words.say
    document = word.new_file(declared.author.name)
    document.add_heading(say(Message("declaration.title")), level=1)
    about = (
        message("declaration.original", file=printable(source)),
        message("log.redacted-file", file=printable(output)),
        message("log.sha256", sha256=report.output_sha256),
        message("log.policy", policy=policy),
    )
    document.add_paragraph("\n".join(map(say, about)))
    for sentence in sentences(declared, words):
        document.add_paragraph(sentence)
    signed = (
        message("declaration.name", name=declared.author.name),
        message("declaration.time", time=declared.author.time()),
        Message("declaration.signature"),
    )
    for line in signed:
        document.add_paragraph(say(line))
    stream = BytesIO()
    document.save(stream)
    return stream.getvalue()
