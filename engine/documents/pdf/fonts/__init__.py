"""Fonts reduced to the glyphs that pages show."""
