"""Everything that may change a result, in one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from engine.core.types.document import PageArea


class MaskStyle(StrEnum):
    """What stands where masked text stood.

    An opaque box; a label such as [PERSON 1]; something less exact, such as a country for a city; dates moved by a
    secret number of days; an invented value of the same kind. What has no such replacement gets a label.
    """

    BOX = "box"
    LABEL = "label"
    GENERALISE = "generalise"
    SHIFT = "shift"
    SURROGATE = "surrogate"


class Layout(StrEnum):
    """Where the text around boxes of a PDF stands: set anew, so that no box or gap tells how wide the masked text was,
    or exactly where it stood; or, of pages that become pictures of themselves, nowhere."""

    EVEN = "even"
    EXACT = "exact"
    PICTURES = "pictures"


class Method(StrEnum):
    """How what is masked is chosen: CP-SAT, the two searches of paper 3, Algorithm 1, or the
    search of paper 4, Algorithm 1."""

    OPTIMAL = "optimal"
    GREEDY = "greedy"
    RANDOM = "random"
    REIDENTIFY = "reidentify"


class Indicators(StrEnum):
    """Which indicators are computed of every entity: those that decide, or also those that ask the language head and
    decide nothing."""

    DECIDING = "deciding"
    ALL = "all"


class Device(StrEnum):
    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


@dataclass(frozen=True, slots=True)
class Options:
    """What the person asked for.

    Attributes:
        layout: of the lines of a PDF in which something is masked.
        terms: strings that are always masked, wherever they stand (whole words, any case).
        keep: strings that are never masked; wins over everything except `terms`.
        areas: rectangles of pages of a PDF that are blacked out with all that stands in them.
        person: name of the person to protect, masked in all its forms.
        person_details: what tells the person from others of the name in the background, such as a date of birth.
        password: opens an encrypted input; the output is not encrypted.
        models: folders with networks to read along, or in place of the bundled ones (see `engine.models.folder`).
        risk_threshold: risk, 0 to 1, from which an entity must be masked.
        risk_flags: if not 0, an entity must be masked if at least so many indicators flag it, whatever its risk; all of
            them are computed then (paper 2, section 6.4).
        indicators: which are computed of every entity; those that decide nothing change no plan.
        search_index: a file written by `sable index`, in which the search indicator looks people up.
        search_emulator: a file written by `engine.lab.training.emulation`, which guesses what a search would find.
        solver_work: limit of the optimizer for one document, in units of `planning.effort`, which counts what is done
            and reads no clock.
        policy: name of a bundled policy, or the path of a file with one (see `engine.policies`).
        method: how what is masked is chosen; None, here and below: what the policy says, else what is usual.
        background: files that say what an adversary may know of people: tables, or a knowledge graph.
        columns: pairs of a column of those tables and the attribute that it holds, where the header does not say.
        k: at least so many people of the background must share what stays visible.
        arity: details that an adversary may put together; 0 is any number.
        profiles: a table, or a folder of texts about people, against which documents are matched.
        reidentifier: a folder that `sable train reidentifier` wrote: one more who matches documents against profiles.
        ocr_languages: in which the text in pictures is read, as Tesseract names them; without any, it is not. The
            default may be missing, which is told; others must be installed.
        as_text: read a file that holds markup or encoded parts as plain text (see `engine.documents.not_text`).
        allow_missing_guards: parse files even where the system can't guard the processes that do as it should.
        secret: makes shifted dates and invented values repeatable; without it they are drawn afresh.
    """

    mask: MaskStyle | None = None
    layout: Layout = Layout.EVEN
    terms: tuple[str, ...] = field(default=(), repr=False)
    keep: tuple[str, ...] = field(default=(), repr=False)
    areas: tuple[PageArea, ...] = ()
    person: str | None = field(default=None, repr=False)
    person_details: tuple[str, ...] = field(default=(), repr=False)
    password: str | None = field(default=None, repr=False)
    device: Device = Device.AUTO
    models: tuple[Path, ...] = ()
    risk_threshold: float = 0.325
    risk_flags: int = 0
    indicators: Indicators = Indicators.DECIDING
    search_index: Path | None = None
    search_emulator: Path | None = None
    solver_work: float = 10.0
    policy: str = "default"
    method: Method | None = None
    background: tuple[Path, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()
    k: int | None = None
    arity: int | None = None
    profiles: Path | None = None
    reidentifier: Path | None = None
    ocr_languages: tuple[str, ...] = ("eng",)
    as_text: bool = False
    allow_missing_guards: bool = False
    secret: str | None = field(default=None, repr=False)
