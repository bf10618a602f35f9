"""Sable's engine: opens, recognizes, assesses, chooses, writes and proves. It knows nothing of any window."""

__version__ = "0.1.0"
