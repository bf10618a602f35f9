"""Options: everything that may change a result, in one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from engine.core.types.document import PageArea
from engine.core.types.findings import Kind


class MaskStyle(StrEnum):
    """A style of masks: how redacted text is replaced.

    An opaque box; a label such as [PERSON 1]; a generalised value, such as a country for a city; dates shifted by a
    secret number of weeks; a surrogate of the same kind. What has no such replacement gets a label.
    """

    BOX = "box"
    LABEL = "label"
    GENERALISE = "generalise"
    SHIFT = "shift"
    SURROGATE = "surrogate"


class Layout(StrEnum):
    """A layout of the text around the boxes of a PDF.

    EVEN reflows the lines, so that no box or gap shows how wide the masked text was (no width leak). EXACT leaves all
    text at its place. PICTURES turns each page into a picture of itself.
    """

    EVEN = "even"
    EXACT = "exact"
    PICTURES = "pictures"


class Method(StrEnum):
    """A planner: CP-SAT, the two searches of paper 3, Algorithm 1, or the search of paper 4, Algorithm 1."""

    OPTIMAL = "optimal"
    GREEDY = "greedy"
    RANDOM = "random"
    REIDENTIFY = "reidentify"


class Indicators(StrEnum):
    """The indicators to compute for each entity: those that decide, or all.

    ALL adds those of masked-language-model scoring, which decide nothing.
    """

    DECIDING = "deciding"
    ALL = "all"


class Inference(StrEnum):
    """An attack on what a plan leaves: none; REPORT its right guesses as findings; MASK the words that carry them."""

    OFF = "off"
    REPORT = "report"
    MASK = "mask"


class Device(StrEnum):
    """A device for networks; AUTO chooses a GPU where there is one."""

    AUTO = "auto"
    CPU = "cpu"
    CUDA = "cuda"


@dataclass(frozen=True, slots=True)
class ReadingOptions:
    """The options of reading one file.

    Attributes:
        password: opens an encrypted file.
        languages: in which its pictures are read (see `engine.documents.ocr`); without one, they are not.
        as_text: read markup and encoded text as plain text, with a notice (see `engine.documents.not_text`).
    """

    password: str | None = field(default=None, repr=False)
    languages: tuple[str, ...] = ()
    as_text: bool = False


DEFAULT_READING = ReadingOptions()
"""Without OCR; markup is refused."""
AS_TEXT = ReadingOptions(as_text=True)
"""Without OCR; markup is read as it is written."""


@dataclass(frozen=True, slots=True)
class WritingOptions:
    """The options of writing one redacted file.

    Attributes:
        password: opens an encrypted original.
        areas: rectangles of pages whose content is removed; the redactions include their text. A DOCX has no pages:
            rectangles of its pictures, by their number, in pixels.
        layout: of the lines of a page in which something is masked; only a PDF has fixed lines.
    """

    password: str | None = field(default=None, repr=False)
    areas: tuple[PageArea, ...] = ()
    layout: Layout = Layout.EVEN


DEFAULT_WRITING = WritingOptions()


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a run.

    Attributes:
        layout: of the lines of a PDF in which something is masked.
        terms: strings that are always masked, wherever they occur (whole words, any case).
        keep: strings that are never masked; wins over everything except `terms`.
        kinds: if not empty, only entities of these kinds are masked, besides `terms`, `person` and `areas`.
        areas: rectangles of pages of a PDF that are blacked out with everything in them.
        mask_writing: black out what may be handwriting, a stamp or unclear words on the pages of a PDF.
        person: name of the person to protect, masked in all its forms.
        person_details: details that tell the person from namesakes in the background data, such as a date of birth.
        password: opens an encrypted input; the output is not encrypted.
        models: folders with networks to use beside the bundled ones, or instead of them (see `engine.models.folder`).
        risk_threshold: risk, 0 to 1, from which an entity must be masked.
        risk_flags: if not 0, an entity must be masked if at least this many indicators flag it, whatever its risk; all
            of them are computed then (paper 2, section 6.4).
        indicators: the indicators to compute for each entity; those that decide nothing change no plan.
        inference: whether an inference attack on the plan adds findings (see `planning.inferred`).
        search_index: a file written by `sable index`, in which the search indicator looks people up.
        search_emulator: a file written by `engine.lab.training.emulation`, which predicts what a search would find.
        solver_work: limit of the optimizer for one document, in units of `planning.optimizer.effort`, which counts
            operations and reads no clock.
        policy: name of a bundled policy, or the path of a file with one (see `engine.policies`).
        method: the planner; None, here and below: the value of the policy, else the default.
        background: files of background data on people: tables, or a knowledge graph.
        columns: pairs of a column of those tables and the attribute that it holds, where the header does not say.
        k: the anonymity set of what stays visible must hold at least this many people of the background.
        arity: the most details that an adversary may combine; 0 is any number.
        profiles: a table, or a folder of texts about people, against which documents are matched.
        reidentifier: a folder written by `sable train reidentifier`: one more adversary that matches documents against
            profiles.
        ocr_languages: the languages in which text in pictures is read, as Tesseract names them; without any, it is not
            read. The default may be missing, which a notice reports; others must be installed.
        as_text: read a file that holds markup or encoded parts as plain text (see `engine.documents.not_text`).
        allow_missing_guards: parse files even where the system can't guard sandboxed workers as it should.
        recognizers: TOML files, or folders of them, with patterns, word lists and texts to mask or to keep (see
            `engine.detection.own.files`).
        plugins: names of recognizers of installed packages (see `engine.detection.own.packages`).
        secret: makes shifted dates and surrogates repeatable; without it they are drawn at random.
    """

    mask: MaskStyle | None = None
    layout: Layout = Layout.EVEN
    terms: tuple[str, ...] = field(default=(), repr=False)
    keep: tuple[str, ...] = field(default=(), repr=False)
    kinds: tuple[Kind, ...] = ()
    areas: tuple[PageArea, ...] = ()
    mask_writing: bool = False
    person: str | None = field(default=None, repr=False)
    person_details: tuple[str, ...] = field(default=(), repr=False)
    password: str | None = field(default=None, repr=False)
    device: Device = Device.AUTO
    models: tuple[Path, ...] = ()
    risk_threshold: float = 0.325
    risk_flags: int = 0
    indicators: Indicators = Indicators.DECIDING
    inference: Inference = Inference.OFF
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
    recognizers: tuple[Path, ...] = ()
    plugins: tuple[str, ...] = ()
    secret: str | None = field(default=None, repr=False)

    @property
    def reading(self) -> ReadingOptions:
        """The options of reading the input."""
        return ReadingOptions(self.password, self.ocr_languages, self.as_text)
