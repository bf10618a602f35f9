"""Inference attack: which attributes of the data subject can still be inferred from visible text, and by which words.

`attributes` names what is guessed, `features` reads a text, and `attack` guesses with the released weights. Guesses are
about people in English texts; they are never facts.
"""
