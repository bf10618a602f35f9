"""Training, evaluation, trials and comparisons: what makes or measures models."""
