"""Audit of released documents: pickers, progress, the curve and the work list."""
