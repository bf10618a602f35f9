"""Tables as spreadsheets open them: no cell is run as a formula, and none is divided where they expect a semicolon."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import TextIO

_FORMULAS = tuple("=+-@\t\r\n＝＋－＠")


class TableWriter:
    """Writes rows as CSV, every cell in quotation marks."""

    def __init__(self, stream: TextIO) -> None:
        self._writer = csv.writer(stream, quoting=csv.QUOTE_ALL)

    def add(self, cells: Iterable[object]) -> None:
        """Write a row; a cell that begins like a formula gets an apostrophe in front."""
        self._writer.writerow([f"'{cell}" if str(cell).lstrip(" ").startswith(_FORMULAS) else cell for cell in cells])
