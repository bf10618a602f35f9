"""Comparison of masking methods: people identified against words masked (`sable compare`)."""

from engine.lab.comparison.comparing import (
    STAGE,
    Point,
    compare,
    of_files,
)

__all__ = [
    "STAGE",
    "Point",
    "compare",
    "of_files",
]
