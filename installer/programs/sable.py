"""Entry point of the frozen command line, and of every process that it starts."""

from engine.cli.main import run

run()
