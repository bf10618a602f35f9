"""Records of people in one file of background data: tables, and knowledge graphs as entities or triples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any

from engine.background import columns, parsing
from engine.background.attributes import WIKIDATA, PersonAttribute, TableProblem, of_header
from engine.background.columns import Column
from engine.background.parsing import NumberedRow, Object, Report, objects, text_of
from engine.core.expressions import Expression
from engine.generalisation import dates

# Knowledge graphs: Wikidata-style entities, and triples of subject, property and value.


_Fact = tuple[PersonAttribute, str]
Facts = list[_Fact]
"""Facts about one person."""
_Claim = tuple[str, str]
"""A property and its value."""

_HUMAN = frozenset({"q5", "human", "person", "people", "http://www.wikidata.org/entity/q5", "foaf:person"})
_TYPE = frozenset({"p31", "instance of", "type", "rdf:type", "a", "is a"})
_LABEL = frozenset(
    {"label", "labels", "name", "rdfs:label", "alias", "aliases", "also known as", "altlabel", "preflabel"}
)
_TRIPLE = (
    frozenset({"subject", "s", "person", "entity", "item"}),
    frozenset({"property", "predicate", "relation", "p", "attribute"}),
    frozenset({"value", "object", "o"}),
)
_IDENTIFIER = Expression(r"(?:[QP]\d+|_:\w+|\d+|https?://\S+|[a-z]+:\S+)")
_YEAR, _DAY = 9, 11
"""Wikidata's precisions of time; a month is between them."""
_DAYS = (PersonAttribute.BORN, PersonAttribute.DATE)


def _is_triples(header: tuple[str, ...], sample: Sequence[Sequence[str]]) -> bool:
    """Return whether a table contains triples: by its header, or by a first row with a property that occurs again."""
    if len(header) != 3:
        return False
    named = all(name.strip().casefold() in names for name, names in zip(header, _TRIPLE, strict=True))
    known = _is_type(header[1]) or _is_label(header[1]) or _last(header[1]) in WIKIDATA or bool(of_header(header[1]))
    return named or (known and any(tuple(row[1:2]) == (header[1],) for row in sample))


def _is_header(header: tuple[str, ...]) -> bool:
    """Return whether the first row of triples names its columns."""
    return header[1].strip().casefold() in _TRIPLE[1]


def _triples(rows: Iterable[NumberedRow]) -> Iterator[Facts]:
    """Yield the people among the subjects, in order of appearance: those with type human, or all if none has it.

    Raises:
        TableProblem: a row has not three cells.
    """
    found: dict[str, list[_Claim]] = {}
    for number, row in rows:
        if len(row) != 3:
            raise TableProblem("bad-columns", row=number)
        subject, name, value = (cell.strip() for cell in row)
        if subject and name and value:
            found.setdefault(subject, []).append((name, value))
    labels = {subject: [value for name, value in claims if _is_label(name)] for subject, claims in found.items()}
    yield from _people(found, labels)


def entities(objects: Iterable[Object]) -> Iterator[Facts]:
    """Yield the people of Wikidata-style entities: those with property P31 Q5 (human), or else all with claims.

    An entity has `labels` and `aliases` by language, or one `label`; and `claims` by property: Wikidata's statements,
    or plain values. Values that are entities of the same file are replaced by their labels and aliases.

    Raises:
        TableProblem: an entity has another shape.
    """
    found: dict[str, list[_Claim]] = {}
    labels: dict[str, list[str]] = {}
    number = 0
    try:
        for number, each in objects:
            name = str(each.get("id", f"_:{number}"))
            labels[name] = list(_labels(each))
            claims = [
                (property_, value)
                for property_, claimed in (each.get("claims") or {}).items()
                for value in _values(claimed)
            ]
            if claims:
                found[name] = [*(("label", label) for label in labels[name]), *claims]
    except (AttributeError, TypeError, KeyError, ValueError) as error:
        raise TableProblem("bad-entity", row=number) from error
    yield from _people(found, labels)


def _people(found: dict[str, list[_Claim]], labels: dict[str, list[str]]) -> Iterator[Facts]:
    humans = [subject for subject, claims in found.items() if any(_is_human(*claim) for claim in claims)]
    for subject in humans or found:
        facts = [
            (_attribute(name, shown), shown)
            for name, value in found[subject]
            for shown in (labels.get(value) or [value])
            if not _is_type(name)
        ]
        if not _IDENTIFIER.fullmatch(subject):
            facts.append((PersonAttribute.NAME, subject))
        yield facts


def _attribute(name: str, value: str) -> PersonAttribute:
    """Return the attribute of a property, or of the value where that does not fit or the property is unknown."""
    if _is_label(name):
        return PersonAttribute.NAME
    known = WIKIDATA.get(_last(name))
    if known and (known not in _DAYS or dates.readings(value)):
        return known
    return columns.of(_last(name), [value])


def _labels(entity: dict[str, Any]) -> Iterator[str]:
    """Yield all names of an entity, in every language."""
    for key in ("label", "name", "labels", "aliases"):
        yield from dict.fromkeys(_texts(entity.get(key)))


def _texts(names: Any) -> Iterator[str]:
    match names:
        case str():
            yield names
        case list():
            for each in names:
                yield from _texts(each)
        case {"value": value}:
            yield from _texts(value)
        case dict():
            for each in names.values():
                yield from _texts(each)


def _values(claim: Any) -> Iterator[str]:
    """Yield the values of a property as text; the value of an entity is its identifier."""
    match claim:
        case list():
            for each in claim:
                yield from _values(each)
        case {"mainsnak": {"datavalue": {"value": value}}}:
            if claim.get("rank") != "deprecated":
                yield from _values(value)
        case {"mainsnak": _}:
            return  # no value: known to be unknown, or to be none
        case {"time": str(moment), "precision": int(precision)}:
            yield from _moment(moment, precision)
        case {"amount": amount}:
            yield str(amount).removeprefix("+")
        case {"id": str(value)} | {"text": str(value)} | {"label": str(value)} | {"value": str(value)}:
            yield value
        case str() | int() | float():
            yield text_of(claim)
        case _:
            raise ValueError


def _moment(time: str, precision: int) -> Iterator[str]:
    """Yield a point of time to its precision: "+1952-03-11T00:00:00Z" with precision 11 is a day."""
    day = re.fullmatch(r"\+?(\d{4})-(\d\d)-(\d\d)T.*", time)
    if day and precision >= _YEAR:
        yield "-".join(day.groups()[: min(precision, _DAY) - _YEAR + 1])


def _last(name: str) -> str:
    """Return the last part of a property's address, which names it."""
    return re.split(r"[/#:]", name)[-1] or name


def _is_type(name: str) -> bool:
    return name.casefold() in _TYPE or _last(name).casefold() in _TYPE


def _is_label(name: str) -> bool:
    return name.casefold() in _LABEL or _last(name).casefold() in _LABEL


def _is_human(name: str, value: str) -> bool:
    return _is_type(name) and value.casefold() in _HUMAN


SAMPLE = 1000
"""Number of rows from which the columns are recognised."""
_Record = tuple[int, list[tuple[Column, str]] | None]
"""The number of a row, or of a person of a graph; and its cells, None if there are too many or too few."""

_JSON = frozenset({".json", ".jsonl", ".ndjson"})


def suffixes() -> frozenset[str]:
    """Return the suffixes of files that can be read."""
    return frozenset(parsing.READERS)


def preview(path: Path, assigned: dict[str, str]) -> tuple[Column, ...]:
    """Return the columns of a table with their attributes; () for a graph.

    Raises:
        TableProblem: the file can't be read as a table or graph.
        OSError: it can't be opened.
    """
    if _holds_entities(path):
        return ()
    with parsing.opened(path, _nobody) as table:
        sample = [row for _, row in islice(table.rows, SAMPLE)]
        return () if _is_triples(table.header, sample) else columns.mapped(table.header, sample, assigned)


def records(path: Path, assigned: dict[str, str], progress: Report) -> Iterator[_Record]:
    """Yield the record of each person in the file, in its order.

    Args:
        assigned: attributes by header, as set by the user.

    Raises:
        TableProblem: the file can't be read as a table or graph, or not to its end.
        OSError: it can't be opened.
    """
    if _holds_entities(path):
        with path.open("rb") as stream:
            yield from _graph(entities(objects(stream)))
        return
    with parsing.opened(path, progress) as table:
        start = list(islice(table.rows, SAMPLE))
        sample = [row for _, row in start]
        rows = chain(start, table.rows)
        if _is_triples(table.header, sample):
            first = [] if _is_header(table.header) else [(1, table.header)]
            yield from _graph(_triples(chain(first, rows)))
        else:
            yield from _table(columns.mapped(table.header, sample, assigned), rows)


def _table(found: tuple[Column, ...], rows: Iterable[NumberedRow]) -> Iterator[_Record]:
    used = [(column.number - 1, column) for column in found if column.attribute is not PersonAttribute.IGNORED]
    width = len(found)
    for number, row in rows:
        if len(row) == width:
            yield number, [(column, row[at]) for at, column in used if row[at]]
        else:
            yield number, None


def _graph(people: Iterable[Facts]) -> Iterator[_Record]:
    by_attribute = {each: Column(0, "", each) for each in PersonAttribute}
    for number, facts in enumerate(people, start=1):
        yield (
            number,
            [
                (by_attribute[attribute], value)
                for attribute, value in facts
                if attribute is not PersonAttribute.IGNORED
            ],
        )


def _holds_entities(path: Path) -> bool:
    """Return whether a file contains entities with claims, and is no table."""
    if path.suffix.lower() not in _JSON:
        return False
    with path.open("rb") as stream:
        return any("claims" in record for _, record in islice(objects(stream), SAMPLE))


def _nobody(read: int) -> None:
    """Ignore progress."""
