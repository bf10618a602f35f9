"""Raking: fits a table of two dimensions to given row and column sums (iterative proportional fitting).

Source: paper 16. The result keeps the odds ratios of the first table: where no joint table of a place is
published, it is the joint table of the nation, adjusted to the published sums of the place.
"""

from __future__ import annotations

from collections.abc import Sequence

Table = list[list[float]]

_ROUNDS = 60
_CLOSE = 1e-6


def rake(first: Sequence[Sequence[float]], rows: Sequence[float], columns: Sequence[float]) -> Table:
    """Return the table with the odds ratios of `first` whose rows add up to `rows` and whose columns to `columns`.

    Args:
        first: not negative; a row or column of zeros stays zero.
        rows: not negative; where their sum differs from that of `columns`, the columns prevail.
    """
    table = [list(row) for row in first]
    for _ in range(_ROUNDS):
        worst = 0.0
        for row, wanted in zip(table, rows, strict=True):
            held = sum(row)
            if held:
                worst = max(worst, abs(wanted - held) / held)
                row[:] = [each * wanted / held for each in row]
        sums = [sum(column) for column in zip(*table, strict=True)]
        factors = [wanted / held if held else 0.0 for wanted, held in zip(columns, sums, strict=True)]
        for row in table:
            row[:] = [each * factor for each, factor in zip(row, factors, strict=True)]
        if worst < _CLOSE:
            break
    return table
