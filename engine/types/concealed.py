"""What a file holds and does not show."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Concealed:
    """One thing that a file holds beside what a reader sees.

    Attributes:
        code: what it is, a notice code.
        leaks: it says something that no reader sees, so that a released file should not hold it.
        page: from 0; None where it belongs to no page.
        text: what it says, as far as it says anything.
    """

    code: str
    leaks: bool
    page: int | None = None
    text: str = field(default="", repr=False)
