"""Teaches a network to match texts with profiles (unsupervised-text-deidentification, section 5)."""
