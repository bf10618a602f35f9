"""Filters of mentions that identify nobody: words in plain use, amounts, rooms, products, citations."""
