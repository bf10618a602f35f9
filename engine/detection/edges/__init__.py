"""Edges of mentions: what belongs to one is added, what does not is trimmed."""
