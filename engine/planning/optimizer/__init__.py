"""Optimizer: searches for the levels of all details that break every risk and lose the least information.

`optimal` starts the search that fits a problem (`crowd`, `limited`), from the greedy choice, and describes its solution
as a plan.
"""
