"""Options that several commands of `sable` share: paths, choice, background data, models and looks."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.cli import values
from engine.core.options import Device, Indicators, Layout, MaskStyle, Method, Options


def add_looks(command: argparse.ArgumentParser) -> None:
    """Add the options for the look of redacted files."""
    command.add_argument(
        "--mask",
        type=values.one_of(MaskStyle),
        metavar="STYLE",
        help=f"what replaces masked text: {', '.join(MaskStyle)} (default: box)",
    )
    command.add_argument(
        "--layout",
        type=values.one_of(Layout),
        default=Layout.EVEN,
        metavar="LAYOUT",
        help="how lines of a PDF with masked text are laid out: even (reflowed, so that no box shows how wide"
        " the masked text was; the default), exact (everything stays in its place), or pictures (each "
        "page becomes a picture of itself, for files that can't be made safe otherwise: nothing in it "
        "can be selected, searched or read aloud)",
    )


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options that may change a result, for every command that examines documents."""
    command.add_argument("--term", action="append", default=[], metavar="TEXT", help="always mask this; repeatable")
    command.add_argument("--keep", action="append", default=[], metavar="TEXT", help="never mask this; repeatable")
    command.add_argument("--person", metavar="NAME", help="the person to protect, masked in all forms of the name")
    command.add_argument(
        "--person-detail",
        action="append",
        default=[],
        metavar="TEXT",
        help=(
            "what distinguishes the person from others of the same name in --background, such as a date of "
            "birth; repeatable"
        ),
    )
    command.add_argument(
        "--password-file",
        type=values.first_line,
        dest="password",
        metavar="F",
        help="its first line opens encrypted files",
    )
    command.add_argument(
        "--ocr-languages",
        type=values.languages,
        default=Options().ocr_languages,
        metavar="eng+deu",
        help="languages of the text in pictures; none: pictures are not read",
    )
    command.add_argument(
        "--as-text",
        action="store_true",
        help="read HTML, e-mail, JSON and other markup as plain text; what its escapes and encoded parts spell is not "
        "searched",
    )
    command.add_argument(
        "--indicators",
        type=values.one_of(Indicators),
        default=Options().indicators,
        metavar="WHICH",
        help="of each finding: deciding (those that decide what is masked; the default), or all (also those that ask "
        "the language model, which change no decision and take ten times as long)",
    )
    command.add_argument(
        "--risk-flags",
        type=values.whole(0),
        default=0,
        metavar="K",
        help="mask what K of all indicators flag, whatever the risk; asks the language model",
    )
    _add_choice(command)
    add_knowledge(command)


def _add_choice(command: argparse.ArgumentParser) -> None:
    """Add the options for the planner."""
    command.add_argument(
        "--policy",
        default=Options().policy,
        metavar="NAME_OR_FILE",
        help="what is masked whatever its risk (default: %(default)s): a name or title that `sable policies` lists, "
        'such as "FRCP 5.2", or a file of your own',
    )
    command.add_argument(
        "--method",
        type=values.one_of(Method),
        metavar="METHOD",
        help=f"how the rest is chosen: {', '.join(Method)} (default: optimal)",
    )
    command.add_argument(
        "--background",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="background data about people: a table (CSV, TSV, XLSX, Parquet, JSON Lines) or a knowledge "
        "graph; repeatable",
    )
    command.add_argument(
        "--map",
        type=values.pair,
        action="append",
        default=[],
        metavar="COLUMN=ATTRIBUTE",
        help="what a column of a background table holds, where that is not recognised; repeatable",
    )
    command.add_argument(
        "--k",
        type=values.whole(1),
        metavar="N",
        help=(
            "minimum group size: at least N people of the background data must share what stays visible (default: 5)"
        ),
    )
    command.add_argument(
        "--arity",
        type=values.whole(0),
        metavar="N",
        help="size of the largest combination of details that is counted (default: any)",
    )
    command.add_argument(
        "--profiles", type=Path, metavar="FILE", help="texts or a table about people, for --method reidentify"
    )
    command.add_argument(
        "--reidentifier",
        type=Path,
        metavar="FOLDER",
        help="what `sable train reidentifier` wrote: mask against it too, for --method reidentify",
    )
    command.add_argument(
        "--secret-file",
        type=values.first_line,
        dest="secret",
        metavar="F",
        help="its first line makes shifted dates and surrogates the same in every run",
    )
    command.add_argument(
        "--allow-missing-guards",
        action="store_true",
        help="open files even where the system can't isolate the processes that do so as it should; only for "
        "files that you trust",
    )


def add_knowledge(command: argparse.ArgumentParser) -> None:
    """Add the options for background data, models and the device."""
    command.add_argument(
        "--device",
        type=values.one_of(Device),
        metavar="DEVICE",
        default=Device.AUTO,
        help=f"where the recognizer runs: {', '.join(Device)} (default: %(default)s)",
    )
    command.add_argument(
        "--model",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="your own recognizer or masked language model in place of Sable's, or a token classifier beside it; "
        "repeatable",
    )
    command.add_argument(
        "--search-index", type=Path, metavar="FILE", help="look people up in this file, made by `sable index`"
    )
    command.add_argument(
        "--search-emulator", type=Path, metavar="FILE", help="guess what a search would find, with this trained network"
    )
