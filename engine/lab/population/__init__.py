"""Makes the bundled population tables from the shared ones, and measures the population model on counts held out."""
