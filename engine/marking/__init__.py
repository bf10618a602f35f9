"""What a person looks for, marks and corrects in an examined document."""

from engine.marking.edits import Edits, edited
from engine.marking.marks import mark
from engine.marking.searching import Search, Span, find

__all__ = ["Edits", "Search", "Span", "edited", "find", "mark"]
