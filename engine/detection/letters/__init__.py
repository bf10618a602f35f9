"""Letters set apart: words whose letters are in separate cells, lines or frames, or along a curve.

The text of a document is not changed: nobody knows whether letters in a column are a word or the answers to questions.
So they are joined for the search only, and each finding is mapped back to the places of its letters.
"""

from engine.detection.letters.finding import Recognise as Recognise
from engine.detection.letters.finding import find as find
from engine.detection.letters.sequences import sequences as sequences
