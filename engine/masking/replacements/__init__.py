"""What stands in the place of what is taken away: a mask, a label, a part, something coarser, or something invented."""

from engine.masking.replacements.redacting import coarse_enough, redactions
from engine.masking.replacements.together import dates_left_in_place, possible_shifts, with_all_dates

__all__ = ["coarse_enough", "dates_left_in_place", "possible_shifts", "redactions", "with_all_dates"]
