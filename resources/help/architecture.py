"""Draws ARCHITECTURE.md from the import contracts in pyproject.toml, the imports, and the docstrings of the modules.

`make help`, or python resources/help/architecture.py; a test fails when the page is not what this would write.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "ARCHITECTURE.md"
_CIRCLES = ("ancestors", "skip_descendants")
_ENDS = ("source_modules", "forbidden_modules")
_BESIDE = ("desktop", "installer")
"""Parts beside the engine."""
_LONG = 60  # lines, from which the `__init__.py` of a part is more than its list of names
_RESOURCES = {
    "policies": "Bundled policies: the rules of courts and laws, one file each.",
    "hierarchy": "What is part of what (cities of countries, occupations of fields), and the words of surrogates.",
    "lists": "Word lists: names, ordinary words, look-alike letters.",
    "models": "Released weights, each with its model card.",
    "reports": "Templates of the HTML pages of reports and audits.",
    "i18n": "Translations of the window, and the scripts that keep them complete.",
    "help": "Help pages and developers' pages, and the scripts that write their generated parts.",
    "samples": "Invented documents to try Sable on.",
    "formats": "Elements and attributes that a Word file needs, with the script that derives them from the schemas.",
    "population": "Public statistics of people for the estimates of `engine/risk/population`, with their publishers.",
    "icons": "Icons of the program and of its window.",
    "schemas": "JSON schemas of what other programs read, one for each version.",
}
"""Purpose of each folder of `resources`; a folder without one fails."""
_TESTS = {
    "attacks": "Attack files: ways in which a name could pass the verification; each must be closed or refused.",
    "benchmarks": "Measurements on real files and machines (`make bench`), and their record.",
    "builders": "Makers of the documents, files, networks and doubles that several tests use.",
    "desktop": "The window, with the mouse, with keys and through the interface for screen readers.",
    "flow": "Whole runs of the command line, the pipeline and batches, also killed and on full disks.",
    "fuzz": "Damaged files, of which only errors of the engine's own tree may come (`make fuzz`).",
    "gold": "Invented documents with annotated places, rendered as TXT, DOCX and PDF.",
    "models": "Findings of the bundled networks, also in hostile places.",
    "pictures": "Pictures of the help pages (`make pictures`).",
    "unit": "What modules promise, in folders like those of the engine; `documents/threats` has each row of the list.",
}
"""Purpose of each folder of `tests`; a folder without one fails."""
QUESTIONS = (
    ("Where are the comments of a DOCX removed?", "engine/documents/docx/sanitise.py", '"references to comments"'),
    ("Where is the metadata of a PDF removed?", "engine/documents/pdf/sanitise/allowed.py", "_KNOWN"),
    ("What keeps a box from telling the width of a name?", "engine/documents/pdf/redact/reflow.py", "def reflowed"),
    ("Where is a scanned page read?", "engine/documents/pdf/read/scans.py", "class ScannedPictures"),
    ("Where is an encrypted DOCX decrypted?", "engine/documents/docx/encryption.py", "def decrypt"),
    ("Where are telephone numbers found?", "engine/detection/patterns/phone.py", "phonenumbers"),
    ("What happens to mentions that overlap?", "engine/detection/entities/overlaps.py", "def resolve"),
    ("How many people share some details?", "engine/risk/population/estimate.py", "def estimate"),
    ("Where is a table of people read?", "engine/background/parsing.py", "def opened"),
    ("Where is the least masking computed?", "engine/planning/optimizer/optimal.py", "def solve"),
    ("Where does a surrogate name come from?", "engine/planning/replacements/names.py", "class NameRole"),
    ("Where would a new court policy go?", "resources/policies", ""),
    ("What reads the redacted file with other libraries?", "engine/verify/pdf/text_layer.py", "def by_pdfium"),
    ("Which checks must a redacted file pass?", "engine/verify/checks.py", "def table"),
    ("Which row of the redaction log says what?", "engine/reports/entries.py", "class LogEntry"),
    ("In which order does a file pass all stages?", "engine/pipeline/flow.py", "def produce"),
    ("How much memory may a sandboxed worker use?", "engine/sandbox/process.py", "MEMORY ="),
    ("What refuses connections to the network?", "engine/sandbox/offline.py", "def lock"),
    ("Which exit code does an error have?", "engine/core/messages.py", "def exit_code"),
    ("How does a batch that was ended go on?", "engine/batch/ledger.py", "class Ledger"),
    ("What decides the colour of a mark?", "desktop/themes.py", "class Theme"),
    ("Where are the keys of an action set?", "desktop/actions.py", "SPECS"),
    ("Where are the user's decisions kept until the next run?", "desktop/sessions/records.py", "class Records"),
    ("How is a review handed to a colleague?", "desktop/sessions/handover.py", "def review_file"),
    ("Where would another language of the window go?", "resources/i18n", ""),
    ("Where are the parts of a release listed?", "installer/bundle/bill.py", "CycloneDX"),
    ("Where is it shown that a threat is closed?", "tests/unit", ""),
)
"""Questions of newcomers, the file or folder with the answer, and what is found there; a test looks it up."""


def page() -> str:
    """Return the page, in Markdown."""
    contracts = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return "\n\n".join(_parts(contracts["contracts"])) + "\n"


def _parts(contracts: list[dict[str, object]]) -> Iterator[str]:
    yield "# Architecture"
    yield (
        "Drawn by `make help` from `[tool.importlinter]` in `pyproject.toml`, the imports and the docstrings; a test "
        "keeps this page up to date, and `lint-imports` keeps the code to the contracts. A floor may import the floors "
        "below it, never those above; the parts of one floor never import each other."
    )
    yield (
        "The terms of the field that the code uses are in the [glossary](resources/help/developers/words.md), rows "
        "such as `threat P20` in the list of [threats](resources/help/developers/threats.md), numbers such as `paper "
        "3` in that of [papers](resources/help/developers/papers.md)."
    )
    (layers,) = (each for each in contracts if each["type"] == "layers")
    floors = [[name.strip() for name in str(row).split("|")] for row in _list(layers["layers"])]
    floors = [floor for floor in floors if floor != ["__main__"]]
    yield "```mermaid\n" + "\n".join(_graph([["desktop", *floors[0]], *floors[1:]])) + "\n```"
    yield (
        "An arrow: the upper part imports the lower one. An import is left out where a longer way of arrows leads to "
        "the same part."
    )
    yield "## Where to look"
    yield _table(
        ["part", "purpose"], [(f"`{_link(each)}`", _about(_folder(each))) for floor in floors for each in floor]
    )
    yield (
        "Each answer takes three steps: a part in the table above, its table below, and there the file by its purpose. "
        "For instance:"
    )
    yield _table(["question", "answer"], [(question, f"`{answer}`") for question, answer, _ in QUESTIONS])
    for name in [*(each for floor in floors for each in floor), *_BESIDE]:
        yield f"### {name}"
        yield _table(["file", "purpose"], list(_files(_folder(name))))
    for name, purposes in (("resources", _RESOURCES), ("tests", _TESTS)):
        yield f"### {name}"
        inside = (each for each in (REPOSITORY / name).iterdir() if each.is_dir() and any(each.iterdir()))
        folders = sorted(each.name for each in inside if each.name != "__pycache__")
        yield _table(["folder", "purpose"], [(f"`{each}/`", purposes[each]) for each in folders])
    yield "## Other contracts"
    for each in contracts:
        if each["type"] == "forbidden":
            sources, forbidden = (", ".join(f"`{name}`" for name in _list(each[key])) for key in _ENDS)
            how = "not even through others" if not each.get("allow_indirect_imports") else "directly"
            but = ", ".join(f"`{arrow}`" for arrow in _list(each.get("ignore_imports")))
            yield f"**{each['name']}.** {sources} never imports {forbidden}, {how}{f'; but {but}' if but else ''}."
        elif each["type"] == "acyclic_siblings":
            kept, skipped = (", ".join(f"`{name}`" for name in _list(each.get(key))) for key in _CIRCLES)
            how = "no file or folder imports a neighbour that imports it"
            yield f"**{each['name']}.** In {kept}, {how}{f'; except in {skipped}' if skipped else ''}."


def _link(part: str) -> str:
    return part if part in _BESIDE else f"engine/{part}"


def _folder(part: str) -> Path:
    return REPOSITORY / _link(part)


def _table(head: list[str], rows: list[tuple[str, str]]) -> str:
    return "\n".join([f"| {' | '.join(head)} |", "|-|-|", *(f"| {' | '.join(row)} |" for row in rows)])


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield each module of a part, packages before what they hold."""
    for file in sorted(folder.rglob("*.py"), key=lambda each: (each.parent, each.name != "__init__.py", each.name)):
        path = file.relative_to(folder)
        if path.name == "__init__.py":
            path = path.parent
        name = "__init__.py" if path == Path() else f"{path.as_posix()}{'' if path.suffix else '/'}"
        if path != Path() or len(file.read_text(encoding="utf-8").splitlines()) > _LONG:
            yield f"`{name}`", _about(file)


def _graph(floors: list[list[str]]) -> Iterator[str]:
    """The parts by floor, with the transitive reduction of their imports."""
    yield "flowchart TD"
    for number, floor in enumerate(floors):
        yield f"  subgraph floor{number}[ ]"
        yield "    " + "; ".join(floor)
        yield "  end"
    parts = [each for floor in floors for each in floor]
    imported = _imported()
    imports = {each: imported[each] & set(parts) - {each} for each in parts}
    for upper in parts:
        indirect = {far for near in imports[upper] for far in _reached(near, imports)}
        yield from (f"  {upper} --> {lower}" for lower in parts if lower in imports[upper] - indirect)


def _reached(part: str, imports: dict[str, set[str]]) -> set[str]:
    return imports[part].union(*(_reached(each, imports) for each in imports[part]))


def _imported() -> dict[str, set[str]]:
    """Return for each part those that it imports, also inside functions and for types."""
    graph = grimp.build_graph("engine", "desktop", cache_dir=None)
    modules = {*graph.find_children("engine"), "desktop"}
    for each in modules:
        graph.squash_module(each)
    return {_part(each): {*map(_part, graph.find_modules_directly_imported_by(each))} for each in modules}


def _part(module: str) -> str:
    return module.removeprefix("engine.")


def _about(path: Path) -> str:
    """Return the first paragraph of the docstring of a module or package.

    Raises:
        ValueError: it has none.
    """
    file = path / "__init__.py" if path.is_dir() else path
    words = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    if not words:
        raise ValueError(f"{file.relative_to(REPOSITORY)} has no docstring")
    return " ".join(words.split("\n\n")[0].split()).replace("|", "\\|")


def _list(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else []


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
