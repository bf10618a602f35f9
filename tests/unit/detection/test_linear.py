"""No rule takes longer than in proportion to the length of a text, whatever the text repeats."""

from __future__ import annotations

import importlib
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

import pytest

from engine.core.expressions import Expression
from engine.core.progress import Silent
from engine.core.types import Mention
from engine.detection import entities, patterns
from engine.detection.edges import boundaries, extending, extending_people, phrases, trimming
from engine.detection.entities import misspelt, names, repeats, streets
from engine.detection.entities import repeats as aliases
from engine.detection.filters import amounts, citing, famous, logs, ordinary, plain, products, public_numbers, rooms
from engine.detection.finders import announced, chats, halves, initials, signing, uncapitalised, wrapped
from engine.detection.lexicon import gazetteer
from engine.detection.networks import neural
from engine.detection.own import terms
from engine.documents import encodings, not_text
from engine.documents import text as text_format
from engine.policies import wording
from tests.builders import alphabets
from tests.sampled import sampled

_SHORT, _LONG, _LONGEST = 3_000, 12_000, 1_000_000
_GROWTH = 8.0  # four times as long: 4 is linear, 16 is quadratic
_LITTLE = 0.004  # seconds of the processor, below which no growth can be measured
_PER_MILLION = 120.0  # seconds of the processor for all rules together, on a slow machine

_MODULES = (
    amounts,
    announced,
    boundaries,
    chats,
    citing,
    famous,
    extending,
    extending_people,
    gazetteer,
    halves,
    initials,
    logs,
    misspelt,
    neural,
    ordinary,
    phrases,
    plain,
    products,
    public_numbers,
    rooms,
    signing,
    streets,
    terms,
    trimming,
    uncapitalised,
    wrapped,
    aliases,
    names,
    repeats,
    wording,
    text_format,
    encodings,
    not_text,
)
_TABLES = [
    importlib.import_module(f"engine.detection.patterns.{each}")
    for each in (
        "codes contact dates dates_abroad houses identity labelled labels_abroad labels_of_work names names_abroad "
        "names_of_words national phone places places_abroad quantities"
    ).split()
]
# Looked for in a few characters only: in one number, one name, one word, or the context of one finding.
_BOUNDED = {
    "engine.detection.patterns.labelled._DATE_OR_MONEY",
    "engine.detection.filters.ordinary._NUMBER_AFTER",
    "engine.detection.filters.ordinary._ONLY_NUMBERS",
    "engine.detection.networks.neural._UNIT",
    "engine.detection.entities.names._COMPANY",
}


def _compiled(value: object, name: str, depth: int = 0) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every pattern of a module, also in its tables."""
    if isinstance(value, Expression):
        yield name, value.compiled
        yield from _compiled(value.cue, f"{name}.cue", depth + 1)
    elif isinstance(value, re.Pattern) and isinstance(value.pattern, str):
        yield name, value
    elif depth > 4 or isinstance(value, type):
        return
    elif isinstance(value, (tuple, list)):
        for number, each in enumerate(value):
            yield from _compiled(each, f"{name}[{number}]", depth + 1)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _compiled(each, f"{name}[{key}]", depth + 1)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _compiled(getattr(value, each.name), f"{name}.{each.name}", depth + 1)


def _every_pattern() -> dict[str, re.Pattern[str]]:
    found: dict[str, re.Pattern[str]] = {}
    seen: set[tuple[str, int]] = set()
    for module in (*_TABLES, *_MODULES):
        for name, value in vars(module).items():
            for where, pattern in _compiled(value, f"{module.__name__}.{name}"):
                if (pattern.pattern, pattern.flags) not in seen and where not in _BOUNDED:
                    seen.add((pattern.pattern, pattern.flags))
                    found[where] = pattern
    return found


EVERY = _every_pattern()


def _seconds(work: Callable[[str], object], unit: str, length: int) -> float:
    text = unit * (length // len(unit))
    start = time.process_time()
    work(text)
    return time.process_time() - start


def _grows(work: Callable[[str], object], unit: str) -> bool:
    """Return whether four times the length takes much more than four times as long, in two measurements."""
    for _ in range(3):
        short = _seconds(work, unit, _SHORT)
        if short < _LITTLE or _seconds(work, unit, _LONG) < _GROWTH * short:
            return False
    return True


def _searching(pattern: re.Pattern[str]) -> Callable[[str], object]:
    return lambda text: sum(1 for _ in pattern.finditer(text))


@pytest.mark.slow
def test_the_measure_knows_a_quadratic_pattern() -> None:
    quadratic = _searching(re.compile(r"(?:[a-z]|['’][a-z])+;"))
    assert any(_grows(quadratic, "a'") for _ in range(9))  # a busy machine may hide growth from one measurement
    assert not _grows(_searching(re.compile(r"(?:[a-z]|['’][a-z]){1,60};")), "a'")


def test_patterns_are_found_in_every_table() -> None:
    for module in _TABLES:
        assert any(name.startswith(module.__name__) for name in EVERY), module.__name__
    assert len(EVERY) > 150


@pytest.mark.parametrize("name", sampled(EVERY, every=8))
def test_a_rule_is_linear_in_repetitions_of_its_own_alphabet(name: str) -> None:
    work = _searching(EVERY[name])
    assert [unit for unit in alphabets.units(EVERY[name], 45) if _grows(work, unit)] == []


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", EVERY)
def test_a_rule_is_linear_in_many_repetitions(name: str) -> None:
    work = _searching(EVERY[name])
    assert [unit for unit in alphabets.units(EVERY[name], 900, seed=2) if _grows(work, unit)] == []


def _found(text: str) -> tuple[Mention, ...]:
    found = patterns.find(text, progress=Silent())
    return (*(boundaries.widen(text, each) for each in found), *gazetteer.find(text, progress=Silent()))


def _whole(text: str) -> object:
    """Everything that is done with a text but what the networks do."""
    found = (*_found(text), *terms.find(text, terms=("Ada Quarry", "will"), person="Ada Mary Quarry"))
    return entities.join(text, found)


_LINES = {
    "quoted letter": "'A",
    "hyphens": "-A",
    "letters": "x",
    "capitals": "Aa ",
    "digits": "1",
    "numbers": "12-",
    "spaces": " ",
    "initials": "A. ",
    "one name": "Mr Ada Quarry, ",
    "underscores": "_a",
}


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("unit", _LINES.values(), ids=_LINES)
def test_a_line_of_a_megabyte_takes_seconds(unit: str) -> None:
    seconds = [_seconds(_whole, unit, length) for length in (_LONGEST // 8, _LONGEST // 4, _LONGEST)]
    assert seconds[2] < _PER_MILLION
    assert seconds[2] < max(_GROWTH * seconds[1], 1)
    assert seconds[1] < max(_GROWTH / 2 * seconds[0], 1)


def _people(count: int) -> str:
    """Many people of one surname, each with an initial."""
    chance = random.Random(1)
    given = ("".join(chance.choices("abcdefghij", k=6)).title() for _ in range(count))
    return " ".join(f"Mr {chr(65 + number % 26)}. {each} Quarry," for number, each in enumerate(given))


_MANY: dict[str, Callable[[int], str]] = {
    "one name": lambda count: "Mr Ada Quarry, will, " * count,
    "people": _people,
    "numbers": lambda count: " ".join(f"no. {number * 7919 % 10**8:08};" for number in range(count)),
    "days": lambda count: " ".join(f"{1 + number % 28} March {1700 + number % 300};" for number in range(count)),
}


@pytest.mark.slow
@pytest.mark.parametrize("make", sampled(_MANY.values(), every=4), ids=_MANY)
def test_joining_what_was_found_is_linear(make: Callable[[int], str]) -> None:
    _joining(make, 1_000, 4_000)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("make", _MANY.values(), ids=_MANY)
def test_joining_a_hundred_thousand_findings_is_linear(make: Callable[[int], str]) -> None:
    _joining(make, 25_000, 100_000)


def _joining(make: Callable[[int], str], few: int, many: int) -> None:
    for _ in range(3):
        seconds = []
        for count in (few, many):
            text = make(count)
            found = _found(text)
            assert len(found) >= count
            start = time.process_time()
            entities.join(text, found)
            seconds.append(time.process_time() - start)
        if seconds[1] < max(_GROWTH * seconds[0], 0.2):
            return
    raise AssertionError(f"{few} findings took {seconds[0]:.2f} s, {many} took {seconds[1]:.2f} s")
