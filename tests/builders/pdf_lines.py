"""Lines of text with a name in them, set as different programs set them: each gives away its width in another way."""

from __future__ import annotations

from collections.abc import Callable

import pymupdf

from tests.builders.pdf import from_content

FONT = pymupdf.Font("helv")
SIZE = 12
MARGIN, MEASURE = 50.0, 300.0
BEFORE, AFTER = "The tenant", "signed the new lease"
FILLER = "Nothing else is told here than that rent is due in May"


def width(text: str) -> float:
    """Return the width in Helvetica, in points."""
    return float(FONT.text_length(text, fontsize=SIZE))


def _shown(name: str) -> str:
    return f"BT /F1 {SIZE} Tf {MARGIN} 200 Td ({BEFORE} {name}, who {AFTER}) Tj ET"


def _justified(name: str) -> str:
    text = f"{BEFORE} {name}, who {AFTER}"
    stretch = (MEASURE - width(text)) / text.count(" ")
    return f"BT /F1 {SIZE} Tf {stretch:.4f} Tw {MARGIN} 200 Td ({text}) Tj 0 Tw ET"


def _without_spaces(name: str) -> str:
    """Write a justified line as TeX does: its spaces are moves of the pen."""
    words = f"{BEFORE} {name}, who {AFTER}".split()
    gap = (MEASURE - sum(map(width, words))) / (len(words) - 1)
    moved = f" {-1000 * gap / SIZE:.0f} ".join(f"({word})" for word in words)
    return f"BT /F1 {SIZE} Tf {MARGIN} 200 Td [{moved}] TJ ET"


def _placed(name: str) -> str:
    """Every word with a place of its own."""
    parts, x = [], MARGIN
    for word in f"{BEFORE} {name}, who {AFTER}".split():
        parts.append(f"1 0 0 1 {x:.3f} 200 Tm ({word}) Tj")
        x += width(word + " ")
    return f"BT /F1 {SIZE} Tf {' '.join(parts)} ET"


def _shifted(name: str) -> str:
    """Every letter shifted a little, by what is left when places are rounded, as Word does."""
    parts, x = [], MARGIN
    for letter in f"{BEFORE} {name}, who {AFTER}":
        parts.append(f"({letter}) {1000 * (x - round(4 * x) / 4) / SIZE:.2f}")
        x += width(letter)
    return f"BT /F1 {SIZE} Tf {MARGIN} 200 Td [{' '.join(parts)}] TJ ET"


def _in_parts(name: str) -> str:
    """Each part in a graphics state of its own, cut to its width."""
    parts, x = [], MARGIN
    for text in (f"{BEFORE} ", name, f", who {AFTER}"):
        clip = f"{MARGIN - 5} 190 {MEASURE + 20} 30 re W n"
        parts.append(f"q {clip} BT /F1 {SIZE} Tf {x:.3f} 200 Td ({text}) Tj ET Q")
        x += width(text)
    return " ".join(parts)


def _centred(name: str) -> str:
    text = f"{BEFORE} {name} {AFTER}"
    return f"BT /F1 {SIZE} Tf {MARGIN + (MEASURE - width(text)) / 2:.3f} 200 Td ({text}) Tj ET"


def _flush_right(name: str) -> str:
    text = f"{BEFORE} {name} {AFTER}"
    return f"BT /F1 {SIZE} Tf {MARGIN + MEASURE - width(text):.3f} 200 Td ({text}) Tj ET"


WAYS: dict[str, Callable[[str], str]] = {
    "shown": _shown,
    "justified": _justified,
    "without spaces": _without_spaces,
    "placed": _placed,
    "shifted": _shifted,
    "in parts": _in_parts,
    "centred": _centred,
    "flush right": _flush_right,
}


def page(way: str, name: str, *, drawn: str = "") -> bytes:
    """A page with a line that says the name, above two that fill the measure. `drawn`: operators in front of them."""
    stretch = (MEASURE - width(FILLER)) / FILLER.count(" ")
    filler = "".join(f"BT /F1 {SIZE} Tf {stretch:.4f} Tw {MARGIN} {y} Td ({FILLER}) Tj 0 Tw ET\n" for y in (172, 158))
    return from_content(f"{drawn} {WAYS[way](name)}\n{filler}".encode("cp1252"))


def _line(x: float, y: float, text: str, share: float) -> str:
    """One that starts so far before `x` as `share` of its width says: 0.5 is centred, 1 flush right."""
    return f"BT /F1 {SIZE} Tf {x - share * width(text):.3f} {y} Td ({text}) Tj ET\n"


ALONE: dict[str, Callable[[str], str]] = {
    "title in the middle of the page": lambda name: _line(50, 150, "The lease", 0) + _line(200, 250, name, 0.5),
    "date at the margin": lambda name: _line(50, 150, "The lease", 0) + _line(350, 250, name, 1),
    "column flush right": lambda name: "".join(
        _line(50, y, "Tenant", 0) + _line(250, y, text, 1)
        for y, text in ((250, "Amount"), (230, name), (210, "3,120.00"), (190, "48.50"))
    ),
    "centred column": lambda name: "".join(
        _line(50, y, "Tenant", 0) + _line(250, y, text, 0.5)
        for y, text in ((250, "Amount due"), (230, name), (210, "3,120.00"))
    ),
    "column of names": lambda name: "".join(
        _line(50, y, "Tenant", 0) + _line(350, y, text, 1) for y, text in ((250, name), (230, f"{name} {name}"))
    ),
    "cell flush right": lambda name: "150 220 150 20 re S\n" + _line(50, 226, "Tenant", 0) + _line(295, 226, name, 1),
    "cell between rules, centred": lambda name: (
        "150 220 m 150 240 l S 300 220 m 300 240 l S\n" + _line(50, 226, "Tenant", 0) + _line(225, 226, name, 0.5)
    ),
}
"""Names that stand alone on a line or in a cell, and begin the farther to the left the longer they are."""


def alone(way: str, name: str) -> bytes:
    """A page with such a name."""
    return from_content(ALONE[way](name).encode("cp1252"))
