"""Words whose letters are set apart: in separate cells, lines or frames, or along a curve.

The text of a document is not changed, since letters in a column may be a word or the answers to questions. They are
joined for the search only, and each mention is mapped back to the places of its letters.
"""

from engine.detection.letters.finding import find as find
from engine.detection.letters.sequences import sequences as sequences
