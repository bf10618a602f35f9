"""Letters as paths of a content stream."""

from __future__ import annotations

import pymupdf

_PAGE = 800.0


def outlines(words: str, size: float, at: tuple[float, float]) -> bytes:
    """Return paths in the shape of words in Helvetica, which nothing paints or clips yet."""
    x, y = at
    with pymupdf.open() as typed:
        page = typed.new_page(width=_PAGE, height=_PAGE)
        page.insert_text((100, _PAGE - 100), words, fontsize=100)
        picture = page.get_svg_image(text_as_path=True).encode()
    with pymupdf.open("svg", picture) as drawn:
        return b"".join(_path(path["items"], size / 100, x, y) for path in drawn[0].get_cdrawings())


def _path(items: list[tuple[object, ...]], factor: float, x: float, y: float) -> bytes:
    def placed(point: tuple[float, float]) -> str:
        return f"{x + factor * (point[0] - 100):.4f} {y + factor * (_PAGE - point[1] - 100):.4f}"

    parts: list[str] = []
    end: object = None
    for kind, *points in items:
        if kind == "re":
            x0, y0, x1, y1 = points[0]  # type: ignore[misc]
            points = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]  # type: ignore[has-type]
            numbers = [placed(point) for point in points]  # type: ignore[arg-type]
            parts.append(f"{numbers[0]} m {' l '.join(numbers[1:])} l h")
            continue
        numbers = [placed(point) for point in points]  # type: ignore[arg-type]
        parts += [*([] if points[0] == end else [f"{numbers[0]} m"]), f"{' '.join(numbers[1:])} {kind}"]
        end = points[-1]
    return (" ".join(parts) + "\n").encode()
