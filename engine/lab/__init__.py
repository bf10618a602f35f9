"""Model development: training, evaluation on annotated text, trials and comparisons."""
