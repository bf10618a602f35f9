"""What can be wrong with a file of background knowledge."""

from __future__ import annotations


class Problem(Exception):
    """A fixed word for what is wrong, and the row and column, from 1, where that is known; never the value."""

    def __init__(self, code: str, *, row: int = 0, column: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.row = row
        self.column = column
