"""Line charts as self-contained SVG pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

_Place = tuple[float, float]

_LEFT, _TOP, _GAP, _LEGEND, _BOTTOM = 70, 30, 100, 190, 60
_ENTRY = 24
"""Pixels of an entry of a legend that is below the axes."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#7f7f7f")
"""Colours of Okabe and Ito, distinct for people with any colour vision; the markers differ as well."""
PAPER, INK, GRID = "#fefefe", "#010101", "#dddddd"
"""Colours that stand for one thing each, so that a window can put its own in their place."""
_SIGNS = ("M-5,-5H5V5H-5Z", "M0,-6L6,5H-6Z", "M0,-6L6,0L0,6L-6,0Z", "M-5,-5L5,5M-5,5L5,-5", "M0,6L6,-5H-6Z")


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the axes of a panel, in pixels.

    `low`: the legend is below them, not on the right, and the label of the upward axis above it, not along it.
    """

    width: int
    height: int
    low: bool = False


PAGE, PANE = Size(480, 390), Size(360, 170, low=True)
"""Sizes for a page of its own, and for a part of a window, in which a picture as wide as a page has tiny words."""


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis; `ticks`: places along it, 0 to 1, and their labels."""

    label: str
    ticks: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A curve through places, 0 to 1 to the right and upwards; `marked`: the place that gets a ring."""

    name: str
    places: tuple[_Place, ...]
    marked: _Place | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """A chart with its axes and curves."""

    across: Axis
    upwards: Axis
    lines: tuple[ChartLine, ...]


@dataclass(frozen=True, slots=True)
class ChartColours:
    """Colours of a window for a picture, as #RRGGBB."""

    paper: str
    ink: str
    grid: str
    curves: tuple[str, ...]


def in_colours(picture: str, colours: ChartColours) -> str:
    """Return a picture in other colours; its first curves in those of `curves`, the further ones as they are."""
    own = {PAPER: colours.paper, INK: colours.ink, GRID: colours.grid} | dict(
        zip(COLOURS, colours.curves, strict=False)
    )
    for colour, worn in own.items():
        picture = picture.replace(f'"{colour}"', f'"{worn}"')
    return picture


def percent(share: float) -> str:
    """Return the label of a share of 0 to 1: "20 %"."""
    return f"{100 * share:.0f} %"


def fifths() -> tuple[tuple[float, str], ...]:
    """Return the ticks of an axis that shows shares of 0 to 1."""
    return tuple((step / 5, percent(step / 5)) for step in range(6))


def picture(title: str, panels: Sequence[Panel], size: Size = PAGE) -> str:
    """Draw the panels beside each other, with a legend on their right or below them."""
    names = list(dict.fromkeys(line.name for panel in panels for line in panel.lines))
    right = _LEFT + len(panels) * (size.width + _GAP) - _GAP
    legend = (0, _ENTRY * len(names)) if size.low else (_LEGEND, 0)
    width, height = right + max(legend[0], _TOP), _TOP + size.height + _BOTTOM + legend[1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img"><title>{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for number, panel in enumerate(panels):
        left = _LEFT + number * (size.width + _GAP)
        parts += _axes(panel, left, size)
        for line in panel.lines:
            parts += _line(line, names.index(line.name), left, size)
    for number, name in enumerate(names):
        x, y = (_LEFT, _TOP + size.height + _BOTTOM) if size.low else (right + 20, _TOP + 12)
        y += _ENTRY * number
        parts += [_sign(x, y, number), f'<text x="{x + 14}" y="{y + 4}">{escape(name)}</text>']
    return "\n".join((*parts, "</svg>\n"))


def _line(line: ChartLine, number: int, left: float, size: Size) -> Iterator[str]:
    places = [_place(place, left, size) for place in line.places]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'<polyline points="{path}" fill="none" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="1.5"/>'
    yield from (_sign(x, y, number) for x, y in places)
    if line.marked:
        x, y = _place(line.marked, left, size)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="none" stroke="{INK}" stroke-width="2"/>'


def _axes(panel: Panel, left: float, size: Size) -> Iterator[str]:
    bottom, middle = _TOP + size.height, _TOP + size.height / 2
    for share, words in panel.across.ticks:
        x, _ = _place((share, 0), left, size)
        yield f'<path d="M{x:.1f},{_TOP}V{bottom}" stroke="{GRID}"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{escape(words)}</text>'
    for share, words in panel.upwards.ticks:
        _, y = _place((0, share), left, size)
        yield f'<path d="M{left},{y:.1f}H{left + size.width}" stroke="{GRID}"/>'
        yield f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(words)}</text>'
    centre, across, upwards = left + size.width / 2, escape(panel.across.label), escape(panel.upwards.label)
    yield f'<text x="{centre}" y="{bottom + 45}" text-anchor="middle">{across}</text>'
    if size.low:
        yield f'<text x="{left - 52}" y="{_TOP - 14}">{upwards}</text>'
    else:
        yield f'<text transform="translate({left - 52},{middle}) rotate(-90)" text-anchor="middle">{upwards}</text>'


def _place(place: _Place, left: float, size: Size) -> _Place:
    return left + place[0] * size.width, _TOP + (1 - place[1]) * size.height


def _sign(x: float, y: float, number: int) -> str:
    path, colour = _SIGNS[number % len(_SIGNS)], COLOURS[number % len(COLOURS)]
    return f'<path transform="translate({x:.1f},{y:.1f})" d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
