"""Argument parsers of all commands of `sable`, with the help texts of their options."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.cli import values
from engine.cli.option_groups import add_knowledge, add_looks, add_messages, add_options
from engine.cli.parsing import Parser
from engine.cli.unattended import add_batch, add_serve, add_watch
from engine.cli.version import Version
from engine.core.options import Options

SWEEPS = ("risk", "k")
SHELLS = ("bash", "zsh", "fish", "powershell", "man")


def add_audit(commands: Any) -> None:
    """Add `audit` to the subparsers."""
    audit: Parser = commands.add_parser(
        "audit",
        help="measure how many people can still be re-identified from redacted documents",
        description="Measures how many people can still be re-identified from redacted documents of any tool: learns "
        "from some people's documents, looks for the others in the table --profiles, and writes audit.html, audit.json "
        "and work-list.csv. A document belongs to the person whose id is a separate part of its file's name: "
        "P0012_3.txt belongs to P0012.",
        examples=(
            "sable audit --documents NOTES --profiles patients.csv --output AUDIT",
            "sable audit --documents ORIGINALS --profiles patients.csv --target 1% --output TARGET",
        ),
    )
    audit.add_argument(
        "--documents", type=Path, metavar="FOLDER_OR_JSONL", help="redacted documents; with --target, the originals"
    )
    audit.add_argument(
        "-o", "--output", type=Path, required=True, dest="out", metavar="FOLDER", help="folder for the report"
    )
    audit.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    _add_originals(audit)
    _add_comparison(audit)
    _add_matcher(audit)
    audit.add_argument(
        "--show-text", action="store_true", help="write the words that led to each person, not only their places"
    )
    add_options(audit)


def _add_originals(audit: Parser) -> None:
    """Add the options for what is known about the documents of an audit."""
    audit.add_argument("--id-column", metavar="HEADER", help="column of the table with the ids (default: the first)")
    audit.add_argument(
        "--mapping",
        type=Path,
        metavar="CSV",
        help="table with the columns document and person, which assigns each document to its person",
    )
    audit.add_argument(
        "--originals",
        type=Path,
        metavar="FOLDER_OR_JSONL",
        help="the documents before redaction, to count the masked words",
    )
    audit.add_argument(
        "--truth",
        type=Path,
        metavar="JSONL",
        help="annotated identifiers of the originals, to count those that were left",
    )


def _add_comparison(audit: Parser) -> None:
    """Add the options of an audit that compares tools, or levels of masking."""
    audit.add_argument(
        "--tool",
        type=values.named,
        action="append",
        default=[],
        metavar="NAME=FOLDER",
        help="compare the outputs of several tools for the same documents; repeatable, also with the same name",
    )
    audit.add_argument(
        "--levels",
        type=values.share,
        nargs="+",
        default=[1.0],
        metavar="SHARE",
        help="also measure each tool with only a share of its masks, such as 25%% 50%% 100%%; needs --originals",
    )
    audit.add_argument(
        "--target",
        type=values.share,
        metavar="SHARE",
        help="find the least masking with which at most this share of the people is re-identified, such as 1%%",
    )
    audit.add_argument(
        "--by",
        choices=SWEEPS,
        default=SWEEPS[0],
        help="what --target varies: the risk threshold, or k (default: risk)",
    )


def _add_matcher(audit: Parser) -> None:
    """Add the options for the adversaries of an audit."""
    audit.add_argument(
        "--zero-shot",
        action="store_true",
        help="use adversaries that need no training, for few documents; the result is a lower bound",
    )
    audit.add_argument(
        "--language-model",
        action="store_true",
        help="train a second adversary that reads in context, starting from --reidentifier if given; slow without a "
        "graphics card",
    )
    audit.add_argument(
        "--epochs",
        type=values.whole(1),
        default=12,
        metavar="N",
        help="training epochs of the adversary (default: 12)",
    )
    audit.add_argument(
        "--seed", type=values.whole(0), default=1, metavar="N", help="seed of sampling and training (default: 1)"
    )
    audit.add_argument(
        "--length",
        type=values.whole(16),
        default=512,
        metavar="WORDS",
        help="words to read about each person (default: 512)",
    )


def add_redact(commands: Any) -> None:
    """Add the parser of `sable redact`."""
    redact = commands.add_parser(
        "redact",
        help="redact files: write a verified NAME_redacted.EXT beside each",
        description="Masks what identifies people and writes NAME_redacted.EXT beside each file, which is kept only if "
        "every check passes. Copies of a folder that were made from the same originals with the same options are not "
        "made again.",
        examples=(
            "sable redact complaint.pdf",
            'sable redact complaint.pdf --policy "FRCP 5.2" --report report.html',
            "sable redact CASE_FOLDER --output RELEASE",
            "sable redact - < note.txt > redacted.txt",
        ),
    )
    _add_inputs(redact)
    redact.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="TARGET",
        help="file to write, or folder for several files; - for standard output, for one text file",
    )
    _add_reports(redact)
    redact.add_argument(
        "--xfdf",
        type=Path,
        metavar="FILE",
        help="black out the areas that another program marked for redaction in the PDF",
    )
    _add_secret_outputs(redact)
    redact.add_argument(
        "--area",
        type=values.area,
        action="append",
        default=[],
        metavar="PAGE[:X,Y,W,H]",
        help="black out a rectangle of a PDF page, in points from the top left corner, or the whole page; repeatable",
    )
    redact.add_argument("--force", action="store_true", help="replace existing outputs; never the original")
    redact.add_argument("--json", action="store_true", help="print the report as JSON instead of sentences")
    add_messages(redact, verbose=True)
    add_looks(redact)
    add_options(redact)


def _add_reports(redact: Parser) -> None:
    """Add the options for side outputs without masked text."""
    redact.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="write a report as FILE.html or FILE.pdf; any other name: as JSON, and as HTML beside it",
    )
    redact.add_argument(
        "--log",
        type=values.file_ending(".csv", ".docx"),
        metavar="FILE",
        help="write a redaction log without the masked text: every masked place and the reason, as FILE.csv, or as the "
        "privilege log FILE.docx; empty paragraphs of a Word file are not counted",
    )


def _add_secret_outputs(redact: Parser) -> None:
    """Add the options for side outputs that hold masked text."""
    redact.add_argument(
        "--reference-list",
        type=values.file_ending(".pdf"),
        metavar="FILE",
        help="write a list that pairs each mask with its original text, as a PDF encrypted with the reference password",
    )
    redact.add_argument(
        "--reference-password-file",
        type=values.first_line,
        dest="reference_password",
        metavar="FILE",
        help="read the password of the reference list from the first line of FILE",
    )
    redact.add_argument(
        "--highlighted-copy",
        type=values.file_ending(".pdf", ".docx"),
        metavar="FILE",
        help="write a copy of the original in which the masked text is highlighted, not removed, as FILE.pdf or "
        "FILE.docx like the original; of a Word file without comments and hidden data, and with changes accepted; "
        "never for release",
    )


def add_inspect(commands: Any) -> None:
    """Add the parser of `sable inspect`."""
    inspect = commands.add_parser(
        "inspect",
        help="show the findings, their risks and the redaction plan; writes no redacted file",
        description="Prints findings, risks and the redaction plan of each file as JSON, one object a line, or as "
        "text. Writes no redacted file.",
        examples=("sable inspect note.docx --plain", "sable inspect CASE_FOLDER --output findings.jsonl"),
    )
    _add_inputs(inspect)
    form = inspect.add_mutually_exclusive_group()
    as_json = form.add_argument("--json", action="store_true", help="print JSON, one object a line (the default)")
    inspect.renamed(as_json, "--jsonl")
    form.add_argument("--plain", action="store_true", help="print sentences for reading, which quote the document")
    inspect.add_argument(
        "--curve",
        type=Path,
        metavar="FILE",
        help="write the trade-off curve of one document over risk thresholds and values of k, as FILE.csv and FILE.svg",
    )
    inspect.add_argument(
        "--xfdf", type=Path, metavar="FILE", help="write the plan of one PDF as redaction marks for other programs"
    )
    inspect.add_argument("--hidden", action="store_true", help="only count the hidden content of each file; quick")
    inspect.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to FILE instead of standard output")
    inspect.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    inspect.add_argument("--text", action="store_true", help="add the text of the document to each object")
    add_messages(inspect, result=True)
    add_options(inspect)


def add_index(commands: Any) -> None:
    """Add the parser of `sable index`."""
    index = commands.add_parser(
        "index",
        help="build a search index from files of your own, for --search-index",
        description="Reads files (PDF, DOCX, TXT, HTML, or a Wikipedia extract as JSON Lines with title and text) into "
        "one index. Run again, it reads what is new or changed and drops what is gone.",
        examples=("sable index LIBRARY --output library.index", "sable redact note.docx --search-index library.index"),
    )
    index.add_argument(
        "inputs", type=Path, nargs="+", metavar="FILE_OR_FOLDER", help="files, or folders with all files below them"
    )
    index.add_argument(
        "-o", "--output", type=Path, required=True, dest="out", metavar="FILE", help="the index to make or to update"
    )


def add_verify(commands: Any) -> None:
    """Add the parser of `sable verify`."""
    verify = commands.add_parser(
        "verify",
        help="check a redacted file of any tool for text that it still reveals",
        description="Looks for text that pages hold and don't show, cropped and covered pictures, earlier versions, "
        "comments, changes, attachments, metadata and the like; for --term and --person; and, with --original, for "
        "what Sable would mask there. The exit code is 4 if something leaks.",
        examples=("sable verify release.pdf", "sable verify release.pdf --original complaint.pdf --json"),
    )
    verify.add_argument("released", type=Path, metavar="REDACTED_FILE", help="PDF, DOCX or text file to check")
    verify.add_argument(
        "--original", type=Path, metavar="FILE", help="also look for the text that Sable would mask in this file"
    )
    verify.add_argument("--json", action="store_true", help="print one JSON object, without text of the file")
    verify.add_argument("--show-text", action="store_true", help="show the text that was found, not only counts")
    add_messages(verify)
    add_options(verify, verifies=True)


def add_compare(commands: Any) -> None:
    """Add the parser of `sable compare`."""
    compare = commands.add_parser(
        "compare",
        help="compare masking methods: people re-identified against words masked",
        description="Masks each document with each method and lets several adversaries match it against the profiles. "
        "Writes comparison.csv and comparison.svg: people re-identified against words masked.",
        examples=("sable compare --documents TEXTS --profiles ARTICLES --output CURVES",),
    )
    compare.add_argument(
        "--documents", type=Path, required=True, metavar="FILE_OR_FOLDER", help="texts, each named after its person"
    )
    compare.add_argument(
        "--methods",
        nargs="+",
        default=["all"],
        metavar="NAME",
        help="methods to compare, by their names in the table (default: all)",
    )
    compare.add_argument(
        "-o", "--output", type=Path, required=True, dest="out", metavar="FOLDER", help="folder for the table and curves"
    )
    compare.add_argument("--force", action="store_true", help="replace existing outputs; never an input")
    add_options(compare)


def add_policies(commands: Any) -> None:
    """Add the parser of `sable policies`."""
    policies = commands.add_parser(
        "policies",
        help="list the policies, or show one with its sources",
        description="Lists the policies, or shows what one looks for, what it does not do, and what its rules cite.",
        examples=("sable policies", "sable policies hipaa-safe-harbor"),
    )
    policies.add_argument("policy", nargs="?", metavar="NAME_OR_FILE", help="the policy to show, or a file of your own")


def add_population(commands: Any) -> None:
    """Add the parser of `sable population`."""
    population = commands.add_parser(
        "population",
        help="estimate how many people share some details, from public statistics",
        description='Reads one JSON object with details of one person from each line, such as {"country": "England", '
        '"place": "Harrogate", "sex": "F", "age": [40, 44]}, and prints one with the expected number of people, '
        "its 90 % interval, and the sources with their years. The numbers are estimates. Fields: country, place, "
        "sex, age, occupation, religion, ethnic_group, nationality, marital_status, children, first_name, surname, "
        "diagnosis. Exit code 3 where a line can't be read.",
        examples=("sable population details.jsonl",),
    )
    population.add_argument(
        "details", metavar="DETAILS.jsonl", help="file with one JSON object in each line, or - for standard input"
    )


def add_train(commands: Any) -> None:
    """Add the parser of `sable train`."""
    train = commands.add_parser(
        "train",
        help="train models on your own text",
        description="Trains the recognizer, the risk indicators and the adversaries on annotated or raw text; needs "
        "the optional part `train` of the installation.",
    )
    from engine.lab.training import commands  # the installed program is without it

    commands.add_to(train)


def add_evaluate(commands: Any) -> None:
    """Add the parser of `sable evaluate`."""
    evaluate = commands.add_parser(
        "evaluate",
        help="measure accuracy on annotated text",
        description="Prints the agreement with annotators as JSON: precision, recall by token and by entity, detection "
        "by kind, calibration, and each indicator, with 95 % confidence intervals.",
        examples=("sable evaluate ANNOTATED --output SCORES",),
    )
    evaluate.add_argument(
        "inputs", type=Path, nargs="+", metavar="FILE", help="annotated text: TAB JSON, JSON Lines, DocBin or CoNLL"
    )
    evaluate.add_argument("--labels", type=Path, metavar="FILE", help="TOML file with the meaning of the labels")
    evaluate.add_argument(
        "--risk-threshold",
        type=values.risk,
        nargs="+",
        default=[Options().risk_threshold],
        metavar="RISK",
        help="risk thresholds to measure, from 0 to 1 (default: %(default)s)",
    )
    evaluate.add_argument(
        "--spans",
        choices=["found", "annotated"],
        default="found",
        help="measure masking of what Sable finds, or of what annotators marked (default: found)",
    )
    evaluate.add_argument(
        "--profiles",
        type=Path,
        metavar="FILE",
        help="a table of people, or a folder of texts about them: also measure the share of documents whose person "
        "a classifier trained on it finds (TRI)",
    )
    evaluate.add_argument("--recognizer-only", action="store_true", help="measure detection only")
    evaluate.add_argument(
        "--bootstrap",
        type=values.whole(0),
        default=1000,
        metavar="N",
        help="samples for the confidence intervals (default: 1000)",
    )
    evaluate.add_argument(
        "-o",
        "--output",
        type=Path,
        dest="out",
        metavar="FOLDER",
        help="write evaluation.json to this folder, and print a table",
    )
    evaluate.add_argument("--force", action="store_true", help="replace an existing evaluation.json")
    add_knowledge(evaluate)


_DEVELOPMENT = {"compare": add_compare, "evaluate": add_evaluate, "train": add_train}
"""Commands of model development (`engine.lab`), which the installed program is without."""


def add_completion(commands: Any) -> None:
    """Add the parser of `sable completion`."""
    completion = commands.add_parser(
        "completion",
        help="print a completion script for a shell, or the manual page",
        description="Prints a script that completes commands and options in a shell, or the manual page for man.",
        examples=(
            "sable completion bash > ~/.local/share/bash-completion/completions/sable",
            "sable completion fish > ~/.config/fish/completions/sable.fish",
            "sable completion man > sable.1",
        ),
    )
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of {', '.join(SHELLS)}")


def parser() -> Parser:
    """Return the parser of all commands; it leaves the command's name in `command`."""
    parser = Parser(
        prog="sable",
        description="Redacts PDF, DOCX and text files on this machine, shows why, and verifies that what was masked "
        "is gone.",
        examples=("sable redact complaint.pdf", "sable inspect note.docx --plain", "sable verify release.pdf"),
        epilog="Exit codes: 0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, "
        "5 cancelled.",
    )
    if find_spec("engine.lab") is None:
        parser.left_out = tuple(_DEVELOPMENT)
    parser.add_argument("--version", action=Version, help="show version, commit, digest of the networks and system")
    commands = parser.add_subparsers(
        dest="command", required=True, title="Commands", metavar="COMMAND", prog=parser.prog
    )
    for add in (
        add_redact,
        add_inspect,
        add_verify,
        add_batch,
        add_watch,
        add_serve,
        add_audit,
        add_policies,
        add_population,
        add_index,
        *(each for name, each in _DEVELOPMENT.items() if name not in parser.left_out),
        add_completion,
    ):
        add(commands)
    return parser


def _add_inputs(command: Parser) -> None:
    command.add_argument(
        "inputs",
        type=Path,
        nargs="+",
        metavar="FILE_OR_FOLDER",
        help="files, or folders with all files below them; - reads text from standard input",
    )
