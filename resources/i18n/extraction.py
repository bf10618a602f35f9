"""Finds all that is to be translated: Qt's `tr` and `translate` (by Qt's own tool), and the words of all tables."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from lxml import etree

import desktop
from desktop import actions, translations
from desktop import messages as endings
from desktop.settings import preferences
from engine import policies
from engine.cli import arguments, output
from engine.cli.parsing import Parser
from engine.core import catalogue, languages, message, messages, problems, sentences

REPOSITORY = Path(__file__).resolve().parent.parent.parent

Source = tuple[str, str]
"""A context and the English words."""


def said() -> dict[Source, bool]:
    """Return all that the window may say, and whether it has a form for one and one for several."""
    found: dict[Source, bool] = {}
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.ts"
        files = sorted((REPOSITORY / "desktop").rglob("*.py"))
        qt("lupdate", *files, "-ts", fresh, "-no-obsolete", "-locations", "none")
        for context in etree.parse(fresh).iter("context"):
            for message in context.iter("message"):
                source = message.findtext("source", "")
                found[context.findtext("name", ""), source] = "%n" in source
    found |= {(translations.WORDS, each): "%n" in each for each in _in_tables()}
    found |= {(catalogue.CONTEXT, catalogue.source(each)): isinstance(each, tuple) for each in _sentences()}
    return dict(sorted(found.items()))


def _sentences() -> Iterator[sentences.Sentence]:
    """Yield all that the engine says, by its tables."""
    yield from (each for code, each in sentences.SENTENCES.items() if code != "literal")
    yield from _of_messages()
    yield from _of_policies()
    yield from _of_help(arguments.parser())


def _of_help(parser: Parser) -> Iterator[str]:
    """Yield what the help of a command and of those below it says, and the names of values."""
    yield from filter(None, (parser.description, parser.epilog, *parser.titles(), *parser.lines()))
    for action in parser.shown():
        yield from (each for each in (action.help, action.metavar) if isinstance(each, str))
    for each in parser.commands.values():
        yield from _of_help(each)


def _in_tables() -> Iterator[str]:
    """Yield the words of the window's tables: those that its modules hold, its actions and its settings."""
    for each in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not each.name.endswith("__main__"):
            for table in vars(importlib.import_module(each.name)).values():
                yield from table.english if isinstance(table, translations.Words) else ()
    for action in actions.SPECS.values():
        yield action.words
    for setting in preferences.declarations().values():
        yield from (setting.words, setting.about)
        yield from setting.choices.english if isinstance(setting.choices, translations.Words) else ()


def _of_messages() -> Iterator[str]:
    """Yield the sentences of errors, notices and hidden content, of the window and of the command line."""
    yield from (*messages.ERRORS.values(), *messages.NOTICES.values(), *endings.IN_THE_WINDOW.values())
    yield from (*problems.PROBLEMS.values(), *output.STAGES.values(), messages.TRY_PICTURES)
    yield from (messages.TRY_BOXES, messages.TRY_AREAS)
    yield from problems.FIELDS.values()
    for one, several in (*messages.REMOVED.values(), *messages.FOUND.values()):
        yield from (one, several)
    yield from (messages.WILL_BE_REMOVED, messages.WILL_STAY, messages.NOTHING_HIDES)
    yield from (messages.ON_PAGE, messages.ON_PAGES)
    yield from (messages.IN_PARAGRAPH, messages.IN_PARAGRAPHS, messages.IN_LINE, messages.IN_LINES)
    yield from (*languages.NAMES.values(), languages.ANOTHER)


def _of_policies() -> Iterator[str]:
    for policy in map(policies.load, policies.names()):
        yield from (policy.title, policy.short)
        questions = (message.text_of(rule.question) for rule in policy.rules if rule.question)
        for each in (policy.looks_for, *(message.text_of(rule.sentence) for rule in policy.rules), *questions):
            yield " ".join(each.split())
        yield from (meaning for _, meaning in policy.codes)
        yield from (rule.jurisdiction for rule in policy.rules if rule.citation != policies.OWN_CHOICE)


def qt(tool: str, *arguments: str | Path) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([program, *map(str, arguments)], check=True, capture_output=True, stdin=subprocess.DEVNULL)  # noqa: S603 - our own files
