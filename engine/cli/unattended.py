"""Argument parsers of the commands that run unattended: `sable batch`, `sable watch` and `sable serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.cli import values
from engine.cli.option_groups import add_looks, add_messages, add_options
from engine.cli.parsing import Parser


def add_batch(commands: Any) -> None:
    """Add `batch` to the subparsers."""
    batch: Parser = commands.add_parser(
        "batch",
        help="redact thousands of files, or tables of texts; resumes where it stopped",
        description="Redacts every file, or every text of a table, with several processes. A ledger records what is "
        "done, so the same command resumes a stopped batch. Documents that fail are skipped and listed with a reason.",
        examples=(
            "sable batch CASE_FOLDER --output RELEASE",
            "sable batch notes.csv --text-column text --id-column id --output RELEASE",
            "sable batch CASE_FOLDER --output RELEASE --retry",
        ),
    )
    batch.add_argument(
        "inputs", type=Path, nargs="*", metavar="FILE_OR_FOLDER", help="files, tables, or folders with all below them"
    )
    batch.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FOLDER", help="folder for the redacted copies"
    )
    batch.add_argument(
        "--ledger",
        type=Path,
        metavar="FILE",
        help="record of what is done, without text of documents (default: a file among your own data for each output "
        "folder)",
    )
    batch.add_argument(
        "--text-column",
        metavar="NAME",
        help="redact the texts in this column of tables (CSV, TSV, Parquet, JSON Lines)",
    )
    batch.add_argument("--id-column", metavar="NAME", help="copy this column unchanged; all other columns are dropped")
    batch.add_argument(
        "--workers", type=values.whole(1), metavar="N", help="number of processes (default: one for each core)"
    )
    batch.add_argument(
        "--cluster",
        type=values.cluster,
        metavar="HOST:PORT",
        help="use all machines of the Ray cluster with this head node; this machine must belong to it",
    )
    batch.add_argument(
        "--report",
        type=values.file_ending(".csv", ".json"),
        metavar="FILE",
        help="write the result of each document, with hashes of original and copy, as FILE.csv or FILE.json",
    )
    batch.add_argument("--retry", action="store_true", help="also try documents that failed before")
    batch.add_argument("--force", action="store_true", help="replace existing outputs; never an original")
    instead = batch.add_mutually_exclusive_group()
    instead.add_argument(
        "--exceptions", action="store_true", help="only list the documents that failed, with the reason"
    )
    instead.add_argument("--check", action="store_true", help="only check that every copy is unchanged")
    add_messages(batch)
    add_looks(batch)
    add_options(batch)


def add_watch(commands: Any) -> None:
    """Add `watch` to the subparsers."""
    watch: Parser = commands.add_parser(
        "watch",
        help="redact the files that appear in a folder, until it is stopped",
        description="Redacts every file that is in a folder or appears there, once it is complete, until Ctrl+C or "
        "SIGTERM; symbolic links are left out. A copy appears in the output folder only after it was verified; the "
        "original stays as it is. Shares the ledger of `sable batch`: what is done is skipped, what changed is "
        "redacted again. The exit code is that of the worst failure, 0 where nothing failed, or 5 where a file was "
        "left unfinished.",
        examples=("sable watch INBOX --output RELEASE", "sable watch INBOX --output RELEASE --interval 10 --quiet"),
    )
    watch.add_argument("folder", type=Path, metavar="FOLDER", help="folder to watch, with all folders in it")
    watch.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FOLDER", help="folder for the redacted copies"
    )
    watch.add_argument(
        "--interval",
        type=values.seconds,
        default=2.0,
        metavar="SECONDS",
        help="seconds between two looks at the folder; a file is read once three looks found it unchanged (default: 2)",
    )
    watch.add_argument(
        "--ledger",
        type=Path,
        metavar="FILE",
        help="record of what is done, without text of documents (default: a file among your own data for each output "
        "folder)",
    )
    watch.add_argument(
        "--workers", type=values.whole(1), metavar="N", help="number of processes (default: one for each core)"
    )
    watch.add_argument("--retry", action="store_true", help="also try files that failed before")
    watch.add_argument("--force", action="store_true", help="replace existing outputs; never an original")
    add_messages(watch)
    add_looks(watch)
    add_options(watch)


def add_serve(commands: Any) -> None:
    """Add `serve` to the subparsers."""
    serve: Parser = commands.add_parser(
        "serve",
        help="answer requests of other programs of yours over a local socket, until it is stopped",
        description="Loads the networks once, and redacts or inspects what other programs of the same user ask for, "
        "one JSON object a line, over a Unix domain socket; no other machine or user can reach it. All requests have "
        "the options given here. Ends at Ctrl+C or SIGTERM, with exit code 0, or 5 where a request was cut off. Not "
        "available on Windows.",
        examples=('sable serve --socket "$XDG_RUNTIME_DIR/sable.socket" --policy hipaa-safe-harbor',),
    )
    serve.add_argument(
        "--socket",
        type=Path,
        required=True,
        metavar="FILE",
        help="the socket to make, in a folder of yours in which no one else may write; it gets the mode 0600",
    )
    add_messages(serve)
    add_looks(serve)
    add_options(serve)
