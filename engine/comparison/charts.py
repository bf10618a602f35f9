"""What a comparison found, as a table (CSV) and as Pareto curves (SVG)."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from engine.comparison import Point
from engine.errors import OutputUnwritable

_WIDTH, _HEIGHT = 760, 480
_LEFT, _TOP, _RIGHT, _BOTTOM = 70, 30, 210, 60
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#7f7f7f")
"""Okabe and Ito's, which people with any colour vision tell apart; signs differ as well."""
_SIGNS = ("M-5,-5H5V5H-5Z", "M0,-6L6,5H-6Z", "M0,-6L6,0L0,6L-6,0Z", "M-5,-5L5,5M-5,5L5,-5", "M0,6L6,-5H-6Z")


def write(points: Sequence[Point], folder: Path) -> None:
    """`comparison.csv` and `comparison.svg` in a folder, which is made if need be.

    Raises:
        OutputUnwritable: that can't be done.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "comparison.csv").write_text(table(points), encoding="utf-8")
        (folder / "comparison.svg").write_text(curves(points), encoding="utf-8")
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error


def table(points: Sequence[Point]) -> str:
    """One line per method and setting; shares from 0 to 1."""
    judges = list(dict.fromkeys(judge for point in points for judge in point.adversaries))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            *("method", "setting", "meaning", "documents", "words masked", "information loss"),
            *("reidentified", "low", "high", *judges, "network calls", "seconds"),
        ]
    )
    for point in points:
        figures = (point.masked, point.loss, point.ensemble.value, point.ensemble.low, point.ensemble.high)
        each = [point.adversaries[judge].value for judge in judges]
        writer.writerow(
            [
                *(point.method, f"{point.setting:g}", point.meaning, point.documents),
                *(f"{figure:.4f}" for figure in (*figures, *each)),
                *(f"{point.calls:.1f}", f"{point.seconds:.3f}"),
            ]
        )
    return out.getvalue()


def pareto(points: Sequence[Point]) -> list[Point]:
    """Of one method's points, those that no other beats in both words masked and people found; fewest words first."""
    best: list[Point] = []
    for point in sorted(points, key=lambda each: (each.masked, each.ensemble.value)):
        if not best or point.ensemble.value < best[-1].ensemble.value:
            best.append(point)
    return best


def curves(points: Sequence[Point]) -> str:
    """A picture: words masked to the right, people found upwards, one curve per method."""
    methods = list(dict.fromkeys(point.method for point in points))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
        'font-size="13" role="img"><title>People identified against words masked</title>',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        *_axes(),
    ]
    for number, method in enumerate(methods):
        colour, sign = _COLOURS[number % len(_COLOURS)], _SIGNS[number % len(_SIGNS)]
        those = pareto([point for point in points if point.method == method])
        places = [_place(point.masked, point.ensemble.value) for point in those]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [_sign(x, y, sign, colour) for x, y in places]
        x, y = _WIDTH - _RIGHT + 30, _TOP + 12 + 24 * number
        parts += [_sign(x, y, sign, colour), f'<text x="{x + 14}" y="{y + 4}">{escape(method)}</text>']
    return "\n".join((*parts, "</svg>\n"))


def _axes() -> list[str]:
    parts = []
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        x, y = _place(share, share)
        parts += [
            f'<path d="M{x:.1f},{_TOP}V{_HEIGHT - _BOTTOM}M{_LEFT},{y:.1f}H{_WIDTH - _RIGHT}" stroke="#dddddd"/>',
            f'<text x="{x:.1f}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="middle">{share:.0%}</text>',
            f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>',
        ]
    middle = (_TOP + _HEIGHT - _BOTTOM) / 2
    return [
        *parts,
        f'<text x="{(_LEFT + _WIDTH - _RIGHT) / 2}" y="{_HEIGHT - 15}" text-anchor="middle">words masked</text>',
        f'<text transform="translate(18,{middle}) rotate(-90)" text-anchor="middle">people identified</text>',
    ]


def _place(masked: float, found: float) -> tuple[float, float]:
    return _LEFT + masked * (_WIDTH - _LEFT - _RIGHT), _HEIGHT - _BOTTOM - found * (_HEIGHT - _TOP - _BOTTOM)


def _sign(x: float, y: float, path: str, colour: str) -> str:
    return f'<path transform="translate({x:.1f},{y:.1f})" d="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
