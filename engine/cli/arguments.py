"""Argument parsers of all commands of `sable`, with the help texts of their options."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine import __version__
from engine.cli import values
from engine.cli.option_groups import add_knowledge, add_looks, add_options
from engine.core.options import Options
from engine.lab.training import commands as training

SWEEPS = ("risk", "k")


def add_audit(commands: Any) -> None:
    """Add `audit` to the subparsers."""
    audit: argparse.ArgumentParser = commands.add_parser(
        "audit",
        help="measure how many people can still be found from redacted documents, and what gives them away",
        description="Learns from some people's redacted documents whose they are, looks for the others in the table "
        "--profiles, and writes audit.html, audit.json and work-list.csv. Documents of any tool will do. A document "
        "belongs to the person whose id is in its file's name between signs: P0012_3.txt to P0012.",
    )
    audit.add_argument(
        "--documents", type=Path, metavar="FOLDER_OR_JSONL", help="redacted documents; with --target, the originals"
    )
    audit.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the report goes")
    audit.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    audit.add_argument("--id-column", metavar="HEADER", help="column of the table with ids (default: the first)")
    audit.add_argument(
        "--mapping", type=Path, metavar="CSV", help="whose each document is: a table with the columns document, person"
    )
    audit.add_argument(
        "--originals", type=Path, metavar="FOLDER_OR_JSONL", help="the documents before, to count what is masked"
    )
    audit.add_argument(
        "--truth", type=Path, metavar="JSONL", help="where identifiers are in the originals, to count what is left"
    )
    audit.add_argument(
        "--tool",
        type=values.named,
        action="append",
        default=[],
        metavar="NAME=FOLDER",
        help="compare the outputs of tools, each the same documents; repeatable, also with one name",
    )
    audit.add_argument(
        "--levels",
        type=values.share,
        nargs="+",
        default=[1.0],
        metavar="SHARE",
        help="parts of what each tool masks, such as 25%% 50%% 100%%; needs --originals",
    )
    audit.add_argument(
        "--target",
        type=values.share,
        metavar="SHARE",
        help="find the least masking with which at most this share of the people is found",
    )
    audit.add_argument(
        "--by",
        choices=SWEEPS,
        default=SWEEPS[0],
        help="what --target changes: the risk threshold, or k (default: risk)",
    )
    audit.add_argument(
        "--zero-shot", action="store_true", help="train nothing: a lower bound, where few documents are at hand"
    )
    audit.add_argument("--epochs", type=values.whole(1), default=12, metavar="N", help="of learning (default: 12)")
    audit.add_argument(
        "--seed", type=values.whole(0), default=1, metavar="N", help="of drawing and learning (default: 1)"
    )
    audit.add_argument(
        "--length", type=values.whole(16), default=512, metavar="WORDS", help="read of each person (default: 512)"
    )
    audit.add_argument(
        "--show-text", action="store_true", help="write the words that give people away, not only places"
    )
    add_options(audit)


def add_batch(commands: Any) -> None:
    """Add `batch` to the subparsers."""
    batch: argparse.ArgumentParser = commands.add_parser(
        "batch",
        help="redact very many files, or tables of texts; resumes where it was stopped",
        description="Redacts every file, or every text of a table, with several processes. A ledger records what is "
        "done: run again, it goes on. Documents that fail are skipped and listed with the reason.",
    )
    batch.add_argument("inputs", type=Path, nargs="*", metavar="FILE_OR_FOLDER")
    batch.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help="where redacted copies go")
    batch.add_argument(
        "--ledger",
        type=Path,
        metavar="FILE",
        help="records what is done, without text of documents (default: in FOLDER)",
    )
    batch.add_argument(
        "--text-column",
        metavar="NAME",
        help="tables (CSV, TSV, Parquet, JSON Lines) hold texts in this column",
    )
    batch.add_argument(
        "--id-column", metavar="NAME", help="this column is written as it is; of all others nothing is kept"
    )
    batch.add_argument(
        "--workers", type=values.whole(1), metavar="N", help="processes at work (default: one for each core)"
    )
    batch.add_argument(
        "--cluster",
        type=values.cluster,
        metavar="HOST:PORT",
        help="work on all machines of the Ray cluster with this head node; this machine must be one of them",
    )
    batch.add_argument(
        "--report",
        type=values.file_ending(".csv", ".json"),
        metavar="FILE",
        help="write the result for each document, with hashes of original and copy",
    )
    batch.add_argument("--retry", action="store_true", help="try skipped documents again")
    batch.add_argument("--force", action="store_true", help="replace existing outputs; never an original")
    instead = batch.add_mutually_exclusive_group()
    instead.add_argument("--exceptions", action="store_true", help="only list skipped documents, and why")
    instead.add_argument("--check", action="store_true", help="only check that every copy is there as it was written")
    add_looks(batch)
    add_options(batch)


def add_redact(commands: Any) -> None:
    """Add the parser of `sable redact`."""
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


def add_inspect(commands: Any) -> None:
    """Add the parser of `sable inspect`."""
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


def add_index(commands: Any) -> None:
    """Add the parser of `sable index`."""
    index = commands.add_parser(
        "index",
        help="build a search index for --search-index from files of your own",
        description="Reads every file of a folder (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with "
        "title and text) into one index. Run again, it reads what is new or changed, and forgets what is gone.",
    )
    index.add_argument("inputs", type=Path, nargs="+", metavar="FILE_OR_FOLDER")
    index.add_argument("--out", type=Path, required=True, metavar="FILE")


def add_verify(commands: Any) -> None:
    """Add the parser of `sable verify`."""
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


def add_compare(commands: Any) -> None:
    """Add the parser of `sable compare`."""
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


def add_policies(commands: Any) -> None:
    """Add the parser of `sable policies`."""
    policies = commands.add_parser(
        "policies",
        help="list the policies, or show one with its citations",
        description="Shows what each policy looks for, what it does not do, and what its rules cite.",
    )
    policies.add_argument("policy", nargs="?", metavar="NAME_OR_FILE", help="one of them, or a file of your own")


def add_population(commands: Any) -> None:
    """Add the parser of `sable population`."""
    population = commands.add_parser(
        "population",
        help="estimate how many people share some details, from public statistics",
        description='Reads one JSON object with details of one person from each line, such as {"country": "England", '
        '"place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, '
        "its 90 %% interval, and the sources with their years. The numbers are estimates. Fields: country, place, "
        "sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, "
        "diagnosis. Exit code 3 where a line can't be read.",
    )
    population.add_argument("details", metavar="DETAILS.jsonl", help="a file, or - for standard input")


def add_train(commands: Any) -> None:
    """Add the parser of `sable train`."""
    train = commands.add_parser(
        "train",
        help="train the models on your own text",
        description="Trains what finds and judges; needs the extra `train`, and works on annotated or raw text.",
    )
    training.add_to(train)


def add_evaluate(commands: Any) -> None:
    """Add the parser of `sable evaluate`."""
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


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; it leaves the command's name in `command`."""
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
    for add in (
        add_redact,
        add_batch,
        add_inspect,
        add_index,
        add_verify,
        add_compare,
        add_audit,
        add_policies,
        add_population,
        add_train,
        add_evaluate,
    ):
        add(commands)
    return parser


def _add_inputs(command: argparse.ArgumentParser) -> None:
    command.add_argument("inputs", type=Path, nargs="+", metavar="FILE_OR_FOLDER")
    add_options(command)
