"""Words that recognizers and filters share: common words, names, public bodies, the gazetteer, signs of somebody."""
