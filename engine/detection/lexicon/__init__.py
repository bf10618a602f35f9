"""Word lists that recognizers and filters share: common words, first names, public bodies, and the gazetteer."""
