"""What `sable audit` understands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine import values
from engine.arguments.options import add_options

SWEEPS = ("risk", "k")


def add_to(commands: Any) -> None:
    """Give the command to the command line."""
    audit: argparse.ArgumentParser = commands.add_parser(
        "audit",
        help="measure how many people can still be found from redacted documents, and what gives them away",
        description="Learns from some people's redacted documents whose they are, looks for the others in the table "
        "--profiles, and writes audit.html, audit.json and work-list.csv. Documents of any tool will do. A document "
        "belongs to the person whose id stands in its file's name between signs: P0012_3.txt to P0012.",
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
