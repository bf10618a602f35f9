"""Reasons for a finding: risk indicators, group size, and the effect of each decision."""
