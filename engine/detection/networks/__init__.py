"""Mentions from trained networks, and the languages of the paragraphs that they read."""
