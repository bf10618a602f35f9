"""Loads, when it is imported, what checks of every file compare with: forks of the process have it at once."""

from engine.verify.pdf import glyphs

glyphs.standard()
