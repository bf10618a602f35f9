"""Checks of a redacted Word document."""
