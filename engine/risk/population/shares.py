"""Religion, ethnic group and nationality outside England and Wales: shares of the whole country."""

from __future__ import annotations

import math
from functools import cache

from engine.core import tables
from engine.risk.population.values import Factor, same
from engine.risk.population.vocabulary import TableValue, meaning
from engine.risk.population.words import key

# Error of a share in the country, a guess; and in one of its places. Shares of minorities lie in few places: in most
# there are fewer than in the country, and the places differ more. Between what was measured on districts of England
# and Wales and on counties of the United States (`engine.lab.population.measure`).
_COUNTRY, _PLACE, _FEWER = 0.3, 1.8, 0.8
_LEAST = 0.001  # share of a group that the table lacks, at most half of the smallest that it lists
_CITIZENS = 0.9  # share of a country's people who are its citizens, a guess


def factor(kind: str, country: str, words: str, known: TableValue | None, *, whole: bool) -> Factor:
    """Return the share of one religion, ethnic group or nationality.

    Args:
        kind: "religion", "ethnic_group" or "nationality".
        whole: the place is the whole country.
    """
    error = _COUNTRY if whole else _PLACE
    listed = _listed(country, "ethnic_group" if kind == "nationality" else kind)
    if kind == "nationality":
        listed = {**_listed(country, "nationality"), **listed}
    label = known.value.rpartition("/")[2] if known else key(words)
    forms = {key(label), key(words)} | (_names_of_nation(words) if kind == "nationality" else set())
    share = max(
        (value for name, value in listed.items() if name in forms or set(name.split()) >= {key(words)}), default=0.0
    )
    if known and kind == "religion" and key(known.value) == "christian":
        share = max(share, sum(value for name, value in listed.items() if _christian(name)))
    if not share and known and "/" in known.value and kind == "religion":
        parent = sum(value for name, value in listed.items() if _christian(name))
        share = min(parent * known.share, _least(listed)) if parent else 0.0
        return same(share or _least(listed), error + 0.7, guessed=True, sources=("factbook",))
    if not share:
        return same(_least(listed), 1.0, guessed=True, sources=("factbook", "guess"))
    part = known.share if known and "/" not in known.value else 1.0
    found = place_share(share) if not whole else (share, error * (1 - share))
    return same(min(1.0, found[0] * part), found[1], guessed=not whole or part < 1, sources=("factbook",))


def place_share(share: float) -> tuple[float, float]:
    """Return the median share in a place of the country, from the country's, and the error of its logarithm."""
    return share * math.exp(-_FEWER * (1 - share) ** 2), _PLACE * (1 - share)


def own_citizens(country: str, words: str) -> Factor | None:
    """Return the share of citizens if a nationality is that of the country itself, otherwise None."""
    if _is_of(country, key(words)):
        return same(_CITIZENS, 0.08, guessed=True, sources=("guess",))
    return None


def _is_of(country: str, nation: str) -> bool:
    """Return whether a key names a country or its people; `country`: its ISO code."""
    name = _countries().get(country, "")
    derived = (name, name + "n", name + "ian", name[:-1] + "an", name + "ese")
    return nation in _DEMONYMS.get(country, ()) or bool(name and nation in derived)


def _names_of_nation(words: str) -> set[str]:
    """Return the country that a nationality names, and what its people are called: tables use either."""
    found = next((each for each in _countries() if _is_of(each, key(words))), None)
    return {_countries()[found], *_DEMONYMS.get(found, ())} if found else set()


@cache
def _countries() -> dict[str, str]:
    return {line[0]: line[2] for line in tables.rows("countries")}


@cache
def _listed(country: str, kind: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for iso, each, label, share, _ in tables.rows("shares"):
        if iso == country and each == kind:
            found[label] = max(found.get(label, 0.0), float(share))
    return found


def _least(listed: dict[str, float]) -> float:
    """Return the share of a value that the table lacks: half of the smallest listed, and at most a thousandth."""
    return min([_LEAST, *(value / 2 for value in listed.values() if value)])


def _christian(label: str) -> bool:
    found = meaning("religion", label)
    return bool(found and found.value.startswith("Christian")) or "christian" in label or "protestant" in label


_DEMONYMS = {
    "GB": ("british", "english", "scottish", "welsh", "uk", "briton", "britisch", "britannique", "britanico"),
    "US": ("american", "us", "usa", "amerikanisch", "americain", "americaine", "estadounidense"),
    "DE": ("german", "deutsch", "allemand", "allemande", "aleman", "alemana", "alemao", "tysk"),
    "FR": ("french", "francais", "francaise", "franzosisch", "frances", "francesa", "fransk"),
    "ES": ("spanish", "espanol", "espanola", "spanisch", "espagnol", "espagnole", "spansk"),
    "FI": ("finnish", "finn"),
    "NL": ("dutch",),
    "CH": ("swiss", "schweizerisch", "suisse"),
    "DK": ("danish", "danisch", "dansk"),
    "SE": ("swedish",),
    "NO": ("norwegian", "norwegisch", "norsk"),
    "PL": ("polish", "polnisch", "polonais", "polonaise", "polaco", "polaca", "polsk"),
    "PT": ("portuguese", "portugiesisch", "portugais", "portugaise", "portugues", "portuguesa"),
    "GR": ("greek", "griechisch"),
    "IE": ("irish",),
    "TR": ("turkish", "turkisch", "turc", "turque", "turco", "turca", "tyrkisk"),
    "IT": ("italian", "italienisch", "italien", "italienne", "italiano", "italiana"),
    "BE": ("belgian", "belgisch", "belge"),
    "CZ": ("czech",),
    "UA": ("ukrainian", "ukrainisch", "ukrainien", "ukrainienne"),
    "SY": ("syrian", "syrisch", "syrien", "syrienne"),
    "RO": ("romanian", "rumanisch", "roumain", "roumaine", "rumano", "rumana"),
}
