"""Letters set apart: names of which each letter has a cell, a line or a frame of its own, or that run along a curve.

The text of a document stays as it is read: whether letters in a column are a word or the answers to questions, nobody
knows. So they are joined for the search alone, and what is found there is led back to where each letter stands.
"""

from engine.detection.letters.finding import Recognise as Recognise
from engine.detection.letters.finding import find as find
from engine.detection.letters.sequences import sequences as sequences
