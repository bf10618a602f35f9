"""What `sable batch` understands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine import values
from engine.arguments.options import add_looks, add_options


def add_to(commands: Any) -> None:
    """Give the command to the command line."""
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
