"""Chooses what to mask, and what stands in its place."""

from engine.masking.optimal import choose
from engine.masking.replacements import redactions

__all__ = ["choose", "redactions"]
