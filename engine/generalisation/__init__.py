"""Generalisation of ages, dates, numbers, places, occupations and organisations to less exact values."""
