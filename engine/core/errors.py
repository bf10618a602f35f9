"""The tree of errors that the engine raises on purpose, each with a stable code.

    SableError
    ├── Cancelled                 the user asked to stop
    ├── InputError                the file can't be redacted as it is
    │   ├── UnreadableFile        the file does not exist, or the user may not read it
    │   ├── UnsupportedFormat     neither PDF, DOCX nor text
    │   ├── NotPlainText          markup or encoded text, which is read as plain text only if asked; `found` says which
    │   ├── DamagedFile           the format is known, the content can't be read
    │   ├── EmptyDocument         nothing but white space
    │   ├── OnlyPictures          pages hold pictures and no text; `pages` says which
    │   ├── PasswordNeeded        encrypted, and no password was given
    │   ├── WrongPassword         encrypted, and the password given does not open it
    │   ├── CannotMakeSafe        holds something that Sable can't remove; `problem` says what
    │   ├── TooDemanding          takes more time, memory or pages than a file may; `problem` says which
    │   ├── ReaderCrashed         the process that parsed it died
    │   ├── SourceChanged         the file is no longer the one that was examined
    │   ├── NoSuchPage            an area to black out is on a page that the document does not have
    │   ├── BadAnnotation         annotated text that can't be learned from; the fields say where and why
    │   ├── BadMarks              marks of another program that can't be used; `problem` says why
    │   ├── BadBackground         tables or graphs of people that can't be used; the fields say where and why
    │   ├── BadTable              a table of texts that can't be used; `problem` says why
    │   ├── BadDocuments          documents that can't be audited; the fields say where and why
    │   ├── NotAnIndex            the search index does not exist, or is a file of another kind
    │   └── NotAnEmulator         the trained emulation of search does not exist, or is a file of another kind
    ├── OutputError               the result can't be stored where it was asked for
    │   ├── OutputExists
    │   ├── OutputIsOriginal
    │   ├── OutputUnwritable
    │   └── OutputNotAllowed      the administrator allows other folders only; `folders` says which
    ├── VerificationFailed        the redacted file was made and thrown away; `report` says why
    ├── BadLedger                 the ledger of a batch can't be used; `problem` says why
    ├── WorkerEnded               the worker process that redacted a document of a batch ended at every try
    ├── NoCluster                 the cluster can't be reached, or is not fit for the work; `problem` says why
    ├── ReaderFailed              a defect: a sandboxed worker met an error that is not in this tree
    ├── MissingGuards             the system can't guard sandboxed workers; `guards` says what is missing
    ├── NetworkRefused            something tried to leave this machine
    ├── BadModel                  a network that the user added can't be used; `problem` says why
    ├── BadSearch                 the search text is no regular expression, or takes too long; `problem` says which
    ├── BadRecognizer             a recognizer of the user's own can't be used; the fields say where and why
    ├── BadPolicy                 a policy can't be used; the fields say where in its file, and what is allowed there
    ├── NoProfiles                the re-identification method has no profiles to match documents against
    ├── UnknownLanguage           pictures can't be read in a requested language
    ├── ManagedOption             the administrator manages the requested option; the fields say how
    ├── BadManagedSettings        the administrator's settings file can't be used; the fields say where and why
    ├── NoGraphicsCard            networks are to run on a graphics card, and there is none
    ├── UnknownMethod             no masking method has that name; `allowed` lists those there are
    ├── MissingExtra              an optional part of the installation is missing that this work needs
    └── ResourceError             a bundled file is missing or is not the released one

Each class has a stable `code`; `fields` hold numbers and fixed words only, never text of a document. The front-end
chooses the words for the user by code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from engine.core.types.plans import RedactionReport

_Field = str | int | tuple[int, ...] | tuple[str, ...]


class SableError(Exception):
    """The base of the tree.

    `fields` hold values without text of a document, to complete the sentence shown to the user.
    """

    code: ClassVar[str] = "error"

    def __init__(self, **fields: _Field) -> None:
        super().__init__(self.code)
        self.fields = fields

    def __reduce__(self) -> tuple[Callable[..., SableError], tuple[object, ...], dict[str, object]]:
        """Return how `pickle` and `copy` rebuild the error: no subclass can be made from `args` alone."""
        return SableError.__new__, (type(self), *self.args), self.__dict__


class Cancelled(SableError):
    code = "cancelled"


class InputError(SableError):
    code = "input"


class UnreadableFile(InputError):
    code = "unreadable-file"


class UnsupportedFormat(InputError):
    code = "unsupported-format"


class NotPlainText(InputError):
    code = "not-plain-text"


class DamagedFile(InputError):
    code = "damaged-file"


class EmptyDocument(InputError):
    code = "empty-document"


class OnlyPictures(InputError):
    code = "only-pictures"


class PasswordNeeded(InputError):
    code = "password-needed"


class WrongPassword(InputError):
    code = "wrong-password"


class CannotMakeSafe(InputError):
    code = "cannot-make-safe"


class TooDemanding(InputError):
    code = "too-demanding"


class ReaderCrashed(InputError):
    code = "reader-crashed"


class SourceChanged(InputError):
    code = "source-changed"


class NoSuchPage(InputError):
    code = "no-such-page"


class BadAnnotation(InputError):
    code = "bad-annotation"


class BadMarks(InputError):
    code = "bad-marks"


class BadBackground(InputError):
    code = "bad-background"


class BadTable(InputError):
    code = "bad-table"


class BadDocuments(InputError):
    code = "bad-documents"


class NotAnIndex(InputError):
    code = "not-an-index"


class NotAnEmulator(InputError):
    code = "not-an-emulator"


class OutputError(SableError):
    code = "output"


class OutputExists(OutputError):
    code = "output-exists"


class OutputIsOriginal(OutputError):
    code = "output-is-original"


class OutputUnwritable(OutputError):
    code = "output-unwritable"


class OutputNotAllowed(OutputError):
    code = "output-not-allowed"


class VerificationFailed(SableError):
    code = "verification-failed"

    def __init__(self, report: RedactionReport) -> None:
        super().__init__(failed=tuple(check.name for check in report.checks if not check.passed))
        self.report = report


class BadLedger(SableError):
    code = "bad-ledger"


class WorkerEnded(SableError):
    code = "worker-ended"


class NoCluster(SableError):
    code = "no-cluster"


class ReaderFailed(SableError):
    code = "reader-failed"


class MissingGuards(SableError):
    code = "missing-guards"


class NetworkRefused(SableError):
    code = "network-refused"


class BadModel(SableError):
    code = "bad-model"


class BadRecognizer(SableError):
    code = "bad-recognizer"


class BadPolicy(SableError):
    code = "bad-policy"


class BadSearch(SableError):
    code = "bad-search"


class NoProfiles(SableError):
    code = "no-profiles"


class ManagedOption(SableError):
    code = "settled-elsewhere"


class BadManagedSettings(SableError):
    code = "bad-managed-settings"


class UnknownLanguage(SableError):
    code = "unknown-language"


class NoGraphicsCard(SableError):
    code = "no-graphics-card"


class UnknownMethod(SableError):
    code = "unknown-method"


class MissingExtra(SableError):
    code = "missing-extra"


class ResourceError(SableError):
    code = "resource"
