"""Values of the population model: the details of one person, and the estimate of how many people share them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields


@dataclass(frozen=True, slots=True)
class Details:
    """Details of one person as people write them; unknown ones are empty.

    Attributes:
        country: a name in English or the country's own language, or an ISO code; also a part of the United Kingdom.
        place: town, district, county, state or province; after a comma the region of an ambiguous name.
        sex: "F", "female", "woman", "M" ...
        age: first and last completed year of age, both included.
        children: their number, as digits or a word.
    """

    country: str = field(default="", repr=False)
    place: str = field(default="", repr=False)
    sex: str = field(default="", repr=False)
    age: tuple[int, int] | None = field(default=None, repr=False)
    occupation: str = field(default="", repr=False)
    religion: str = field(default="", repr=False)
    ethnic_group: str = field(default="", repr=False)
    nationality: str = field(default="", repr=False)
    marital_status: str = field(default="", repr=False)
    children: str = field(default="", repr=False)
    first_name: str = field(default="", repr=False)
    surname: str = field(default="", repr=False)
    diagnosis: str = field(default="", repr=False)

    def given(self) -> tuple[str, ...]:
        """Return the names of the fields that hold something, in their order."""
        return tuple(each.name for each in fields(self) if getattr(self, each.name) not in ("", None))


FIELDS = tuple(each.name for each in fields(Details))


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate of the number of people who share some details, at least 1, as it includes the person.

    Attributes:
        expected: number of people; on the small side where sources are uncertain.
        low, high: bounds of the number in nine cases of ten.
        unique: probability that nobody else shares the details (paper 14).
        used: fields that make the number smaller.
        ignored: fields without a table or a known value.
        guessed: fields among `used` without a published share: of the value, or in the country; for sex, age, religion,
            ethnic group, nationality and diagnosis, which vary between places, in the place itself.
        sources: publishers and years of the figures.
    """

    expected: float
    low: float
    high: float
    unique: float
    used: tuple[str, ...]
    ignored: tuple[str, ...]
    guessed: tuple[str, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Factor:
    """A share of the people of a place that have one or several details.

    Attributes:
        rates: share by sex and age, as `cells` counts them; between 0 and 1.
        error: standard deviation of the log of the share, as far as it is known.
        guessed: no such figure is published: see `Estimate`.
        sources: keys of `sources.SOURCES`.
    """

    rates: tuple[float, ...]
    error: float
    guessed: bool
    sources: tuple[str, ...]


AGES = 106
"""Number of single years of age, 0 to 105; older people are counted as 105."""


def cell(sex: int, age: int) -> int:
    """Return the position of a sex (0 men, 1 women) and an age in years in a list by sex and age."""
    return sex * AGES + min(max(age, 0), AGES - 1)


CELLS = 2 * AGES


def same(share: float, error: float, *, guessed: bool, sources: tuple[str, ...]) -> Factor:
    """Return a factor with one share for all ages and both sexes."""
    return Factor((share,) * CELLS, error, guessed, sources)
