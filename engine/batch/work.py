"""What is done about one document of a batch, wherever: here, in another process, on another machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from engine import messages, pipeline
from engine.errors import Cancelled, SableError
from engine.options import Options
from engine.producing import Redacted


@dataclass(frozen=True, slots=True)
class Job:
    """A document in memory. `number`: in the ledger; `name`: what it goes by."""

    number: int
    name: Path
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Done:
    number: int
    redacted: Redacted


@dataclass(frozen=True, slots=True)
class Failed:
    """It can't be redacted: see `ledger.Entry`. `again`: another attempt may help."""

    number: int
    code: str
    exit_code: int
    reason: str
    again: bool = False


@dataclass(frozen=True, slots=True)
class Lost:
    """The worker ended before it answered."""

    number: int


Answer = Done | Failed | Lost

# What may be due to the moment: another program took the memory, the reader was killed.
_PASSING = frozenset({"reader-crashed"})


def done(job: Job, options: Options) -> Done | Failed:
    """Redact and prove it, or say why not; an error of one document never ends a batch."""
    try:
        return Done(job.number, pipeline.redact(job.data, job.name, options))
    except Cancelled:
        raise
    except Exception as error:
        return failed(job.number, error, messages.advice_on(error, job.data, options.layout))


def failed(number: int, error: Exception, advice: str = "") -> Failed:
    """Return why, in words without text of the document."""
    if isinstance(error, SableError):
        sentence = " ".join(filter(None, (messages.sentence(error), advice)))
        return Failed(number, error.code, messages.exit_code(error), sentence, error.code in _PASSING)
    return Failed(number, "error", messages.FAILED, messages.defect(error))
