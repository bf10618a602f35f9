"""Options that several commands of `sable` share, in the groups under which help lists them."""

from __future__ import annotations

from pathlib import Path

from engine.cli import values
from engine.cli.parsing import Parser
from engine.core.options import Device, Indicators, Layout, MaskStyle, Method, Options
from engine.core.types import Kind


def add_looks(command: Parser) -> None:
    """Add the options for the look of redacted files."""
    group = command.add_argument_group("Appearance of the redacted file")
    group.add_argument(
        "--mask",
        type=values.one_of(MaskStyle),
        metavar="STYLE",
        help=f"what replaces masked text: {', '.join(MaskStyle)} (default: box, or what the policy says)",
    )
    group.add_argument(
        "--layout",
        type=values.one_of(Layout),
        default=Layout.EVEN,
        metavar="LAYOUT",
        help="layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the "
        "default), exact (all text stays in its place), or pictures (each page becomes a picture of itself, for files "
        "that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)",
    )


def add_options(command: Parser, *, verifies: bool = False) -> None:
    """Add the options that may change a result, for every command that examines documents.

    Args:
        verifies: the command looks for text that must be gone, and masks nothing.
    """
    _add_choice(command, verifies=verifies)
    _add_people(command)
    _add_reading(command)
    _add_models(command)


def add_messages(command: Parser, *, verbose: bool = False) -> None:
    """Add the options for how much a command prints.

    Args:
        verbose: it can print more, as well.
    """
    amount = command.add_mutually_exclusive_group()
    amount.add_argument("-q", "--quiet", action="store_true", help="print errors only")
    if verbose:
        amount.add_argument(
            "-v", "--verbose", action="store_true", help="print every check and the seconds of every stage, too"
        )


def _add_choice(command: Parser, *, verifies: bool) -> None:
    """Add the options for what is masked."""
    group = command.add_argument_group("What is masked")
    group.add_argument(
        "--policy",
        default=Options().policy,
        metavar="NAME_OR_FILE",
        help="rules on what to mask or keep (default: %(default)s): a name or title that `sable policies` lists, such "
        'as "FRCP 5.2", or a file of your own',
    )
    group.add_argument(
        "--kinds",
        type=values.kinds,
        default=(),
        metavar="KIND,...",
        help=f"mask these kinds only, and keep all others: {', '.join(Kind)} (default: all kinds)",
    )
    group.add_argument(
        "--risk-threshold",
        type=values.risk,
        default=Options().risk_threshold,
        metavar="RISK",
        help="mask everything with at least this risk, from 0 (masks most) to 1 (default: %(default)s)",
    )
    group.add_argument(
        "--term",
        action="append",
        default=[],
        metavar="TEXT",
        help="look for this text as well; repeatable" if verifies else "always mask this text; repeatable",
    )
    group.add_argument("--keep", action="append", default=[], metavar="TEXT", help="never mask this text; repeatable")
    group.add_argument(
        "--lists",
        type=values.lists,
        action="append",
        default=[],
        metavar="FILE_OR_FOLDER",
        help="more texts for --term and --keep: a TOML file with the lists terms and keep, or a folder of such files; "
        "repeatable",
    )
    group.add_argument(
        "--person",
        metavar="NAME",
        help=f"{'look for' if verifies else 'mask'} the name of this person in all its forms",
    )
    group.add_argument(
        "--method",
        type=values.one_of(Method),
        metavar="METHOD",
        help=f"how to choose what the policy leaves open: {', '.join(Method)} (default: optimal)",
    )
    group.add_argument(
        "--risk-flags",
        type=values.whole(0),
        default=0,
        metavar="N",
        help="mask whatever at least N risk indicators flag, whatever its risk; takes ten times as long",
    )


def _add_people(command: Parser) -> None:
    """Add the options for what others know about people."""
    group = command.add_argument_group("Background data: what others may know")
    group.add_argument(
        "--background",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="a table of people (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge graph; repeatable",
    )
    group.add_argument(
        "--map",
        type=values.pair,
        action="append",
        default=[],
        metavar="COLUMN=ATTRIBUTE",
        help="what a column of a background table holds, if its header does not tell; repeatable",
    )
    group.add_argument(
        "--k",
        type=values.whole(1),
        metavar="N",
        help="at least N people of the background data must share what stays visible (default: 5)",
    )
    group.add_argument(
        "--arity",
        type=values.whole(0),
        metavar="N",
        help="count combinations of at most N details (default: 0, any number)",
    )
    group.add_argument(
        "--person-detail",
        action="append",
        default=[],
        metavar="TEXT",
        help="tells --person from others of the same name in --background, such as a date of birth; repeatable",
    )
    group.add_argument(
        "--profiles", type=Path, metavar="FILE", help="texts or a table about people, for --method reidentify"
    )
    group.add_argument(
        "--reidentifier",
        type=Path,
        metavar="FOLDER",
        help="a network made by `sable train reidentifier`, as one more adversary for --method reidentify",
    )
    _add_search(group)


def _add_search(group: object) -> None:
    add = group.add_argument  # type: ignore[attr-defined]  # a parser or a group of one
    add("--search-index", type=Path, metavar="FILE", help="search for people in this index, made by `sable index`")
    add("--search-emulator", type=Path, metavar="FILE", help="predict what a search would find, with this network")


def _add_reading(command: Parser) -> None:
    """Add the options for how files are read."""
    group = command.add_argument_group("Reading files")
    group.add_argument(
        "--password-file",
        type=values.first_line,
        dest="password",
        metavar="FILE",
        help="open encrypted files with the first line of FILE (without it, a terminal asks)",
    )
    group.add_argument(
        "--ocr-languages",
        type=values.languages,
        default=Options().ocr_languages,
        metavar="LANGUAGES",
        help="languages of text in pictures, such as eng+deu; none: pictures are not read (default: eng)",
    )
    group.add_argument(
        "--as-text",
        action="store_true",
        help="read HTML, e-mail, JSON and other markup as plain text; what its escapes and encoded parts spell is not "
        "searched",
    )
    group.add_argument(
        "--secret-file",
        type=values.first_line,
        dest="secret",
        metavar="FILE",
        help="repeat shifted dates and surrogates in every run with the first line of FILE as secret",
    )
    group.add_argument(
        "--allow-missing-guards",
        action="store_true",
        help="open files even if the system can't isolate the processes that read them; only for files that you trust",
    )


def _add_models(command: Parser) -> None:
    add_knowledge(command, search=False)
    group = command.add_argument_group("Risk indicators")
    group.add_argument(
        "--indicators",
        type=values.one_of(Indicators),
        default=Options().indicators,
        metavar="WHICH",
        help="deciding: those that decide what is masked (the default); all: also those of the language model, which "
        "change no decision and take ten times as long",
    )


def add_knowledge(command: Parser, *, search: bool = True) -> None:
    """Add the options for models and the device.

    Args:
        search: also those for a search index.
    """
    group = command.add_argument_group("Models")
    group.add_argument(
        "--device",
        type=values.one_of(Device),
        metavar="DEVICE",
        default=Device.AUTO,
        help=f"where the recognizer runs: {', '.join(Device)} (default: %(default)s)",
    )
    group.add_argument(
        "--model",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="your own recognizer or masked language model instead of Sable's, or a token classifier in addition; "
        "repeatable",
    )
    if search:
        _add_search(group)
