"""Population model: the expected number of people who share a set of details, from bundled public statistics.

`estimate(Details(...))` needs no table of the user; all figures come from `resources/population`.
"""

from engine.risk.population.estimate import estimate
from engine.risk.population.values import FIELDS, Details, Estimate

__all__ = ["FIELDS", "Details", "Estimate", "estimate"]
