"""Word lists of special categories of personal data (GDPR, Art. 9), origin and status in languages other than English.

An entry gives the forms of its words: "Asthmatiker/-,s,in" is the word itself (-), or with one of the endings;
"jüdisch~" takes the endings that the line of the file that begins with ~ gives.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Mention
from engine.detection.lexicon import gazetteer
from engine.detection.networks.language import paragraphs

LANGUAGES = {"de": "de", "fr": "fr", "es": "es", "pt": "pt", "da": "da", "nb": "nb", "nn": "nb"}
"""Languages with a list, and whose it is."""
_NUMBERS = {words.subtype: number for number, words in reversed(tuple(enumerate(gazetteer.LISTS)))}
_NOUNS_IN_CAPITALS = "de"
_REACH = 24
_BODY = Expression(
    r"(?<!\w)(?:gouvernement|État|droit|code|loi|police|armée|parlement|législation|Constitution|autorités|juridictions|tribunaux|frontière|langue|ambassade"
    r"|gobierno|Estado|derecho|código|ley|policía|ejército|parlamento|legislación|Constitución|autoridades|tribunales|frontera|idioma|embajada|consulado"
    r"|governo|direito|lei|polícia|exército|legislação|Constituição|tribunais|fronteira|língua|embaixada)\s\Z",
    re.IGNORECASE,
)
_SHARED = frozenset({"country", "diagnosis"})
"""Subtypes whose English words other languages share: "Pakistan", "HIV"; "son" and "chef" mean something else."""


def find(text: str, english: Iterable[Mention]) -> Iterator[Mention]:
    """Yield mentions of the longest entries, each in passages of its language.

    Args:
        english: mentions of English entries in the text, which are yielded in passages of other languages as well, but
            for those that have another meaning there.
    """
    passages = paragraphs(text)
    starts = [each.start for each in passages]
    for each in english:
        language = passages[bisect_right(starts, each.start) - 1].language
        if each.subtype in _SHARED or language not in LANGUAGES:
            yield each
    for passage in passages:
        if passage.language in LANGUAGES:
            found = gazetteer.find_in(text, passage, _index(LANGUAGES[passage.language]))
            yield from (each for each in found if not _is_somebody_or_body(text, each, passage.language))


def _is_somebody_or_body(text: str, mention: Mention, language: str) -> bool:
    """Return whether an occupation is written like a surname ("Boucher"), or a nationality is that of a public body."""
    if mention.subtype == "occupation":
        return language != _NOUNS_IN_CAPITALS and text[mention.start].isupper()
    return (
        mention.subtype == "nationality"
        and _BODY.search(text, max(0, mention.start - _REACH), mention.start) is not None
    )


def entries(language: str) -> Iterator[tuple[str, str]]:
    """Yield the subtype and the entry of each line of a list; the first entry gives the endings of adjectives."""
    subtype = ""
    for line in resources.read_list(f"lists/abroad/traits-{language}.txt"):
        if line.startswith("["):
            subtype = line.strip("[]")
        else:
            yield subtype, line


def forms(entry: str, endings: str) -> Iterator[str]:
    """Yield all forms of an entry. `endings`: what ~ stands for, such as "-,e,er"."""
    written = [word.replace("~", f"/{endings}").partition("/") for word in entry.split(" ")]
    yield from map(" ".join, product(*(_forms(stem, ends) for stem, _, ends in written)))


def _forms(stem: str, endings: str) -> list[str]:
    return [stem + ("" if each == "-" else each) for each in (endings or "-").split(",")]


@cache
def _index(language: str) -> gazetteer.Index:
    index, endings = gazetteer.Index(), ""
    for subtype, entry in entries(language):
        if entry.startswith("~ "):
            endings = entry.removeprefix("~ ")
            continue
        for form in forms(entry, endings):
            index.add(form, _NUMBERS[subtype], any_case=entry == entry.lower())
    return index
