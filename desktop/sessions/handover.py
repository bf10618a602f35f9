"""Review file: the decisions about one document, sealed under a password, for a colleague who has the same document.

It holds places in the text, decisions, names of reviewers and times, and no text of the document.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType

from desktop.sessions import records
from desktop.sessions.merging import merged
from desktop.sessions.records import Record, Seal, text_hash
from desktop.sessions.review import Change, Signature
from desktop.sessions.session import DocumentSession, Phase
from desktop.sessions.work import Examined
from engine.core.options import Method, Options

SUFFIX = ".sable-review"
_MARK = "sable-review"
_VERSION = 1


class NoReviewFile(Exception):
    """The file is no review file, or one of a later release."""


class OtherDocument(Exception):
    """The review file is for another document, or for one that was read otherwise."""


def review_file(session: DocumentSession, password: str) -> bytes:
    """Return the review so far as a file for a colleague, sealed under a password.

    Raises:
        ValueError: nothing is examined yet.
    """
    document = _examined(session).bare.document
    record = Record(text_hash(document.text), session.options, session.review)
    return sealed(document.sha256, record, password, session.reviewer)


@dataclass(frozen=True, slots=True)
class Added:
    """The changes by a review file.

    Attributes:
        decisions: number of findings that it decides otherwise than before.
        others: it changes anything else, such as verdicts, codes or boxes.
        plan: it brings another policy, or other options of the plan.
    """

    decisions: int
    others: bool
    plan: bool


def take_review(session: DocumentSession, data: bytes, password: str) -> Added:
    """Add the decisions of a review file in one step of undo, and use its policy.

    Raises:
        NoReviewFile, WrongPassword, OtherDocument: see `opened`; nothing was changed.
        ValueError: nothing is examined yet.
    """
    document = _examined(session).bare.document
    record = opened(data, password, document.sha256, text_hash(document.text), session.options)
    before, review = session.review, merged(session.review, record.review)
    if review != before:
        session.undo.push(Change(session, review))
    now = _examined(session)
    found = now.bare.entities, now.marked.entities
    decisions = len(review.states(*found).items() - before.states(*found).items())
    plan = record.options != session.options and session.phase is Phase.READY
    if plan:
        session.replan(record.options)
    return Added(decisions, review != before, plan)


def _examined(session: DocumentSession) -> Examined:
    if session.known is None:
        raise ValueError("nothing is examined yet")
    return session.known


def sealed(sha256: str, record: Record, password: str, by: str = "") -> bytes:
    """Return a review file.

    Args:
        sha256: of the document.
        by: signs decisions that nobody has signed, now.
    """
    here = replace(record.options, background=(), columns=(), profiles=None)  # files of this computer
    unsigned = {span: Signature(by, datetime.now().astimezone()) for span in record.review.decisions}
    review = replace(record.review, signatures=MappingProxyType({**unsigned, **record.review.signatures}))
    content = records.encoded_record(sha256, replace(record, options=here, review=review))
    del content["words"]  # the fingerprint of word lists of this computer
    return json.dumps({_MARK: _VERSION, **Seal(password).closed(json.dumps(content).encode())}).encode()


def opened(data: bytes, password: str, sha256: str, text_sha256: str, options: Options) -> Record:
    """Return the record in a review file.

    Args:
        sha256, text_sha256: of the document that is open, and of its text as it was read.
        options: give those that no review file contains.

    Raises:
        NoReviewFile: it is none, or damaged outside its sealed part.
        WrongPassword: the password is wrong, or the sealed part is damaged.
        OtherDocument: it was made for another document.
    """
    try:
        kept = json.loads(data)
        if kept[_MARK] != _VERSION:
            raise NoReviewFile
    except (ValueError, KeyError, TypeError) as error:
        raise NoReviewFile from error
    plain = Seal(password).opened(kept)
    try:
        content = json.loads(plain)
        if content["sha256"] != sha256 or content["text_sha256"] != text_sha256:
            raise OtherDocument
        record = records.decoded_record(content, options)
        method = record.options.method
        here = replace(
            record.options,
            background=options.background,
            columns=options.columns,
            profiles=options.profiles,
            # This method needs texts that only the colleague may have.
            method=options.method if method is Method.REIDENTIFY and not options.profiles else method,
        )
        return replace(record, options=here)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NoReviewFile from error
