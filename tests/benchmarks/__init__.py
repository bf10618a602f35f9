"""Measurements on real files and machines: `make bench`, or `python -m tests.benchmarks NAME ...` (see `__main__`)."""
