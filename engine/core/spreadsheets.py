"""Tables as spreadsheets open them: no cell is run as a formula, whatever separates cells there."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import TextIO

from engine.core.expressions import Expression

# At the beginning, or behind a semicolon, which separates cells in Germany and France, whatever is in quotation marks.
# Some spreadsheets take full-width signs for the plain ones.
_FORMULA = Expression(r"(\A|;)( *[=+\-@\t\r\n＝＋－＠])")
_NUMBER = Expression(r"[+-]?\d+(?:\.\d+)?")


class TableWriter:
    """Writes rows as CSV, every cell in quotation marks."""

    def __init__(self, stream: TextIO) -> None:
        self._writer = csv.writer(stream, quoting=csv.QUOTE_ALL)

    def add(self, cells: Iterable[object]) -> None:
        """Write a row; what begins like a formula gets an apostrophe in front."""
        self._writer.writerow(map(_as_text, map(str, cells)))


def _as_text(cell: str) -> str:
    return cell if _NUMBER.fullmatch(cell) else _FORMULA.sub(r"\1'\2", cell)
