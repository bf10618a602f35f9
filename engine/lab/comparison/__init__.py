"""Comparison of masking methods: people identified against words masked (`sable compare`)."""

from engine.lab.comparison.comparing import Point, compare, of_files

__all__ = ["Point", "compare", "of_files"]
