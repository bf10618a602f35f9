"""Rows of a printed table."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class TableRow:
    """Cells of a table row.

    Attributes:
        shares: shares of the width, one for each cell.
        styles: of each cell, as far as given: title, heading, second, passed, failed, warning, or empty.
        above: points left empty above the row.
        ruled: draw a thin line above the row.
    """

    cells: tuple[str, ...] = field(repr=False)
    shares: tuple[float, ...] = (1.0,)
    styles: tuple[str, ...] = ()
    above: float = 2.0
    ruled: bool = False
