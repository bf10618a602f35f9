"""Measurements on real files and real machines: `make bench`, or `python -m tests.benchmarks corpus|speed|masking`."""
