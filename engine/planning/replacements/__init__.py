"""What stands in the place of what is taken away: a mask, a label, a part, something coarser, or something invented."""

from engine.planning.replacements.redacting import coarse_enough, planned_redactions
from engine.planning.replacements.together import dates_left_in_place, possible_shifts, with_all_dates

__all__ = ["coarse_enough", "dates_left_in_place", "planned_redactions", "possible_shifts", "with_all_dates"]
