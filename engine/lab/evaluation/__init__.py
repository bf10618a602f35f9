"""Measures of detection and masking on annotated text."""
