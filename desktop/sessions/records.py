"""Records between two runs: the user's decisions by the fingerprint of the document, and the recent files.

They contain no text of a document and no password: decisions are offsets, and only options without such content are
kept. The only name is that of the reviewer. A plain hash would confirm guesses at masked words (see
`core.fingerprint`), so only records beside a document have one, with which a colleague opens it.
"""

from __future__ import annotations

import hashlib
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from desktop.files import write_privately
from desktop.sessions import recent
from desktop.sessions.merging import merged, rebased
from desktop.sessions.recent import Recent
from desktop.sessions.review import Review
from engine.core import fingerprint, folders, managed
from engine.core.options import MaskStyle, Method, Options

# Session files under a password: scrypt derives the key (RFC 7914), AES-GCM encrypts and authenticates (NIST SP
# 800-38D).


_SALT, _NONCE, _KEY = 16, 12, 32  # bytes
_COST, _BLOCK, _PARALLEL = 1 << 15, 8, 1
"""32 MiB of memory and about a tenth of a second for each guess."""
_PURPOSE = b"sable session 1"


class CannotUnseal(Exception):
    """The password is wrong or the file is damaged: the two can't be told apart."""


class Seal:
    """A password with a salt. It also opens what was sealed with another salt, after the time to derive a key."""

    def __init__(self, password: str, salt: bytes | None = None) -> None:
        self._password = password
        self._salt = salt or os.urandom(_SALT)
        self._others: dict[bytes, Seal] = {}

    @cached_property
    def _cipher(self) -> AESGCM:
        derivation = Scrypt(salt=self._salt, length=_KEY, n=_COST, r=_BLOCK, p=_PARALLEL)
        return AESGCM(derivation.derive(self._password.encode()))

    def closed(self, content: bytes) -> dict[str, str]:
        """Return the content encrypted, with salt and nonce, for JSON."""
        nonce = os.urandom(_NONCE)
        parts = {"salt": self._salt, "nonce": nonce, "sealed": self._cipher.encrypt(nonce, content, _PURPOSE)}
        return {name: b64encode(part).decode() for name, part in parts.items()}

    def opened(self, untrusted: dict[str, Any]) -> bytes:
        """Return the content that `closed` encrypted.

        Raises:
            WrongPassword: the password is wrong, or the data is damaged.
        """
        try:
            salt, nonce, sealed = (b64decode(untrusted[name], validate=True) for name in ("salt", "nonce", "sealed"))
            return self._of(salt)._cipher.decrypt(nonce, sealed, _PURPOSE)
        except (InvalidTag, KeyError, TypeError, ValueError) as error:
            raise CannotUnseal from error

    def _of(self, salt: bytes) -> Seal:
        if salt == self._salt:
            return self
        if len(salt) != _SALT:
            raise ValueError("no salt")
        return self._others.setdefault(salt, Seal(self._password, salt))


_VERSION = 1
_MOST_RECENT = 8
_RECENT = "recent.json"
_PARTS = ("decisions", "marks", "kinds", "apart", "together", "codes", "areas", "looks")
_KEYED = "hmac:"  # before fingerprints


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a document.

    Attributes:
        text_sha256: of the text as it was read, or its fingerprint; see `of`.
        own: this user kept it. A file beside a document may come with it, from anybody.
        length: characters of the text, from its start, that were read; None where all were.
        words: the fingerprint of the user's word lists; empty in records of earlier releases.
        others: records of the same file, of which another text was read, as with other languages for pictures.
    """

    text_sha256: str
    options: Options
    review: Review
    own: bool = True
    length: int | None = None
    words: str = ""
    others: tuple[Record, ...] = ()

    @property
    def has_other_words(self) -> bool:
        """Return whether the word lists of `options` are not those that the user's record was saved with."""
        return self.own and bool(self.words) and self.words != _words(self.options)

    def of(self, text: str) -> Record | None:
        """Return the record whose offsets are those of this text, among this one and the others."""
        return next((each for each in (self, *self.others) if _fits(each.text_sha256, each.length, text)), None)


class Records:
    """The store of records: a folder, and files beside documents that are handed over.

    Files that can't be read are ignored and never overwritten: files of the folder get another one aside, which is
    joined with them as soon as they can be read. What can't be written is not kept.

    Attributes:
        reviewer: the name that signs decisions from now on.
    """

    def __init__(
        self, folder: Path | None = None, *, beside: bool = False, seal: Seal | None = None, reviewer: str = ""
    ) -> None:
        """Open the store.

        Args:
            beside: keep decisions beside each document, to hand it over, and not in the folder.
            seal: of the user's password, under which all is kept.
        """
        self._folder = folder or folders.data()
        self._beside = beside
        self._seal = seal
        self.reviewer = reviewer

    @property
    def folder(self) -> Path:
        """Return the folder of the records."""
        return self._folder

    def load(self, sha256: str, options: Options, source: Path | None = None) -> Record | None:
        """Return the record of the file with this hash, first from beside it; `options` fills in those that no record
        contains.
        """
        if source:
            readings, own = self._readings_beside(source, sha256)
            if found := _record(readings, sha256, options):
                return replace(found, own=own)
        return _record(self._own_readings(sha256), sha256, options)

    def locked(self, sha256: str, source: Path) -> bool:
        """Return whether the record of the file with this hash is under a password that was not given."""
        return self._seal is None and any(map(_is_sealed, (*self._own(sha256), _beside(source))))

    def save(
        self,
        sha256: str,
        record: Record,
        source: Path | None = None,
        text: str | None = None,
        before: Review | None = None,
    ) -> bool:
        """Save beside the document if that is wanted or such a file exists, else in the folder.

        Records of other texts of the file stay, with the boxes of this one: these are on pages, not in a text.

        Args:
            text: the text of the record, which also replaces that of a part of it.
            before: the review that was loaded or saved before, so that what another tab saved meanwhile stays.

        Returns whether it could be written.
        """
        plain = encoded_record(sha256, record)
        if source and (self._beside or _beside(source).exists()):
            file = _beside(source)
            readings, _ = self._readings_beside(source, sha256)
            content = _rebased(plain, readings, before)
            written = {**content, "others": _others(readings, content, text)}
            if self._is_readable(file) and self._write(file, {**written, "mark": _mark(written)}):
                return True
        own, earlier = self._own(sha256)
        readings = self._own_readings(sha256)
        content = _rebased(plain, readings, before)
        others = map(_fingerprinted, _others(readings, content, text))
        return self._write_own(own, {**_fingerprinted(content), "others": list(others)}, earlier)

    def recent(self) -> dict[Path, Recent]:
        """Return the recent files, the newest first."""
        file = self._folder / _RECENT
        kept = {**(self._read(_aside(file)) or {}), **(self._read(file) or {})}
        found = ((Path(path), recent.decoded(each)) for path, each in kept.items())
        return {path: each for path, each in found if each}

    def opened(self, path: Path, sha256: str) -> bool:
        """Put a file at the head of the recent files.

        Returns whether its content differs from the last time it was opened under this name.
        """
        before = self.recent()
        known = before.pop(path, None)
        now = datetime.now().astimezone()
        keyed = _keyed(sha256)
        if known and known.sha256 == sha256:  # as earlier releases kept it
            known = replace(known, sha256=keyed)
        latest = {path: recent.opened(path, keyed, known, now), **before}
        self._keep_recent(dict(list(latest.items())[:_MOST_RECENT]))
        return known is not None and known.sha256 != keyed

    def progressed(self, path: Path, *, undecided: int, decided_now: bool = False) -> None:
        """Record the number of undecided findings of a recent file.

        Args:
            decided_now: the user changed a decision, so that an earlier export is out of date.
        """
        known = self.recent()
        if before := known.get(path):
            now = replace(before, undecided=undecided, exported=before.exported and not decided_now)
            if now != before:
                self._keep_recent({**known, path: now})

    def exported(self, path: Path) -> None:
        """Record that a recent file was exported."""
        known = self.recent()
        if path in known:
            self._keep_recent({**known, path: replace(known[path], exported=True)})

    def _keep_recent(self, files: Mapping[Path, Recent]) -> None:
        self._write_own(self._folder / _RECENT, {str(path): each.encoded() for path, each in files.items()})

    def forget_recent(self) -> None:
        """Delete the list of recent files."""
        for file in (self._folder / _RECENT, _aside(self._folder / _RECENT)):
            with suppress(OSError):
                file.unlink(missing_ok=True)

    def _readings_beside(self, source: Path, sha256: str) -> tuple[list[dict[str, Any]], bool]:
        """Return the records beside a document, and whether they are this user's own: then with those in the folder,
        where they are kept while those beside the document can't be read or written.
        """
        kept = self._read(_beside(source)) or {}
        own = kept.pop("mark", "") == _mark(kept)
        readings = _readings(kept)
        return (_joined(self._own_readings(sha256), readings) if own and readings else readings), own

    def _own_readings(self, sha256: str) -> list[dict[str, Any]]:
        """Return the records in the folder, with those that were kept aside while a password was not given."""
        file, earlier = self._own(sha256)
        kept = _readings(self._read(file) or self._read(earlier) or {})
        return _joined(kept, _readings(self._read(_aside(file)) or {}))

    def _write_own(self, file: Path, content: dict[str, Any], *earlier: Path) -> bool:
        """Write a file of the folder, or one aside where it can't be read, and delete those that it replaces."""
        readable = self._is_readable(file)
        written = self._write(file if readable else _aside(file), content)
        for each in (_aside(file), *earlier) if written and readable else ():
            if self._read(each) is not None:
                with suppress(OSError):
                    each.unlink(missing_ok=True)
        return written

    def _is_readable(self, file: Path) -> bool:
        return not file.exists() or self._read(file) is not None

    def _own(self, sha256: str) -> tuple[Path, Path]:
        """Return the file in the folder, and its name in earlier releases."""
        sessions = self._folder / "sessions"
        return sessions / f"{_keyed(sha256).removeprefix(_KEYED)}.sable", sessions / f"{sha256}.sable"

    def _read(self, file: Path) -> dict[str, Any] | None:
        """Return the content of a record file; None where it is missing or can't be read."""
        try:
            kept = json.loads(file.read_bytes())
            if isinstance(kept, dict) and "sealed" in kept:
                kept = json.loads(self._seal.opened(kept)) if self._seal else None
        except (OSError, ValueError, CannotUnseal):
            return None
        return kept if isinstance(kept, dict) else None

    def _write(self, file: Path, content: dict[str, Any]) -> bool:
        plain = json.dumps(content).encode()
        return write_privately(file, json.dumps(self._seal.closed(plain)).encode() if self._seal else plain)


def _is_sealed(file: Path) -> bool:
    try:
        return "sealed" in json.loads(file.read_bytes())
    except (OSError, ValueError, TypeError):
        return False


def _mark(content: dict[str, Any]) -> str:
    """Return what only this user can write into a record."""
    return fingerprint.of(json.dumps(content, sort_keys=True).encode())


def _readings(kept: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the records in the content of a file, the one that was saved last first."""
    others = kept.get("others")
    found = [kept, *(others if isinstance(others, list) else ())]
    return [
        {key: value for key, value in each.items() if key not in ("others", "mark")}
        for each in found
        if isinstance(each, dict)
        and each.get("version") == _VERSION
        and all(isinstance(each.get(name), str) for name in ("sha256", "text_sha256"))
    ]


def _record(readings: list[dict[str, Any]], sha256: str, options: Options) -> Record | None:
    """Return the first record of the file with this hash, with the others."""
    found = [each for kept in readings if (each := _decoded(kept, sha256, options))]
    return replace(found[0], others=tuple(found[1:])) if found else None


def _others(readings: list[dict[str, Any]], content: dict[str, Any], text: str | None) -> list[dict[str, Any]]:
    """Return the records that stay beside that of `content`: of other texts, with something in them."""
    others = (_with_boxes(each, content) for each in readings if not _same(each, content, text))
    return [each for each in others if any(each.get(part) for part in _PARTS)]


def _rebased(content: dict[str, Any], readings: list[dict[str, Any]], before: Review | None) -> dict[str, Any]:
    """Return a record with what another tab has saved about the same text since `before`."""
    same = next((each for each in readings if _same(each, content, None)), None)
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        if before and same and (kept := Review.decoded(same)) != before:
            return {**content, **rebased(Review.decoded(content), before, kept).encoded()}
    return content


def _joined(earlier: list[dict[str, Any]], later: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the records of two files; two of one text as one, with the later change of each part."""
    known = {(_keyed(each["sha256"]), _keyed(each["text_sha256"])): each for each in earlier}
    joined = []
    for each in later:
        same = known.pop((_keyed(each["sha256"]), _keyed(each["text_sha256"])), None)
        if same:
            with suppress(ValueError, KeyError, TypeError, AttributeError):
                each = {**each, **merged(Review.decoded(each), Review.decoded(same)).encoded()}
        joined.append(each)
    return [*joined, *known.values()]


def _decoded(kept: dict[str, Any], sha256: str, options: Options) -> Record | None:
    """Return a record of the file with this hash; None where it is one of another file, or damaged."""
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        if _keyed(kept["sha256"]) == _keyed(sha256):
            return decoded_record(kept, options)
    return None


def _with_boxes(kept: dict[str, Any], content: dict[str, Any]) -> dict[str, Any]:
    """Return a record with the boxes of another one of the same file."""
    return {**kept, "areas": content["areas"]} if _keyed(kept["sha256"]) == _keyed(content["sha256"]) else kept


def _same(kept: dict[str, Any], content: dict[str, Any], text: str | None) -> bool:
    """Return whether two records are of the same text of one file, or the first of the beginning of that text."""
    if _keyed(kept["sha256"]) != _keyed(content["sha256"]):
        return False
    sha256 = str(kept.get("text_sha256"))
    return _keyed(sha256) == _keyed(content["text_sha256"]) or (
        text is not None and _fits(sha256, kept.get("length"), text)
    )


def _fits(text_sha256: str, length: int | None, text: str) -> bool:
    plain = text_hash(text[:length])
    return (length is None or len(text) >= length) and text_sha256 in (plain, _keyed(plain))


def _fingerprinted(content: dict[str, Any]) -> dict[str, Any]:
    """Return a record with fingerprints in place of plain hashes."""
    return {**content, **{name: _keyed(content[name]) for name in ("sha256", "text_sha256")}}


def _aside(file: Path) -> Path:
    return file.with_name(f"{file.stem}-new{file.suffix}")


def _beside(source: Path) -> Path:
    return source.with_name(f"{source.name}.sable")


def _words(options: Options) -> str:
    """Return the fingerprint of the word lists, which are not kept: they are words of documents."""
    return fingerprint.of(json.dumps([options.terms, options.keep]).encode())


def _keyed(sha256: str) -> str:
    """Return the fingerprint of a hash; a fingerprint unchanged."""
    return sha256 if sha256.startswith(_KEYED) else _KEYED + fingerprint.of(sha256.encode("ascii", "replace"))


def text_hash(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal digits; lone surrogates are allowed."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def encoded_record(sha256: str, record: Record) -> dict[str, Any]:
    """Return the record of the document with this hash for JSON."""
    options = record.options
    return {
        "version": _VERSION,
        "sha256": sha256,
        "text_sha256": record.text_sha256,
        "length": record.length,
        "words": _words(options),
        "options": {
            "policy": options.policy,
            "method": options.method,
            "mask": options.mask,
            "k": options.k,
            "risk_threshold": options.risk_threshold,
            "background": [str(each) for each in options.background],
            "columns": options.columns,
            "profiles": str(options.profiles) if options.profiles else None,
        },
        **record.review.encoded(),
    }


def decoded_record(kept: dict[str, Any], options: Options) -> Record:
    """Return the record in a file's content.

    Raises:
        KeyError, TypeError, ValueError: it does not contain a record.
    """
    own = kept["options"]
    return Record(
        text_sha256=str(kept["text_sha256"]),
        options=replace(
            options,
            policy=managed.now().policy or str(own["policy"]),
            method=Method(own["method"]) if own["method"] else None,
            mask=MaskStyle(own["mask"]) if own["mask"] else None,
            k=int(own["k"]) if own["k"] else None,
            risk_threshold=float(own.get("risk_threshold", options.risk_threshold)),
            background=tuple(map(Path, own["background"])),
            columns=tuple((str(header), str(attribute)) for header, attribute in own.get("columns", ())),
            profiles=Path(own["profiles"]) if own.get("profiles") else None,
        ),
        review=Review.decoded(kept),
        words=str(kept.get("words", "")),
        length=None if kept.get("length") is None else int(kept["length"]),
    )
