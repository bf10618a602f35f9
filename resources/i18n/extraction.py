"""Finds all that the window may say: in Qt's `tr` and `translate`, in tables of words, and in the engine.

The engine knows no Qt, and says some sentences with their fields filled in. Those are found in its source, with {0} and
{1} for what is filled in, and are recognised again by these templates.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from lxml import etree

from desktop import messages as endings
from engine import policies
from engine.core import catalogue, message, messages, problems, sentences

REPOSITORY = Path(__file__).resolve().parent.parent.parent

Source = tuple[str, str]
"""A context and the English words."""

# What comes filled in from there is matched with templates.
_PROOFS_OF = "verify"
_AUDIT = ("audit/words", "audit/target")
_AUDIT_SAYS = re.compile(r"([A-Z]|\{0\} [a-z])[^{}]{2,}|[a-z]+ [a-z ]{12,}")
_PROVING = {"Verdict", "Check", "Search", "Proof", "_not_run"}
_NOT_IN_THE_WINDOW = ("lab/", "models/", "cli/", "core/problems.py", "core/paths.py")
# Calls that hold English words of the window: which of their arguments; of a table its values.
_TABLES = {"Words": slice(1), "Spec": slice(1), "_declare": slice(1, 3)}
_WORDS = "words"


def said() -> dict[Source, bool]:
    """All that the window may say; whether it has a form for one and one for several."""
    found: dict[Source, bool] = {}
    with tempfile.TemporaryDirectory() as folder:
        stub, fresh = Path(folder) / "tables.py", Path(folder) / "fresh.ts"
        stub.write_text("".join(_call(*each) for each in _in_tables()), encoding="utf-8")
        files = [stub, *sorted((REPOSITORY / "desktop").rglob("*.py"))]
        qt("lupdate", *files, "-ts", fresh, "-no-obsolete", "-locations", "none")
        for context in etree.parse(fresh).iter("context"):
            for message in context.iter("message"):
                source = message.findtext("source", "")
                found[context.findtext("name", ""), source] = "%n" in source
    found |= {(catalogue.CONTEXT, catalogue.source(each)): isinstance(each, tuple) for each in _sentences()}
    return dict(sorted(found.items()))


def _sentences() -> Iterator[sentences.Sentence]:
    """Yield the sentences of all messages of the engine."""
    yield from (each for code, each in sentences.SENTENCES.items() if code != "literal")


@cache
def templates() -> tuple[str, ...]:
    """Of sentences that the engine fills in itself, those that say most first."""
    found = {each for each in _of_engine() if "{0}" in each}
    return tuple(sorted(found, key=lambda each: (-len(re.sub(r"\{\d+\}", "", each)), each)))


def _in_tables() -> Iterator[Source]:
    for tree in _trees(REPOSITORY / "desktop"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (name := _name(node)) in _TABLES:
                yield from ((_WORDS, each) for each in _words(node.args[_TABLES[name]]))
    for english in sorted({*_of_engine(), *_of_messages(), *_of_policies()}):
        yield catalogue.CONTEXT, english


def _words(arguments: list[ast.expr]) -> Iterator[str]:
    for each in arguments:
        strings = each.values if isinstance(each, ast.Dict) else [each]
        yield from (part.value for part in strings if isinstance(part, ast.Constant) and isinstance(part.value, str))


def _of_messages() -> Iterator[str]:
    told = {*messages.ERRORS.values(), *messages.NOTICES.values()} - set(endings.IN_THE_WINDOW)
    yield from (*told, *endings.IN_THE_WINDOW.values())
    yield from (words for code, words in problems.PROBLEMS.items() if code in _codes())
    for one, several in (*messages.REMOVED.values(), *messages.FOUND.values()):
        yield from (one, several)
    yield from (messages.WILL_BE_REMOVED, messages.NOTHING_HIDES, messages.ON_PAGE, messages.ON_PAGES, "pages")
    for tree in _trees(REPOSITORY / "engine"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                yield from (each.arg.replace("_", " ") for each in node.exc.keywords if each.arg)


@cache
def _codes() -> frozenset[str]:
    """All strings of those parts of the engine that the window uses: the codes of problems are among them."""
    engine = REPOSITORY / "engine"
    files = (each for each in engine.rglob("*.py"))
    kept = (each for each in files if not each.relative_to(engine).as_posix().startswith(_NOT_IN_THE_WINDOW))
    return frozenset(each for path in kept for tree in _trees(path) for each in _strings(tree))


def _of_policies() -> Iterator[str]:
    for policy in map(policies.load, policies.names()):
        yield policy.title
        questions = (message.text_of(rule.question) for rule in policy.rules if rule.question)
        for each in (policy.looks_for, *(message.text_of(rule.sentence) for rule in policy.rules), *questions):
            yield " ".join(each.split())
        yield from (meaning for _, meaning in policy.codes)
        yield from (rule.jurisdiction for rule in policy.rules if rule.citation != policies.OWN_CHOICE)


def _of_engine() -> set[str]:
    found: set[str] = set()
    for tree in _trees(REPOSITORY / "engine" / _PROOFS_OF):
        for node in ast.walk(tree):
            if isinstance(node, ast.Yield) or (isinstance(node, ast.Call) and _name(node) in _PROVING):
                found.update(each for each in _strings(node) if re.search(r"[a-z]{2} |^[A-Z][a-z]+ ", each))
    for name in _AUDIT:
        for tree in _trees(REPOSITORY / "engine" / name):
            found.update(each for each in map(_numbered, _strings(tree)) if _AUDIT_SAYS.match(each))
    return {re.sub(r" \([PD]\d\d\w?\)$", "", each) for each in found if "\n" not in each and "\\" not in each}


def _trees(path: Path) -> Iterator[ast.AST]:
    """Of a package, or of a module whose name is given without its suffix."""
    for file in sorted(path.rglob("*.py")) or [path.with_suffix(".py")]:
        yield ast.parse(file.read_text(encoding="utf-8"))


def _strings(tree: ast.AST) -> Iterator[str]:
    """Strings that are no docstrings; what is filled into one becomes {0}, {1} ..."""
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            # What is filled in, and said in words there, is found by itself; letters between fields are not.
            skipped.update(id(each) for each in node.values if isinstance(each, ast.Constant))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield _template(node.values)


def _numbered(template: str) -> str:
    """With {0}, {1} ... in place of the names of its fields."""
    names = dict.fromkeys(re.findall(r"\{(\w+)\}", template))
    for number, name in enumerate(names):
        template = template.replace(f"{{{name}}}", f"{{{number}}}")
    return template


def _template(parts: Iterable[ast.expr]) -> str:
    template, fields = "", 0
    for each in parts:
        if isinstance(each, ast.Constant):
            template += str(each.value)
        else:
            template += f"{{{fields}}}"
            fields += 1
    return template


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def _call(context: str, english: str) -> str:
    return f"QCoreApplication.translate({json.dumps(context)}, {json.dumps(english, ensure_ascii=False)})\n"


def qt(tool: str, *arguments: str | Path) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([program, *map(str, arguments)], check=True, capture_output=True, stdin=subprocess.DEVNULL)  # noqa: S603 - our own files
