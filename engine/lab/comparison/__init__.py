"""Comparison of masking methods: people identified against words masked (`sable compare`)."""

from engine.lab.comparison.comparing import ComparisonPoint, compare, of_files

__all__ = ["ComparisonPoint", "compare", "of_files"]
