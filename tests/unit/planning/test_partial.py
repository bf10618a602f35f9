"""Parts of findings that a policy keeps; none where the part is not certain."""

from __future__ import annotations

import pytest

from engine.core.types import KeptPart
from engine.planning.replacements.partial import PARTS, part

LEFT = {
    KeptPart.NOTHING: {"1931": None},
    KeptPart.LAST_FOUR: {
        "123-45-6789": "XXX-XX-6789",
        "4111 1111 1111 1234": "XXXX XXXX XXXX 1234",
        "GB82WEST12345698": "XXXXXXXXXXXX5698",
        "12345678": None,
        "12345678 Berg": None,
        "6789": None,
        "": None,
    },
    KeptPart.INITIALS: {
        "Anna Berg": "A.B.",
        "Ms Anna Lena Berg": "A.L.B.",
        "Dr. Erik van der Dahl": "E.D.",
        "Berg, Anna": "B.A.",
        "Łukasz Żak": "Ł.Ż.",
        "Anna": "A.",
        "the applicant": None,
        "Mr": None,
        "": None,
    },
    KeptPart.YEAR: {
        "12 March 1981": "1981",
        "03/04/1981": "1981",
        "March 1981": "1981",
        "1981": "1981",
        "12-14 March 1981": "1981",
        "12/03/81": None,
        "12 March": None,
        "1981-1983": None,
        "10:30": None,
    },
    KeptPart.MONTH: {"12 March 1981": "March 1981", "03/04/1981": None, "1981": None, "30/04/1981": "April 1981"},
    KeptPart.DECADE: {"12 March 1981": "1980s", "1981-1983": "1980s", "1981": "1980s", "soon": None},
    KeptPart.ZIP3: {
        "02110": "021",
        "02110-1234": "021",
        "03601": "000",
        "20301": "000",
        "SW1A 1AA": None,
        "2110": None,
    },
    KeptPart.CITY_AND_STATE: {
        "212 Quarry Lane, Boston, MA 02110": "Boston, Massachusetts",
        "212 Quarry Lane, Saltby, Texas": "Saltby, Texas",
        "212 Quarry Lane\nBoston, MA": "Boston, Massachusetts",
        "212 Quarry Lane": None,
        "5 Karl Johans gate, Oslo, Norway": None,
    },
    KeptPart.AGE_90: {"94-year-old": "90 or older", "aged ninety": "90 or older", "89 years old": None, "three": None},
    KeptPart.AGE_BAND: {"42-year-old": "aged 40-44", "42": "aged 40-44", "94 y/o": "90 or older", "long": None},
    KeptPart.COUNTRY: {"Bergen": "Norway", "Norway": "Norway", "Boston, MA": "United States", "Saltby": None},
    KeptPart.FIELD: {"ward nurse": "health worker", "diabetes": None},
    KeptPart.MAGNITUDE: {"EUR 23,450": "EUR 10,000 to EUR 100,000", "a lot": None},
}


@pytest.mark.parametrize(("name", "words"), [(name, words) for name, left in LEFT.items() for words in left])
def test_what_is_left(name: KeptPart, words: str) -> None:
    assert part(name.value, words) == LEFT[name][words]


def test_every_part_that_a_policy_can_name_is_made() -> None:
    assert set(PARTS) == set(KeptPart) == set(LEFT)
