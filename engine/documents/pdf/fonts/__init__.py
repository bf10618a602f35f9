"""Font subsetting: programs, widths, Unicode maps and names reduced to the glyphs that pages show."""
