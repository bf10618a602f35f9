"""Rules by which mentions are extended, and those of numbers and places: "CS 55 | 018 774", "7 à | 11, allée des Pins"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.types import Kind
from engine.detection.patterns.rule import UPPER

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501


@dataclass(frozen=True, slots=True)
class Edge:
    """An extension of mentions of some kinds.

    `before` must match right before the mention and `after` right after it; `last`, if given, must match its end, and
    `whole` all of it.
    """

    kinds: frozenset[Kind]
    before: re.Pattern[str] | None = None
    after: re.Pattern[str] | None = None
    last: re.Pattern[str] | None = None
    whole: re.Pattern[str] | None = None


OF_NUMBERS_AND_PLACES: tuple[Edge, ...] = (
    # CS 55 018 774: a first group and the letters before groups of three
    Edge(
        frozenset({Kind.CODE}),
        before=re.compile(r"(?<![\w.,/-])(?:(?!NO|OF|IN|AM|PM|AT)[A-Z]{2}[ ])\d{1,3}[ ]\Z"),
        whole=re.compile(r"\d{3}(?:[ ]\d{3})+"),
    ),
    # QC-48417 7; B2C 44718D 2: a check digit behind
    Edge(
        frozenset({Kind.CODE}),
        after=re.compile(r"[ ]\d(?=[.,;)]?[ ]*(?:\n|\Z)|[);])"),
        whole=re.compile(r"[A-Z]{1,3}-\d{4,8}|[A-Z]\d[A-Z][ ][A-Z\d]{6}"),
    ),
    # D/QX 447182
    Edge(
        frozenset({Kind.CODE}),
        before=re.compile(r"(?<![\w/])[A-Z]/\Z"),
        whole=re.compile(r"[A-Z]{1,3}[ ]\d{5,8}"),
    ),
    # tolvababy.0z: the end of a user name
    Edge(
        frozenset({Kind.PERSON, Kind.CODE}),
        after=re.compile(r"\.(?=\w{0,4}\d)[a-z0-9]{1,5}(?!\w)"),
        whole=re.compile(r"[a-z][a-z_]{3,20}"),
    ),
    # 7 à 11, allée des Pins: the first of two houses
    Edge(
        frozenset({Kind.LOC}),
        before=re.compile(r"(?<![\w.,/-])\d{1,4}[ ]?(?:à|et|bis|-|–|/)[ ]?\Z"),
        whole=re.compile(r"\d{1,4}[ ,](?=.{0,12}[^\W\d_]{3}).*", re.S),
    ),
    # calle Olmos 14, P.B. "C"; Havrevej 21 st tv
    Edge(
        frozenset({Kind.LOC}),
        after=re.compile(
            r",?[ ](?:P\.?[ ]?B\.?(?:[ ](?:[\"“«][A-Z][\"”»]|[A-Z](?!\w)))?|(?:st|kl)\.?[ ](?:tv|th|mf)\.?|\d{1,2}\.?[ ](?:tv|th|mf)\.?)(?!\w)"
        ),
        last=re.compile(r"[^\W\d_]{3}[^\n]{0,30}\d[ ]?[a-zA-Z]?\Z"),
    ),
    # Tolvenau i. E.; Freiburg i. Br.; Neustadt a. d. Aisch; not the end of a sentence
    Edge(
        frozenset({Kind.LOC}),
        after=re.compile(
            rf"[ ](?:[iabvo]\.[ ]?(?:d\.[ ]?)?{UPPER}[a-zäöü]{{0,2}}\.|[ab]\.[ ]d\.[ ]{UPPER}[a-zäöü]{{2,12}}(?![\w'’]))"
        ),
        last=re.compile(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Kvåle ytre; Sæter ved Tolvfjell: farms
    Edge(
        frozenset({Kind.LOC}),
        before=re.compile(rf"(?<!\w){UPPER}[a-zæøå]{{2,14}}[ ]ved[ ]\Z"),
        after=re.compile(
            r"[ ](?:ytre|indre|øvre|nedre|nordre|søndre|søre|vestre|østre|austre|mellom)(?=,|\s?\n|[ ]\(|\Z)"
        ),
        last=re.compile(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Station | Yard, Saltby
    Edge(
        frozenset({Kind.LOC}),
        before=re.compile(rf"(?<!\w)(?!The[ ]|In[ ]|At[ ]|From[ ]){UPPER}[a-z]{{2,14}}[ ]\Z"),
        whole=re.compile(r"(?:Yard|Road|Street|Lane|Close|Row|Terrace|Crescent|Gardens|Mews|Wharf)(?:,.*)?", re.S),
    ),
)
