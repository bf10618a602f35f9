"""Foundations for every other part: frozen values, errors, options, messages and files."""
