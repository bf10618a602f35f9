"""What the command line understands."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine import __version__, values
from engine.arguments import audit, batch
from engine.arguments.options import add_knowledge, add_looks, add_options
from engine.options import Options
from engine.training import commands as training


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; each leaves its name in `command`."""
    parser = argparse.ArgumentParser(
        prog="sable",
        description=(
            "Redacts PDF, DOCX and text files on this machine, gives reasons, and verifies that what was "
            "masked is gone."
        ),
        epilog="Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, "
        "5 cancelled.",
    )
    parser.add_argument("--version", action="version", version=f"sable {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    redact = commands.add_parser(
        "redact",
        help="write NAME_redacted.EXT beside each file, verified",
        description="Masks what identifies people, writes NAME_redacted.EXT, and keeps it only if every check passes.",
    )
    _add_inputs(redact)
    redact.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="TARGET",
        help="file, or folder for several files; - for standard output, of one text file",
    )
    add_looks(redact)
    redact.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="write the checks as FILE.html or FILE.pdf, else as JSON and as an HTML page beside it",
    )
    redact.add_argument(
        "--log",
        type=values.file_ending(".csv", ".docx"),
        metavar="FILE",
        help="write which places were masked and why, without the masked text: FILE.csv, or FILE.docx as a "
        "privilege log",
    )
    redact.add_argument(
        "--xfdf", type=Path, metavar="FILE", help="black out what another program marked for redaction in this PDF"
    )
    redact.add_argument(
        "--reference-list",
        type=values.file_ending(".pdf"),
        metavar="FILE",
        help="write what each mask stands for, as a PDF that only --reference-password-file opens",
    )
    redact.add_argument(
        "--reference-password-file",
        type=values.first_line,
        dest="reference_password",
        metavar="F",
        help="its first line opens the reference list",
    )
    redact.add_argument(
        "--highlighted-copy",
        type=values.file_ending(".pdf", ".docx"),
        metavar="FILE",
        help="write the original with what is masked highlighted, nothing removed: for a court, never for release",
    )
    redact.add_argument(
        "--area",
        type=values.area,
        action="append",
        default=[],
        metavar="PAGE[:X,Y,W,H]",
        help="black out this rectangle of a PDF, in points from the top left corner, or the whole page; repeatable",
    )
    redact.add_argument("--force", action="store_true", help="replace an existing output; never the original")

    batch.add_to(commands)

    inspect = commands.add_parser(
        "inspect",
        help="print what was found, why, and the plan",
        description="Prints one JSON object per file, or words, and writes no redacted file.",
    )
    _add_inputs(inspect)
    form = inspect.add_mutually_exclusive_group()
    form.add_argument("--jsonl", action="store_true", help="JSON Lines (the default)")
    form.add_argument("--plain", action="store_true", help="text for reading, which quotes the document")
    inspect.add_argument(
        "--curve",
        type=Path,
        metavar="FILE",
        help="of one document: how much is masked for other risk thresholds and other k, as FILE.csv and FILE.svg",
    )
    inspect.add_argument(
        "--xfdf", type=Path, metavar="FILE", help="of one PDF: write what is to be masked as marks for other programs"
    )
    inspect.add_argument(
        "--hidden", action="store_true", help="only count the hidden content of each file, which is quick"
    )
    inspect.add_argument("-o", "--output", type=Path, metavar="FILE", help="write there instead of standard output")
    inspect.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    inspect.add_argument("--text", action="store_true", help="add the document's text to each record")

    index = commands.add_parser(
        "index",
        help="build a search index for --search-index from files of your own",
        description="Reads every file of a folder (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with "
        "title and text) into one index. Run again, it reads what is new or changed, and forgets what is gone.",
    )
    index.add_argument("inputs", type=Path, nargs="+", metavar="FILE_OR_FOLDER")
    index.add_argument("--out", type=Path, required=True, metavar="FILE")

    verify = commands.add_parser(
        "verify",
        help="show what a file that any tool redacted still reveals",
        description="Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, "
        "comments, changes, attachments, metadata and the like; for terms; and, with the original, for what Sable "
        "would mask in that. Exit code 4 where something leaks.",
    )
    verify.add_argument("released", type=Path, metavar="REDACTED")
    verify.add_argument("--original", type=Path, metavar="FILE", help="look for what is masked in this too")
    verify.add_argument("--json", action="store_true", help="print one JSON object, without text of the file")
    verify.add_argument("--show-text", action="store_true", help="show what was found, not only how much")
    add_options(verify)

    compare = commands.add_parser(
        "compare",
        help="compare ways to mask, by who is still recognised and what is left to read",
        description="Masks each document in each way and lets several adversaries match it against the profiles. "
        "Writes comparison.csv and comparison.svg: people recognised against words masked.",
    )
    compare.add_argument(
        "--documents", type=Path, required=True, metavar="FILE_OR_FOLDER", help="texts, each with its person's name"
    )
    compare.add_argument(
        "--methods", nargs="+", default=["all"], metavar="NAME", help="some of: %(default)s, or as the table names them"
    )
    compare.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the table and curves go")
    compare.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    add_options(compare)

    audit.add_to(commands)

    policies = commands.add_parser(
        "policies",
        help="list the policies, or show one with its citations",
        description="Shows what each policy looks for, what it does not do, and what its rules cite.",
    )
    policies.add_argument("policy", nargs="?", metavar="NAME_OR_FILE", help="one of them, or a file of your own")

    train = commands.add_parser(
        "train",
        help="train the models on your own text",
        description="Trains what finds and judges; needs the extra `train`, and works on annotated or raw text.",
    )
    training.add_to(train)

    evaluate = commands.add_parser(
        "evaluate",
        help="measure accuracy on annotated text",
        description="Prints, as JSON, agreement with annotators: precision, recall by token and by entity, detection "
        "by kind, calibration, each indicator alone and together; with 95 % confidence intervals.",
    )
    evaluate.add_argument("inputs", type=Path, nargs="+", metavar="FILE", help="TAB JSON, JSON Lines, DocBin or CoNLL")
    evaluate.add_argument("--labels", type=Path, metavar="FILE", help="TOML: what the labels of these files mean")
    evaluate.add_argument(
        "--risk-threshold",
        type=values.risk,
        nargs="+",
        default=[Options().risk_threshold],
        metavar="T",
        help="0 to 1; several",
    )
    evaluate.add_argument(
        "--spans",
        choices=["found", "annotated"],
        default="found",
        help="judge what is found, or what annotators marked",
    )
    evaluate.add_argument("--recognizer-only", action="store_true", help="measure only what is found")
    evaluate.add_argument(
        "--bootstrap", type=values.whole(0), default=1000, metavar="N", help="draws for the confidence intervals"
    )
    evaluate.add_argument("--out", type=Path, metavar="FOLDER", help="write evaluation.json there, and print a table")
    evaluate.add_argument("--force", action="store_true", help="replace an existing evaluation.json")
    add_knowledge(evaluate)
    return parser


def _add_inputs(command: argparse.ArgumentParser) -> None:
    command.add_argument("inputs", type=Path, nargs="+", metavar="FILE_OR_FOLDER")
    add_options(command)
