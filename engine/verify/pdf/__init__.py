"""Checks of a redacted PDF."""
