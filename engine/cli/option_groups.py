"""Options that several commands of `sable` share, in the groups under which help lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.cli import values
from engine.cli.parsing import Parser
from engine.core.options import Device, Indicators, Inference, Layout, MaskStyle, Method, Options
from engine.core.types import Kind


def add_looks(command: Parser) -> None:
    """Add the options for the look of redacted files."""
    group = command.add_argument_group("Appearance of the redacted file")
    group.add_argument(
        "--mask",
        type=values.one_of(MaskStyle),
        metavar="STYLE",
        help=f"what replaces masked text: {', '.join(MaskStyle)} (default: label, or what the policy says)",
    )
    group.add_argument(
        "--layout",
        type=values.one_of(Layout),
        default=Layout.EVEN,
        metavar="LAYOUT",
        help="layout of PDF lines with masked text: even (reflowed, so that no box shows how wide the text was; the "
        "default), exact (no text moves), or pictures (each page becomes a picture of itself, for files "
        "that can't be made safe otherwise; its text can no longer be selected, searched or read aloud)",
    )
    group.add_argument(
        "--mask-writing",
        action="store_true",
        help="black out what may be handwriting, a stamp or unclear words on the pages of a PDF; logos and drawings "
        "may be among it",
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


def add_messages(command: Parser, *, verbose: bool = False, result: bool = False) -> None:
    """Add the options for how much a command prints.

    Args:
        verbose: it can print more, as well.
        result: what it prints is its result, which it prints in any case.
    """
    amount = command.add_mutually_exclusive_group()
    amount.add_argument(
        "-q", "--quiet", action="store_true", help=f"print {'the result and ' if result else ''}errors only"
    )
    if verbose:
        amount.add_argument(
            "-v",
            "--verbose",
            action="store_true",
            help="print every check and the seconds of writing and verifying, too",
        )


def _add_choice(command: Parser, *, verifies: bool) -> None:
    """Add the options for what is masked."""
    group = command.add_argument_group("What is masked")
    group.add_argument(
        "--policy",
        default=Options().policy,
        metavar="NAME_OR_FILE",
        help="the policy that decides what to mask or keep (default: %(default)s): a name or title that `sable "
        'policies` lists, such as "FRCP 5.2", or a policy file of your own',
    )
    group.add_argument(
        "--kinds",
        type=values.kinds,
        default=(),
        metavar="KIND,...",
        help="mask only these kinds of entities, besides your own terms and what holds the surname of a masked person, "
        f"and keep all others: {', '.join(Kind)} "
        "(default: all kinds)",
    )
    group.add_argument(
        "--risk-threshold",
        type=values.risk,
        default=Options().risk_threshold,
        metavar="RISK",
        help="mask every entity that the policy leaves open and whose risk is at least RISK, from 0 (masks most) to 1 "
        "(default: %(default)s)",
    )
    _add_own_terms(group, command, verifies=verifies)
    group.add_argument(
        "--method",
        type=values.one_of(Method),
        metavar="METHOD",
        help=f"how to plan the masking that the policy leaves open: {', '.join(Method)} (default: optimal)",
    )
    group.add_argument(
        "--risk-flags",
        type=values.whole(0),
        default=0,
        metavar="N",
        help="also mask every entity that at least N risk indicators flag; takes ten times as long",
    )


def _add_own_terms(group: Any, command: Parser, *, verifies: bool) -> None:
    """Add the options for terms, patterns and names of the user."""
    group.add_argument(
        "--term",
        type=values.term,
        action="append",
        default=[],
        metavar="TEXT",
        help="look for this text as well; repeatable" if verifies else "always mask this text; repeatable",
    )
    group.add_argument(
        "--terms-file",
        type=values.terms,
        action="extend",
        dest="term",
        metavar="FILE",
        help="the same for each line of FILE: other users of this machine may see a text after --term while Sable runs",
    )
    group.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="TEXT",
        help="keep findings of exactly this text, unless --term or --person asks to mask them; repeatable",
    )
    recognizers = group.add_argument(
        "--recognizers",
        type=values.toml,
        action="append",
        default=[],
        metavar="FILE_OR_FOLDER",
        help="patterns, word lists and texts of your own to mask or to keep: a TOML file, or a folder of such files; "
        "repeatable",
    )
    command.renamed(recognizers, "--lists")
    group.add_argument(
        "--plugin",
        action="append",
        default=[],
        metavar="NAME",
        help="also use this recognizer of an installed Python package, which runs as part of Sable; repeatable",
    )
    group.add_argument(
        "--person",
        metavar="NAME",
        help=f"{'look for' if verifies else 'mask'} the name of this person in all its forms",
    )


def _add_people(command: Parser) -> None:
    """Add the options for background data."""
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
        help="the attribute that a column of a background table holds, where its header does not say; repeatable",
    )
    group.add_argument(
        "--k",
        type=values.whole(1),
        metavar="N",
        help="at least N people must share the details that stay visible: people of the background data (default: 5), "
        "or, without it and where N is given, by an estimate from public statistics",
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
        help="a detail that distinguishes --person from namesakes in --background, such as a date of birth; repeatable",
    )
    group.add_argument(
        "--profiles",
        type=Path,
        metavar="FILE",
        help="a table of people, or a folder of texts about them, for --method reidentify",
    )
    group.add_argument(
        "--reidentifier",
        type=Path,
        metavar="FOLDER",
        help="a network from `sable train reidentifier` as a further adversary for --method reidentify",
    )
    _add_search(group)


def _add_search(group: object) -> None:
    add = group.add_argument  # type: ignore[attr-defined]  # a parser or a group of one
    add("--search-index", type=Path, metavar="FILE", help="look people up in this search index, made by `sable index`")
    add(
        "--search-emulator",
        type=Path,
        metavar="FILE",
        help="predict the results of a search with this network, made by `sable train emulation`",
    )


def _add_reading(command: Parser) -> None:
    """Add the options for how files are read."""
    group = command.add_argument_group("Reading files")
    group.add_argument(
        "--password-file",
        type=values.first_line,
        dest="password",
        metavar="FILE",
        help="open encrypted files with the password in the first line of FILE; without it, Sable asks on a terminal",
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
        help="read HTML, e-mail, JSON and other markup as plain text; text in escapes and encoded parts is not "
        "searched",
    )
    group.add_argument(
        "--secret-file",
        type=values.first_line,
        dest="secret",
        metavar="FILE",
        help="use the first line of FILE as the secret, so that every run shifts dates and draws surrogates alike",
    )
    group.add_argument(
        "--allow-missing-guards",
        action="store_true",
        help="open files even where the system can't isolate the processes that read them; only for files you trust",
    )


def _add_models(command: Parser) -> None:
    add_knowledge(command, search=False)
    group = command.add_argument_group("Risk indicators")
    group.add_argument(
        "--indicators",
        type=values.one_of(Indicators),
        default=Options().indicators,
        metavar="WHICH",
        help="risk indicators to compute: deciding (those that affect the plan; the default), or all (also those of "
        "the language model, which affect no decision and take ten times as long)",
    )
    group.add_argument(
        "--infer",
        type=values.one_of(Inference),
        default=Options().inference,
        metavar="WHAT",
        help="attack what the plan leaves visible: report (add the words by which the attack guesses an attribute of "
        "the person right as findings, which stay visible), mask (mask them too), or off (the default); English text "
        "only",
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
        help="a recognizer or masked language model of your own in place of Sable's, or a token classifier beside it; "
        "repeatable",
    )
    if search:
        _add_search(group)
