"""Teaches a network to match texts with profiles (paper 4, section 5)."""
