"""Damages files in every way that it can think of, and lets only the errors of the engine's own tree come out."""
