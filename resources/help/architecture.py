"""Draws ARCHITECTURE.md from the import contracts in pyproject.toml, and what each part says of itself.

`make help`, or python resources/help/architecture.py; a test fails when the page is not what this would write.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "ARCHITECTURE.md"


def page() -> str:
    contracts = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return "\n\n".join(_parts(contracts["contracts"])) + "\n"


def _parts(contracts: list[dict[str, object]]) -> Iterator[str]:
    yield "# Architecture"
    yield (
        "Drawn from `[tool.importlinter]` in `pyproject.toml` by `make help`; `lint-imports` keeps the code to it, and "
        "a test keeps this page to the contracts. What stands higher may import what stands lower, never the other way "
        "round; what stands in one row never imports each other."
    )
    yield (
        "The terms of the field that the code uses are in the [glossary](resources/help/developers/words.md), rows "
        "such as `threat P20` in the list of [threats](resources/help/developers/threats.md), numbers such as `paper "
        "3` in that of [papers](resources/help/developers/papers.md)."
    )
    (layers,) = (each for each in contracts if each["type"] == "layers")
    rows = [[name.strip() for name in str(row).split("|")] for row in _list(layers["layers"])]
    yield "```mermaid\n" + "\n".join(_graph(rows)) + "\n```"
    yield "## The parts"
    lines = [f"| `{name}` | {_about(REPOSITORY / 'engine' / name)} |" for row in rows for name in row]
    yield "\n".join(["| part of the engine | what it does |", "|-|-|", *lines])
    yield "## What else is kept"
    for each in (each for each in contracts if each is not layers):
        sources, forbidden = (", ".join(f"`{name}`" for name in _list(each[key])) for key in _ENDS)
        how = "not even through others" if not each.get("allow_indirect_imports") else "directly"
        yield f"**{each['name']}.** {sources} never imports {forbidden}, {how}."


def _graph(rows: list[list[str]]) -> Iterator[str]:
    yield "flowchart TD"
    yield f"  desktop --> row{next(number for number, row in enumerate(rows) if 'pipeline' in row)}"
    for number, row in enumerate(rows):
        yield f'  row{number}["{" · ".join(row)}"]'
    yield "  " + " --> ".join(f"row{number}" for number in range(len(rows)))


def _about(path: Path) -> str:
    """The first sentence of a module's or package's docstring."""
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    words = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(words.split("\n\n")[0].split()).replace("|", "\\|")


def _list(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else []


_ENDS = ("source_modules", "forbidden_modules")

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
