"""Content streams: grammar, instructions, graphics state, metrics of text, and everything that a page draws."""
