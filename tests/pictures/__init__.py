"""Draws the pictures of the help pages."""
