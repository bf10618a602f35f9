"""Sable's engine: opens, recognises, assesses, plans, writes and verifies. It imports no window."""

__version__ = "0.1.0"
