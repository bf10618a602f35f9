"""Three-digit ZIP codes of areas with too few people to name them (45 CFR 164.514(b)(2)(i)(B))."""

from __future__ import annotations

# The 17 areas with 20,000 people or fewer in the census of 2000: OCR, Guidance Regarding Methods for De-identification
# of Protected Health Information, 26 November 2012.
_CENSUS_2000 = "036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893"
# The same guidance forbids relying on that list once newer data are published. The census of 2020 names 18: these, and
# those above except 063, 790, 830, 831 and 890, which have grown.
_CENSUS_2020 = "202 204 205 369 753 772"
# Military mail, and islands for which the census has no ZIP code areas, whose size is unknown.
_NOT_COUNTED = "008 090 091 092 093 094 095 096 097 098 099 340 962 963 964 965 966 969"

RESTRICTED_ZIP3: frozenset[str] = frozenset(f"{_CENSUS_2000} {_CENSUS_2020} {_NOT_COUNTED}".split())
"""ZIP codes written as 000: small in either census or not counted, the safe side of a list that ages."""
