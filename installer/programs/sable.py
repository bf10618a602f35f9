"""Entry point of the frozen command line, and of every process that it starts."""

from engine.__main__ import run

run()
