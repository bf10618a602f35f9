"""Replacements of masked text: box, label, part, generalised value, shifted date, or surrogate."""

from engine.planning.replacements.redacting import coarse_enough, planned_redactions
from engine.planning.replacements.together import dates_left_in_place, possible_shifts, with_all_dates

__all__ = ["coarse_enough", "dates_left_in_place", "planned_redactions", "possible_shifts", "with_all_dates"]
